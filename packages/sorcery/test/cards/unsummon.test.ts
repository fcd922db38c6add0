import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Unsummon returns a minion to its owner’s hand with its damage and without its enchantments', () => {
  const t = table({
    p1: { magic: 1, hand: ['unsummon'], minions: ['bomb'] },
    p2: { hand: ['banish'], minions: ['bomb', ['earth-elemental', { damage: 1, with: ['giant-strength'] }]] },
  });
  t.p1.plays('unsummon', { on: t.p2.minion(2) });
  expect(t.p2.hand).toEqual(['banish', 'earth-elemental 4/3']);
  expect([t.p1.board, t.p2.board]).toEqual([['bomb 1/2'], ['bomb 1/2']]);
  expect([t.p1.magic, t.gone]).toEqual([0, ['unsummon', 'giant-strength']]);
});

test('Unsummon into a full hand takes the minion out of the game, and its leaving triggers', () => {
  const full = ['banish', 'banish', 'banish', 'banish', 'banish'];
  const t = table({
    p1: { hand: ['unsummon'], minions: ['bone-golem'] },
    p2: { hand: full, minions: ['earth-elemental'] },
  });
  t.p1.plays('unsummon', { on: t.p2.minion(1) });
  expect(t.p2.hand).toEqual(full);
  expect(t.gone).toEqual(['unsummon', 'earth-elemental']);
  expect([t.p2.graveyard, t.p1.board]).toEqual([[], ['bone-golem 2/4']]);
});

test('Unsummon on an own minion: the card just played has made room in a hand of five', () => {
  const { p1 } = table({ p1: { hand: ['unsummon', 'banish', 'banish', 'banish', 'banish'], minions: ['bomb'] } });
  p1.plays('unsummon', { on: p1.minion(1) });
  expect(p1.hand).toEqual(['banish', 'banish', 'banish', 'banish', 'bomb 1/2']);
});

test('Unsummon needs a minion; a ritual is none', () => {
  const { p1 } = table({ p1: { hand: ['unsummon'] }, p2: { ritual: 'dark-ritual' } });
  expect(p1.cannotPlay('unsummon')).toBe('no-target');
});

test('Unsummon of a minion that lived on an enchantment: played again, it dies at once', () => {
  const { p1, p2 } = table({
    p1: { hand: ['unsummon'], minions: [['air-elemental', { with: ['giant-strength'], damage: 2 }]] },
    p2: { minions: ['fire-elemental'] },
  });
  p1.plays('unsummon', { on: p1.minion(1) });
  expect(p1.hand).toEqual(['air-elemental 1/-1']);
  p1.plays('air-elemental');
  expect(p1.graveyard).toEqual(['air-elemental 1/-1']); // Fire Elemental has nothing left to hit
  expect(p2.board).toEqual(['fire-elemental 2/2']);
});
