import { expect, test } from 'vitest';
import { IDLE_TURNS, TURN_LIMIT } from '../src/types.ts';
import { type Table, table } from './table.ts';

test('life 0 ends the game at once', () => {
  const t = table({ p1: { minions: ['earth-elemental', 'earth-elemental'] }, p2: { life: 4 } });
  t.p1.attacks(1);
  expect(t.outcome).toBe('p1');
  expect(t.match.outcome?.scores).toEqual([1, 0]);
  expect(t.p1.offered).toBe(null);
  expect(t.told.at(-1)).toBe('game-ended');
});

test('life below 0 does too, and life 1 does not', () => {
  const t = table({
    p1: { life: 3 },
    p2: { minions: ['air-elemental', 'fire-elemental', 'earth-elemental'] },
    active: 'p2',
    options: { subtypes: 'off' },
  });
  t.p2.attacks(2);
  expect([t.p1.life, t.outcome]).toEqual([1, null]);
  t.p2.attacks(3);
  expect([t.p1.life, t.outcome]).toEqual([-3, 'p2']);
  expect(t.match.outcome?.scores).toEqual([0, 1]);
});

test('life of exactly 0 has lost, the first player’s too', () => {
  const t = table({ p1: { life: 4 }, p2: { minions: ['earth-elemental'] } });
  t.p1.ends();
  t.p2.attacks(1);
  expect([t.p1.life, t.outcome]).toEqual([0, 'p2']);
});

test('as many cards in a hand as on the board, or in a deck, are not none', () => {
  const t = table({ p1: { hand: ['recharge'], minions: ['bomb'] }, p2: {} });
  t.p1.ends();
  expect(t.outcome).toBe(null);
  const full = ['recharge', 'recharge', 'recharge', 'recharge', 'recharge'];
  const decked = table({ p1: { hand: full, deck: full }, p2: {} });
  decked.p1.ends();
  expect(decked.outcome).toBe(null);
});

test('both at 0 or below at once is a draw', () => {
  const t = table({ p1: { life: 0, minions: ['earth-elemental'] }, p2: { life: 4 } });
  t.p1.attacks(1);
  expect(t.outcome).toBe('draw');
  expect(t.match.outcome?.scores).toEqual([0.5, 0.5]);
});

const passing = (t: Table): void => {
  const side = t.match.state.active === 0 ? t.p1 : t.p2;
  side.ends();
};

test('decks, hands and boards empty on both sides: a draw at the end of the turn', () => {
  const t = table({ p1: { hand: ['recharge'], ritual: 'dark-ritual' }, p2: {} });
  t.p1.plays('recharge');
  t.p1.ends();
  expect(t.outcome).toBe(null); // the ritual still gives magic
  const bare = table({ p1: { hand: ['blizzard'] }, p2: {} });
  bare.p1.plays('blizzard');
  bare.p1.ends();
  expect(bare.outcome).toBe('stalemate');
  expect(bare.match.outcome?.scores).toEqual([0.5, 0.5]);
});

test('both decks empty and twenty turns in a row of nothing: a draw', () => {
  const t = table({ p1: { hand: ['recharge'] }, p2: { hand: ['bomb'] } });
  for (let i = 1; i < IDLE_TURNS; i++) passing(t);
  expect(t.outcome).toBe(null);
  passing(t);
  expect(t.outcome).toBe('stalemate');
});

test('anything done starts the count anew, and a card in a deck stops it', () => {
  const t = table({ p1: { hand: ['recharge', 'bomb'] }, p2: { hand: ['bomb'] } });
  for (let i = 1; i < IDLE_TURNS; i++) passing(t);
  t.p2.plays('bomb');
  passing(t);
  expect([t.outcome, t.match.state.idle]).toEqual([null, 0]);
  const five = ['recharge', 'recharge', 'recharge', 'recharge', 'recharge'];
  const full = table({ p1: { hand: five, deck: ['bomb'] }, p2: { hand: five } });
  for (let i = 0; i < 2 * IDLE_TURNS; i++) passing(full);
  expect(full.outcome).toBe(null);
});

test('whoever is testing may go on at a dead table', () => {
  const t = table({ options: { testing: true } });
  for (let i = 0; i < 2 * IDLE_TURNS; i++) passing(t);
  expect(t.outcome).toBe(null);
});

test('turn 400 is the last', () => {
  const five = ['recharge', 'recharge', 'recharge', 'recharge', 'recharge'];
  const t = table({ p1: { hand: five, deck: ['bomb'] }, p2: { hand: five, deck: ['bomb'] } });
  t.match.state.turn = TURN_LIMIT - 1;
  passing(t);
  expect(t.outcome).toBe(null);
  passing(t);
  expect(t.outcome).toBe('turn-limit');
  expect(t.match.outcome?.scores).toEqual([0.5, 0.5]);
});
