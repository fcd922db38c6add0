import { loadGame } from '@cardwright/registry';
import { expect, test } from 'vitest';
import { isClear, type MiningPlan, mine, SEAMS } from '../src/mine.ts';
import { type ChoiceChance, MARGIN } from '../src/puzzle.ts';
import { themeOf } from '../src/theme.ts';

const weighed = (key: string, chance: number, behind: number, error = 0.01): ChoiceChance => ({
  key,
  chance,
  behind,
  error,
});

test('one choice is clearly best when all others are a margin behind, and surely behind', () => {
  const best = weighed('a', 0.7, 0, 0);
  expect(isClear([best, weighed('b', 0.6, 0.1)], MARGIN)).toBe(true);
  expect(isClear([best, weighed('b', 0.65, 0.05)], MARGIN)).toBe(false);
  expect(isClear([best, weighed('b', 0.6, 0.1, 0.12)], MARGIN)).toBe(false);
  expect(isClear([best, weighed('b', 0.6, 0.1), weighed('same', 0.7, 0, 0)], MARGIN)).toBe(false);
  expect(isClear([best], MARGIN)).toBe(false);
});

test('what a puzzle is about', () => {
  const strike = (seat: number) => ({ type: 'use', card: 3, seat });
  const peach = { type: 'use', card: 9 };
  const rows = (best: number, next: number) => [weighed('a', best, 0), weighed('b', next, best - next)];
  expect(themeOf(strike(1), [strike(2), peach], rows(0.97, 0.5))).toBe('lethal');
  expect(themeOf(peach, [strike(2)], rows(0.5, 0.1))).toBe('rescue');
  expect(themeOf(strike(1), [strike(2), peach], rows(0.6, 0.4))).toBe('target');
  expect(themeOf(peach, [strike(2)], rows(0.6, 0.4))).toBe('order');
});

test('a game is mined to the same puzzles again, and their best choices are clear', async () => {
  const seam = SEAMS.find(({ game }) => game === 'thrones') as MiningPlan;
  const entry = await loadGame('thrones');
  const quick = { ...seam, depth: 40, levels: ['simple', 'greedy'] };
  const found = (await Promise.all([0, 1, 2].map((n) => mine(entry, quick, 5, n)))).flat();
  expect(found.length).toBeGreaterThan(0);
  expect((await Promise.all([0, 1, 2].map((n) => mine(entry, quick, 5, n)))).flat()).toEqual(found);
  for (const { choices, worlds } of found) {
    expect(isClear(choices, MARGIN)).toBe(true);
    expect(worlds).toBe(400);
  }
});
