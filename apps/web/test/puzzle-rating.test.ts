import { expect, test } from 'vitest';
import { dayNumber, gameOfDay } from '../src/puzzles/daily.ts';
import { BEGINNER, rated } from '../src/puzzles/own-rating.ts';

test('who solves a puzzle of the own strength gains half a step, who misses it loses as much', () => {
  const puzzle = { id: 'a', rating: BEGINNER.rating };
  expect(rated(BEGINNER, puzzle, true)).toEqual({ rating: 1224, tried: { a: true } });
  expect(rated(BEGINNER, puzzle, false)).toEqual({ rating: 1176, tried: { a: false } });
});

test('hard ones bring more, easy ones cost more', () => {
  const after = (rating: number, isRight: boolean) =>
    rated(BEGINNER, { id: 'a', rating }, isRight).rating - BEGINNER.rating;
  expect(after(2000, true)).toBeGreaterThan(after(800, true));
  expect(after(800, false)).toBeLessThan(after(2000, false));
});

test('only the first try counts', () => {
  const once = rated(BEGINNER, { id: 'a', rating: 1400 }, false);
  expect(rated(once, { id: 'a', rating: 1400 }, true)).toBe(once);
});

test('after twenty tries a rating moves less', () => {
  const tried = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`p${i}`, true]));
  expect(rated({ rating: 1200, tried }, { id: 'new', rating: 1200 }, true).rating).toBe(1212);
});

test('the day is the reader’s own, the games take turns, and no game shows the same puzzle twice in sixty turns', () => {
  expect(dayNumber(new Date(2026, 0, 2, 23, 59))).toBe(dayNumber(new Date(2026, 0, 2, 0, 1)));
  expect(dayNumber(new Date(2026, 0, 3)) - dayNumber(new Date(2026, 0, 2))).toBe(1);
  const days = Array.from({ length: 180 }, (_, day) => gameOfDay(20_000 + day));
  expect(new Set(days.map(({ game, turn }) => `${game} ${turn % 60}`)).size).toBe(180);
});
