import { expect, test } from 'vitest';
import { apart } from '../src/ending/geometry.ts';

test.each([
  ['far from each other, they stand where they want to', [20, 60, 90], [20, 60, 90]],
  ['too near, the upper one moves up', [60, 90, 95], [60, 81, 95]],
  ['at one place, the first goes highest', [95, 95, 95], [67, 81, 95]],
  ['below the ground nobody stands', [60, 120], [60, 100]],
])('labels at the end of lines: %s', (_, wanted, places) => {
  expect(apart(wanted, 14, 100)).toEqual(places);
});
