import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Raise Dead brings back the top minion of the own graveyard with defence 1 and no action', () => {
  const { p1, p2 } = table({
    p1: { magic: 1, hand: ['raise-dead'], graveyard: ['bomb', 'earth-elemental'] },
    p2: { graveyard: ['air-elemental'] },
  });
  p1.plays('raise-dead');
  expect(p1.board).toEqual(['earth-elemental 4/1']);
  expect([p1.magic, p1.actions, p1.graveyard]).toEqual([0, [0], ['bomb 1/2']]);
  expect(p2.graveyard).toEqual(['air-elemental 1/1']);
});

test('Raise Dead triggers what entering triggers', () => {
  const { p1, p2 } = table({
    p1: { hand: ['raise-dead'], graveyard: ['earth-elemental'], ritual: 'aura-of-power' },
    p2: { minions: ['fire-elemental'] },
  });
  p1.plays('raise-dead'); // 4/1, Aura makes it 5/2, Fire hits for 1
  expect(p1.board).toEqual(['earth-elemental 5/1']);
  expect([p1.ritual, p2.board]).toEqual(['aura-of-power 3', ['fire-elemental 2/2']]);
});

test('Raise Dead sets the defence to 1 however low or high it was', () => {
  const { p1, p2 } = table({
    p1: { hand: ['raise-dead'], minions: ['air-elemental'] },
    p2: { minions: ['earth-elemental'] },
  });
  p1.attacks(1, 1);
  expect(p1.graveyard).toEqual(['air-elemental 1/-3']);
  p1.plays('raise-dead');
  expect([p1.board, p2.board]).toEqual([['air-elemental 1/1'], ['earth-elemental 4/3']]);
});

test('Raise Dead is illegal with an empty graveyard and on a full board', () => {
  const empty = table({ p1: { hand: ['raise-dead'] }, p2: { graveyard: ['bomb'] } });
  expect(empty.p1.cannotPlay('raise-dead')).toBe('graveyard-empty');
  const full = table({
    p1: { hand: ['raise-dead'], graveyard: ['bomb'], minions: ['bomb', 'bomb', 'bomb', 'bomb', 'bomb'] },
  });
  expect(full.p1.cannotPlay('raise-dead')).toBe('board-full');
});
