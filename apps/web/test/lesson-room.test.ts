import { expect, test } from 'vitest';
import { type Box, roomFor } from '../src/learn/room.ts';

const area: Box = { left: 0, top: 0, width: 400, height: 800 };
const size = { width: 400, height: 160 };
const hand: Box = { left: 0, top: 700, width: 400, height: 100 };

const touches = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

test('what the coach says stands just above the hand, and covers nothing', () => {
  const bar: Box = { left: 0, top: 620, width: 400, height: 60 };
  const room = roomFor(
    [size],
    area,
    [hand, bar].map((box) => ({ box, weight: 8 })),
    hand,
  );
  expect([hand, bar].filter((box) => touches(room, box))).toEqual([]);
  expect(room.top + room.height).toBeGreaterThan(600);
});

test('where something must be covered it is what matters least', () => {
  const seats: Box = { left: 0, top: 0, width: 400, height: 350 };
  const rest: Box = { left: 0, top: 350, width: 400, height: 450 };
  const room = roomFor(
    [size],
    area,
    [
      { box: seats, weight: 1 },
      { box: rest, weight: 8 },
    ],
    hand,
  );
  expect(touches(room, rest)).toBe(false);
});

test('one that is larger than the area begins at its corner', () => {
  expect(roomFor([{ width: 500, height: 900 }], area, [], hand)).toEqual({ left: 0, top: 0, width: 500, height: 900 });
});

test('a hair of a card is too much, where the page has room elsewhere', () => {
  const free: Box = { left: 0, top: 0, width: 400, height: 300 };
  const card: Box = { left: 0, top: 295, width: 400, height: 405 };
  const seat: Box = { left: 350, top: 0, width: 50, height: 60 };
  const obstacles = [
    { box: card, weight: 8 },
    { box: hand, weight: 8 },
    { box: seat, weight: 0.1 },
  ];
  const room = roomFor([{ width: 400, height: 290 }], area, obstacles, hand);
  expect(room.top + room.height).toBeLessThanOrEqual(295);
  expect(touches(room, free)).toBe(true);
});

test('a narrower shape is taken where the wide one would cover something', () => {
  const left: Box = { left: 0, top: 0, width: 150, height: 800 };
  const shapes = [size, { width: 240, height: 300 }];
  expect(roomFor(shapes, area, [{ box: left, weight: 8 }], hand)).toMatchObject({ width: 240 });
  expect(roomFor(shapes, area, [], hand)).toMatchObject({ width: 400 });
});
