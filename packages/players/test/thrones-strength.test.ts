import { bootstrap, playPair } from '@cardwright/lab';
import { thrones } from '@cardwright/thrones';
import { describe, expect, test } from 'vitest';
import { bot } from './thrones-position.ts';

const PAIRS = 400;

/** A's share of the wins over the same deals with the sides changed. */
async function share(a: string, b: string): Promise<number> {
  const plan = { seats: 4, seed: 2024, options: {} };
  const pairs = await Promise.all(Array.from({ length: PAIRS }, (_, n) => playPair(thrones, bot(a), bot(b), plan, n)));
  return bootstrap(pairs.map(({ score }) => score)).mean;
}

describe('each level beats the one below by as much as it should', () => {
  const rows: [a: string, b: string, floor: number, ceiling: number][] = [
    ['simple', 'random', 0.78, 0.86],
    ['smart', 'simple', 0.74, 0.83],
    ['greedy', 'smart', 0.79, 0.89],
  ];
  test.each(rows)('%s v %s is above %d and below %d', async (a, b, floor, ceiling) => {
    const score = await share(a, b);
    expect(score).toBeGreaterThan(floor);
    expect(score).toBeLessThan(ceiling);
  });
});
