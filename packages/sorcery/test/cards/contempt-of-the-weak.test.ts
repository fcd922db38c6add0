import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Contempt of the Weak: at the end of the own turn every minion with attack 1 or less dies, for one charge', () => {
  const { p1, p2 } = table({
    p1: { magic: 1, hand: ['contempt-of-the-weak'], minions: ['air-elemental', 'fire-elemental', 'novice-pyromancer'] },
    p2: { minions: ['potion-seller', 'earth-elemental'] },
  });
  p1.plays('contempt-of-the-weak');
  expect([p1.magic, p1.ritual]).toEqual([0, 'contempt-of-the-weak 3']);
  p1.ends();
  expect(p1.board).toEqual(['fire-elemental 2/2']);
  expect(p1.graveyard).toEqual(['air-elemental 1/1', 'novice-pyromancer 0/1']);
  expect([p2.board, p2.graveyard]).toEqual([['earth-elemental 4/4'], ['potion-seller 1/3']]);
  expect(p1.ritual).toBe('contempt-of-the-weak 2');
});

test('Contempt of the Weak does nothing at the end of the other player’s turn', () => {
  const { p1, p2 } = table({
    p1: { ritual: 'contempt-of-the-weak' },
    p2: { minions: ['air-elemental'] },
    active: 'p2',
  });
  p2.ends();
  expect([p2.board, p1.ritual]).toEqual([['air-elemental 1/1'], 'contempt-of-the-weak 3']);
});

test('Contempt of the Weak keeps its charge when nobody is weak', () => {
  const { p1, p2 } = table({ p1: { ritual: 'contempt-of-the-weak' }, p2: { minions: ['fire-elemental'] } });
  p1.ends();
  expect([p1.ritual, p2.board]).toEqual(['contempt-of-the-weak 3', ['fire-elemental 2/2']]);
});

test('Contempt of the Weak looks at each minion when its turn comes', () => {
  const { p1 } = table({
    p1: { minions: ['air-elemental', 'bone-golem'], ritual: 'contempt-of-the-weak' },
    options: { edition: 'standard' },
  });
  p1.ends(); // Air dies first, and the Golem has grown to 2/4 when it is looked at
  expect(p1.board).toEqual(['bone-golem 2/4']);
});

test('Contempt of the Weak costs 1', () => {
  const { p1 } = table({ p1: { magic: 0, hand: ['contempt-of-the-weak'] } });
  expect(p1.cannotPlay('contempt-of-the-weak')).toBe('too-little-magic');
});
