import { Match } from '@cardwright/engine';
import { judgeFirst } from '@cardwright/players/sorcery';
import { sorcery } from '@cardwright/sorcery';
import { expect, test } from 'vitest';
import { countChoices, freshHabits, habitsFrom, weighGame } from '../src/sorcery-habits.ts';
import { shareAgainstSmart } from '../src/sorcery-share.ts';

const fresh = freshHabits(1);
const weighed = (games: number, first: number): Float32Array =>
  Float32Array.from(Array.from({ length: games }, (_, n) => weighGame(fresh, judgeFirst, first + n)).flat());

test('a game is weighed the same again for the same seed, and another for another', () => {
  expect(weighed(1, 3)).toEqual(weighed(1, 3));
  expect(weighed(1, 3)).not.toEqual(weighed(1, 4));
});

test('habits begin with the rule of thumb, learn from choices that were weighed, and the same from the same', () => {
  const choices = weighed(250, 100);
  expect(countChoices(choices)).toBeGreaterThan(2000);
  const some = choices.subarray(0, weighed(10, 100).length);
  expect(habitsFrom(some, 1).weights).toEqual(habitsFrom(some, 1).weights);
  expect(shareAgainstSmart(habitsFrom(choices, 1), 150, 5)).toBeGreaterThan(shareAgainstSmart(fresh, 150, 5));
});

test('weighing a game leaves nothing of it in the habits', () => {
  const before = fresh.weights.slice();
  weighGame(fresh, judgeFirst, 7);
  expect(fresh.weights).toEqual(before);
  expect(Match.start(sorcery, { seed: 7 }).decision).not.toBeNull();
});
