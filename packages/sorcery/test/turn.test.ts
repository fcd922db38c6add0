import { Match } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { sorcery } from '../src/index.ts';
import { newGame, table } from './table.ts';

test('set-up: life 20, magic 3, a hand of five off the top, and P1 begins with a normal turn start', () => {
  const t = newGame({ shuffle: false });
  expect([t.p1.life, t.p2.life, t.p1.magic, t.p2.magic]).toEqual([20, 20, 4, 3]);
  expect(t.p1.hand).toEqual(['air-elemental', 'earth-elemental', 'fire-elemental', 'bomb', 'potion-seller']);
  expect(t.p2.hand).toEqual(t.p1.hand);
  expect(t.p1.deck.slice(0, 2)).toEqual(['novice-pyromancer', 'apprentice-summoner']);
  expect([t.p1.deck.length, t.p2.deck.length]).toEqual([17, 17]);
  expect(t.p1.offered).not.toBe(null);
});

test('without firstTurnStart the first turn brings no magic, no card and no triggers; the second is normal', () => {
  const { p1, p2 } = newGame({ shuffle: false, firstTurnStart: false });
  expect(p1.magic).toBe(3);
  p1.ends();
  expect(p2.magic).toBe(4);
});

test('a turn brings 1 magic without cap and 1 card if the hand has room', () => {
  const { p1, p2 } = table({ p1: { magic: 50 }, p2: { magic: 50, hand: ['bomb'], deck: ['banish', 'silence'] } });
  p1.ends();
  expect([p2.magic, p2.hand, p2.deck]).toEqual([51, ['bomb', 'banish'], ['silence']]);
  expect([p1.magic, p1.hand]).toEqual([50, []]);
});

test('with a full hand or an empty deck no card is drawn and nothing else happens', () => {
  const five = ['bomb', 'bomb', 'bomb', 'bomb', 'bomb'];
  const { p1, p2 } = table({ p1: {}, p2: { hand: five, deck: ['banish'] } });
  p1.ends();
  expect([p2.hand, p2.deck, p2.life]).toEqual([five, ['banish'], 20]);
  p2.ends();
  expect([p1.hand, p1.life]).toEqual([[], 20]);
});

test('the active player’s minions are restored to 1 action, which does not add up; the others are not', () => {
  const { p1, p2 } = table({
    p1: { minions: [['bomb', { actions: 0 }], 'bomb'] },
    p2: { minions: [['bomb', { actions: 0 }]] },
  });
  p1.ends();
  expect([p1.actions, p2.actions]).toEqual([[0, 1], [1]]);
  p2.ends();
  expect(p1.actions).toEqual([1, 1]);
});

test('a turn start goes: magic, card, restore, triggers', () => {
  const t = table({ p1: {}, p2: { deck: ['bomb'], ritual: 'dark-ritual' } });
  t.p1.ends();
  expect(t.told).toEqual([
    'turn-ended',
    'turn-started',
    'magic-gained',
    'card-drawn',
    'ritual-triggered dark-ritual',
    'magic-gained',
  ]);
});

test('both players’ end-of-turn and start-of-turn triggers are for their own turns only', () => {
  const { p1, p2 } = table({
    p1: { magic: 0, minions: ['potion-seller'], ritual: 'dark-ritual' },
    p2: { magic: 0, minions: ['potion-seller'], ritual: 'dark-ritual' },
  });
  p1.ends();
  expect([p1.board, p2.board]).toEqual([['potion-seller 1/4'], ['potion-seller 1/3']]);
  expect([p1.magic, p2.magic]).toEqual([0, 2]);
});

test('a coin decides who begins, fairly enough and by the seed alone', () => {
  const starter = (seed: number) => Match.start(sorcery, { seed, options: { starts: 'coin' } }).state.active;
  const starters = Array.from({ length: 200 }, (_, seed) => starter(seed));
  const firsts = starters.filter((seat) => seat === 0).length;
  expect(firsts).toBeGreaterThan(70);
  expect(firsts).toBeLessThan(130);
  expect(starter(7)).toBe(starters[7]);
});

test('whoever the coin picks has the turn start, and only they', () => {
  const t = newGame({ starts: 'coin' }, 3);
  const magic = [t.p1.magic, t.p2.magic];
  expect(magic[t.match.state.active]).toBe(4);
  expect(magic[1 - t.match.state.active]).toBe(3);
});
