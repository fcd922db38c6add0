import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Enrage (f2020) doubles the attack and takes 2 defence', () => {
  const { p1, p2 } = table({
    p1: { magic: 2, hand: ['enrage'], minions: ['earth-elemental', 'earth-elemental'] },
    p2: { minions: ['earth-elemental'] },
  });
  p1.plays('enrage', { on: p1.minion(1) });
  expect(p1.board).toEqual(['earth-elemental 8/2', 'earth-elemental 4/4']);
  expect([p1.magic, p2.board]).toEqual([0, ['earth-elemental 4/4']]);
});

test('Enrage kills what has 2 defence or less; in the graveyard it is as it was', () => {
  const { p1, p2 } = table({ p1: { hand: ['enrage', 'enrage'] }, p2: { minions: ['bomb', 'potion-seller'] } });
  p1.plays('enrage', { on: p2.minion(1) });
  p1.plays('enrage', { on: p2.minion(1) });
  expect(p2.graveyard).toEqual(['bomb 1/2']);
  expect(p2.board).toEqual(['potion-seller 2/1']);
});

test('a Bomb that Enrage kills goes off with its doubled attack', () => {
  const { p1, p2 } = table({
    p1: { hand: ['enrage'], minions: ['bomb'] },
    p2: { minions: ['potion-seller'] },
  });
  p1.plays('enrage', { on: p1.minion(1) });
  expect([p1.graveyard, p2.board]).toEqual([['bomb 1/2'], ['potion-seller 1/1']]);
});

test('Enrage needs a minion and 2 magic', () => {
  const bare = table({ p1: { hand: ['enrage'] } });
  expect(bare.p1.cannotPlay('enrage')).toBe('no-target');
  const poor = table({ p1: { magic: 1, hand: ['enrage'], minions: ['bomb'] } });
  expect(poor.p1.cannotPlay('enrage')).toBe('too-little-magic');
});
