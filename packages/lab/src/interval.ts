import { randomFrom } from '@cardwright/engine';

export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 2000;

/** The mean of a sample and its 95 % interval, by the percentile bootstrap with a fixed seed. */
export function bootstrap(sample: readonly number[]): Interval {
  const n = sample.length;
  if (n === 0) return { mean: 0, low: 0, high: 0 };
  const random = randomFrom(20_240_229);
  const means = new Float64Array(RESAMPLES);
  for (let r = 0; r < RESAMPLES; r++) {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += sample[random.below(n)] as number;
    means[r] = sum / n;
  }
  means.sort();
  return {
    mean: sample.reduce((a, b) => a + b, 0) / n,
    low: means[Math.floor(RESAMPLES * 0.025)] as number,
    high: means[Math.ceil(RESAMPLES * 0.975) - 1] as number,
  };
}
