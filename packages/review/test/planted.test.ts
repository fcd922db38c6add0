import { loadGame } from '@cardwright/registry';
import { expect, test } from 'vitest';
import { reviewStretch, type Verdict } from '../src/index.ts';
import { lordStrikesLoyalist, missesLethal, type Planted } from './planted.ts';

/** What the review says of the folly. The long form, fifty of each, is in soak. */
async function verdictOf({ record, seat, at }: Planted): Promise<Verdict | null> {
  const [step] = await reviewStretch(
    await loadGame(record.game),
    { record, seat, depth: 'usual' },
    { from: at, to: at + 1 },
  );
  return step?.verdict ?? null;
}

test.each([219, 239])('game %d: the Lord who strikes the last loyalist blunders', async (seed) => {
  const planted = lordStrikesLoyalist(seed) as Planted;
  const verdict = await verdictOf(planted);
  expect(verdict?.mark).toBe('blunder');
  expect(verdict?.chosen.keys).toEqual(planted.record.choices[planted.at]?.keys);
  expect(verdict?.others[0]?.keys).not.toEqual(verdict?.chosen.keys);
  expect(verdict?.causes.length).toBeGreaterThan(0);
});

test.each([1, 7, 14])('game %d: who misses a win of this turn is told so', async (seed) => {
  const verdict = await verdictOf(missesLethal(seed) as Planted);
  expect(verdict?.mark).toMatch(/^(blunder|mistake)$/);
  expect(verdict?.causes).toEqual([expect.objectContaining({ kind: 'wins-now' })]);
});
