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
    size,
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
    size,
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
  expect(roomFor({ width: 500, height: 900 }, area, [], hand)).toEqual({ left: 0, top: 0, width: 500, height: 900 });
});
