import { randomFrom } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { fareInGame, halves, type PairResult, worthsOf } from '../src/pairs.ts';

/** Heroes of whom each is worth five points more than the one before. */
const HEROES = ['a', 'b', 'c', 'd', 'e'];

function anyFared(seed: number, count: number): PairResult[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const first = random.below(HEROES.length);
    const second = (first + 1 + random.below(HEROES.length - 1)) % HEROES.length;
    const heroes = [first, second].map((i) => HEROES[i] as string);
    return { heroes, won: random.below(100) < 20 + 5 * (first + second) ? 1 : 0, isDrawn: true };
  });
}

test('what heroes are worth is learned from how pairs with them fared', () => {
  const worths = worthsOf(anyFared(1, 8000));
  for (const [i, hero] of HEROES.entries()) expect(worths.get(hero)).toBeCloseTo(0.05 * (i - 2), 1);
  expect([...worths].sort((a, b) => a[1] - b[1]).map(([hero]) => hero)).toEqual(HEROES);
});

test('the half of the pairs that is worth more wins more often in games that were not learned from', () => {
  const unseen = anyFared(2, 4000);
  const [better, worse] = halves(unseen, worthsOf(anyFared(1, 4000)));
  expect(better).toBeGreaterThan(worse + 0.1);
  const upside = new Map(HEROES.map((hero, i) => [hero, -i]));
  const [first, second] = halves(unseen, upside);
  expect(first).toBeLessThan(second);
});

test('in a game that is learned from one seat has any pair, and somebody wins', () => {
  const fared = fareInGame(5, 3);
  expect(fared.map(({ isDrawn }) => isDrawn)).toEqual([false, false, false, true, false, false]);
  expect(fared.every(({ heroes }) => heroes.length === 2)).toBe(true);
  expect(fared.some(({ won }) => won > 0)).toBe(true);
  expect(fareInGame(5, 3)).toEqual(fared);
});
