import { digestText, formatDigest } from '@cardwright/engine';
import { whist } from '@cardwright/example-whist';
import { enter, loadGame } from '@cardwright/registry';
import { describe, expect, test } from 'vitest';
import { depthNamed, judgedIn, type Review, reviewOf, reviewStretch } from '../src/index.ts';
import { REVIEW_VERSION } from '../src/version.ts';
import { lossOfFollower } from './follower.ts';
import { gameOf } from './games.ts';

const entry = await loadGame('thrones');
const RECORD = await gameOf(entry, 4);
const PLAN = { record: RECORD, seat: 1, depth: 'quick' } as const;
const WHOLE = await reviewStretch(entry, PLAN, { from: 0, to: RECORD.choices.length });
const REVIEW: Review = reviewOf(entry, PLAN, WHOLE);

describe('a review', () => {
  test('looks at every choice, and weighs those of one seat', () => {
    expect(WHOLE.map(({ at }) => at)).toEqual(RECORD.choices.map((_, at) => at));
    const judged = judgedIn(REVIEW);
    expect(judged.length).toBeGreaterThan(8);
    expect(judged.filter(({ seat }) => seat !== 1)).toEqual([]);
    for (const { at, verdict } of judged) expect(verdict.chosen.keys).toEqual(RECORD.choices[at]?.keys);
  });

  test('is the same as ever: who changes how it is reckoned raises REVIEW_VERSION, and this', () => {
    expect([REVIEW_VERSION, formatDigest(digestText(JSON.stringify(REVIEW)))]).toEqual([3, '16ed58f95ac538']);
  });

  test('put together of parts is the whole, to the letter', async () => {
    const cuts = [0, 5, 6, 30, RECORD.choices.length];
    const parts = [];
    for (const [i, to] of cuts.slice(1).entries())
      parts.push(...(await reviewStretch(entry, PLAN, { from: cuts[i] as number, to })));
    expect(JSON.stringify(parts)).toBe(JSON.stringify(WHOLE));
  });

  test('tells where the chance went: start, luck, others and own choices make the end', () => {
    const { start, luck, others, own, end } = REVIEW.balance;
    expect(start.value + luck.value + others.value + own.value).toBeCloseTo(end, 9);
    expect(own.value).toBeLessThanOrEqual(0);
    expect([0, 0.5, 1]).toContain(end);
    expect(REVIEW.sides.map(({ seats }) => seats)).toEqual([[0, 2], [1, 3]]); // biome-ignore format: two sides
  });

  test('the chances of all sides together are those of a game', () => {
    for (const { before } of WHOLE) {
      expect(before.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 9);
      for (const { value, error } of before) expect(value >= 0 && value <= 1 && error > 0).toBe(true);
    }
  });

  test('of a game that was left ends with its last chance', async () => {
    const record = { ...RECORD, choices: RECORD.choices.slice(0, 3), outcome: null };
    const steps = await reviewStretch(entry, { ...PLAN, record }, { from: 0, to: 3 });
    const { end } = reviewOf(entry, { ...PLAN, record }, steps);
    expect(end.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
  });

  test('stops when it is called off', async () => {
    expect(await reviewStretch(entry, PLAN, { from: 0, to: 50 }, AbortSignal.abort())).toEqual([]);
  });

  test('takes a depth that there is', () => {
    expect(depthNamed(' Deep')).toBe('deep');
    expect(() => depthNamed('bottomless')).toThrow('the depth is "bottomless"; it takes quick, usual or deep');
  });
});

test('a game nobody has written a search for is played to its end', async () => {
  const plain = enter(whist);
  const record = await gameOf(plain, 1);
  const steps = await reviewStretch(plain, { record, seat: 0, depth: 'quick' }, { from: 20, to: 30 });
  expect(steps.filter(({ verdict }) => verdict !== null).length).toBeGreaterThan(0);
});

test('who follows the strongest searcher gives away less than one point a choice', async () => {
  const { loss, weighed } = await lossOfFollower('sorcery', 1);
  expect(weighed).toBeGreaterThan(10);
  expect(loss).toBeLessThan(0.01);
});
