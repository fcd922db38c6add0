/** A mean with the half of its 95 % interval: the truth is likely no further away. It tells of sampling only. */
export interface Estimate {
  readonly value: number;
  readonly error: number;
}

/** 95 in 100 of a normal distribution lie within so many standard errors. */
export const NORMAL_95 = 1.96;

/** A sample of few that are all alike says little about how far others scatter: one more is thought to be this far off. */
const DOUBT = 0.5;

/** Adds up a sample without keeping it. */
export class Sample {
  #n = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#n++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get count(): number {
    return this.#n;
  }

  get mean(): number {
    return this.#n === 0 ? 0 : this.#sum / this.#n;
  }

  get estimate(): Estimate {
    const n = this.#n;
    if (n < 2) return { value: this.mean, error: 1 };
    const spread = Math.max(0, this.#squares / n - this.mean * this.mean);
    const variance = (spread * n + (DOUBT * DOUBT) / n) / (n - 1);
    return { value: this.mean, error: NORMAL_95 * Math.sqrt(variance / n) };
  }
}

/** The sum of estimates that have nothing to do with each other. */
export const added = (estimates: readonly Estimate[]): Estimate => ({
  value: estimates.reduce((sum, { value }) => sum + value, 0),
  error: Math.sqrt(estimates.reduce((sum, { error }) => sum + error * error, 0)),
});
