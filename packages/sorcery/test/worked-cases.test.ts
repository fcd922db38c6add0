import { expect, test } from 'vitest';
import { typed } from './commands.ts';
import { table } from './table.ts';

test('worked case 1: damage is kept when a minion changes zones', () => {
  const decks =
    'Air Elemental|Earth Elemental|Banish|Aura of Power|Unsummon|Potion Seller|Giant Strength|Fire Elemental|Enrage|Silence';
  const { p1, p2, type } = typed(decks, 'Bjarne|Linus|play 1|end|play 2|end|end|attack 1 1');
  expect(p1.graveyard).toEqual(['air-elemental 1/-3']);
  expect(p2.board).toEqual(['earth-elemental 4/3']);
  type('discard 1|discard 1|end|play 4 2 1|end|hand');
  expect(p2.magic).toBe(3);
  expect(p2.hand).toEqual(['aura-of-power', 'unsummon', 'potion-seller', 'earth-elemental 4/3', 'giant-strength']);
});

test('worked case 2: enchantments fall off when a minion leaves the board', () => {
  const decks = 'Apprentice Summoner|Giant Strength|Magic Fatigue|Unsummon|Disenchant|Silence|Enrage|Banish';
  const { p1, type } = typed(decks, 'Bjarne|Linus|play 1|play 1 1 1');
  expect(p1.board).toEqual(['apprentice-summoner 3/3']);
  type('end|play 4 1 1|end|hand');
  expect(p1.magic).toBe(3);
  expect(p1.hand).toEqual(['magic-fatigue', 'unsummon', 'disenchant', 'apprentice-summoner 1/1', 'silence']);
  type('play 4');
  expect(p1.board).toEqual(['apprentice-summoner 1/1']);
});

test('worked case 3: a ritual runs out of charges', () => {
  const decks =
    'Dark Ritual|Standstill|Aura of Power|Master Summoner|Apprentice Summoner|Air Elemental|Potion Seller|Novice Pyromancer';
  const { p1, p2, type } = typed(decks, 'Bjarne|Linus|end|play 1|end|end|end|end|end|play 1');
  const now = () => [p1.magic, p1.ritual, p2.magic, p2.ritual];
  expect(now()).toEqual([7, 'dark-ritual 5', 8, 'dark-ritual 3']);
  type('end|end|end|end|end|end');
  expect(now()).toEqual([13, 'dark-ritual 2', 14, 'dark-ritual 0']);
  type('end');
  expect(now()).toEqual([13, 'dark-ritual 2', 15, 'dark-ritual 0']);
  type('end');
  expect(now()).toEqual([15, 'dark-ritual 1', 15, 'dark-ritual 0']);
});

test('worked case 4: a Bomb with Giant Strength is banished and deals 3 to every enemy minion, left to right', () => {
  const t = table({
    p1: { hand: ['banish'], minions: ['earth-elemental', 'potion-seller', 'earth-elemental'] },
    p2: { minions: [['bomb', { with: ['giant-strength'] }], 'air-elemental'] },
  });
  expect(t.p2.board).toEqual(['bomb 3/4', 'air-elemental 1/1']);
  t.p1.plays('banish', { on: t.p2.minion(1) });
  expect(t.p1.board).toEqual(['earth-elemental 4/1', 'earth-elemental 4/1']);
  expect(t.p1.graveyard).toEqual(['potion-seller 1/0']);
  expect(t.p2.graveyard).toEqual(['bomb 1/2']);
  expect(t.p2.board).toEqual(['air-elemental 1/1']);
  expect(t.told.filter((line) => line.startsWith('minion-damaged'))).toEqual([
    'minion-damaged earth-elemental',
    'minion-damaged potion-seller',
    'minion-damaged earth-elemental',
  ]);
});

test('worked case 5: Enrage of f2020 kills Air, makes Earth 8/2, and Air with Giant Strength 6/1', () => {
  const { p1 } = table({
    p1: {
      hand: ['enrage', 'enrage', 'giant-strength', 'enrage'],
      minions: ['air-elemental', 'earth-elemental', 'air-elemental'],
    },
    options: { subtypes: 'off' },
  });
  p1.plays('enrage', { on: p1.minion(1) });
  expect(p1.graveyard).toEqual(['air-elemental 1/1']);
  p1.plays('enrage', { on: p1.minion(1) });
  expect(p1.board).toEqual(['earth-elemental 8/2', 'air-elemental 1/1']);
  p1.plays('giant-strength', { on: p1.minion(2) });
  p1.plays('enrage', { on: p1.minion(2) });
  expect(p1.board).toEqual(['earth-elemental 8/2', 'air-elemental 6/1']);
});
