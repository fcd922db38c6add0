import { isDeepStrictEqual } from 'node:util';
import { randomFrom } from '@cardwright/engine';
import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { sorcery } from '@cardwright/sorcery';
import { playAtRandom } from '@cardwright/testing';
import { thrones } from '@cardwright/thrones';
import { expect, test } from 'vitest';
import { diff, patched } from '../src/index.ts';
import { shared } from '../src/patch.ts';

const rows: [name: string, before: unknown, after: unknown, patch: unknown][] = [
  ['nothing changed', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
  ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
  ['a key that is new', { a: 1 }, { a: 1, b: null }, { b: [null] }],
  ['a key that is gone', { a: 1, b: 2 }, { a: 1 }, { b: 0 }],
  ['an undefined one is none', { a: 1 }, { a: 1, b: undefined }, null],
  ['inside an array', { a: [1, 2, 3] }, { a: [1, 9, 3] }, { a: { 1: [9] } }],
  ['a card drawn', [4, 5], [4, 5, 6], [2, 0, 6]],
  ['a card played from the middle', [4, 5, 6], [4, 6], [1, 1]],
  ['all of them', [1, 2, 3], [4, 5, 6], [0, 3, 4, 5, 6]],
  ['an array for an object', { a: [] }, { a: {} }, { a: [{}] }],
  ['something for nothing', { a: null }, { a: { b: 1 } }, { a: [{ b: 1 }] }],
  ['an array in place of a number', { a: 3 }, { a: [1, 2] }, { a: [[1, 2]] }],
];

test.each(rows)('%s', (_, before, after, patch) => {
  expect(diff(before, after)).toEqual(patch);
  expect(patched(before, diff(before, after))).toEqual(after);
  const kept = JSON.stringify(before);
  expect(shared(before, after)).toEqual(after);
  expect(JSON.stringify(before)).toBe(kept);
});

test('what did not change is taken from before', () => {
  const before = { hand: [{ card: 1 }, { card: 2 }], deck: { cards: [3] }, turn: 1 };
  const after = { hand: [{ card: 1 }, { card: 4 }], deck: { cards: [3] }, turn: 2 };
  const both = shared(before, after) as typeof before;
  expect(both).toEqual({ hand: [{ card: 1 }, { card: 4 }], deck: { cards: [3] }, turn: 2 });
  expect(both.deck).toBe(before.deck);
  expect(both.hand[0]).toBe(before.hand[0]);
  expect(after.deck).not.toBe(before.deck); // whoever made it keeps it as it is
  expect(shared(before, structuredClone(before))).toBe(before);
});

test.each([thrones, sorcery, ltkIdentity, ltkKingdoms])(
  'the views of a game follow from their patches: $id',
  (game) => {
    const views = new Map<string, unknown>();
    let [patches, whole, steps] = [0, 0, 0];
    playAtRandom(game as never, { seed: 11 }, randomFrom(11), { askForced: true }, (match) => {
      if (steps++ > 500) return; // a good part of a game, and its beginning
      for (const viewer of ['public', 'all', 0, 1] as const) {
        const now: unknown = JSON.parse(JSON.stringify(match.view(viewer)));
        const before = views.get(String(viewer));
        if (before !== undefined) {
          const patch = JSON.parse(JSON.stringify(diff(before, match.view(viewer)))) as ReturnType<typeof diff>;
          const kept = JSON.stringify(before);
          expect(JSON.stringify(shared(before, match.view(viewer)))).toBe(JSON.stringify(match.view(viewer)));
          if (!isDeepStrictEqual(patched(before, patch), now)) expect(patched(before, patch)).toEqual(now);
          expect(JSON.stringify(before)).toBe(kept);
          patches += JSON.stringify(patch).length;
          whole += JSON.stringify(now).length;
        }
        views.set(String(viewer), now);
      }
    });
    expect(patches).toBeLessThan(whole / 5);
  },
);
