import { expect, test } from 'vitest';
import { table } from './table.ts';

test('three elementals on one board: each has +1/+1; two have nothing', () => {
  const { p1, p2 } = table({
    p1: { hand: ['fire-elemental'], minions: ['air-elemental', 'earth-elemental', 'bomb'] },
    p2: { minions: ['air-elemental', 'earth-elemental'] },
  });
  expect(p1.board).toEqual(['air-elemental 1/1', 'earth-elemental 4/4', 'bomb 1/2']);
  p1.plays('fire-elemental');
  expect(p1.board).toEqual(['air-elemental 2/2', 'earth-elemental 5/5', 'bomb 1/2', 'fire-elemental 3/3']);
  expect(p2.board).toEqual(['air-elemental 1/1', 'earth-elemental 4/4']);
});

test('later arrivals have the bonus too, once', () => {
  const { p1 } = table({
    p1: { hand: ['air-elemental', 'air-elemental'], minions: ['air-elemental', 'air-elemental', 'air-elemental'] },
  });
  p1.plays('air-elemental');
  p1.plays('air-elemental');
  expect(p1.board).toEqual([
    'air-elemental 2/2',
    'air-elemental 2/2',
    'air-elemental 2/2',
    'air-elemental 2/2',
    'air-elemental 2/2',
  ]);
});

test('the bonus is withdrawn when there are too few', () => {
  const { p1, p2 } = table({
    p1: { hand: ['banish'] },
    p2: { minions: ['air-elemental', 'earth-elemental', 'fire-elemental'] },
  });
  p1.plays('banish', { on: p2.minion(1) });
  expect(p2.board).toEqual(['earth-elemental 4/4', 'fire-elemental 2/2']);
  expect(p2.graveyard).toEqual(['air-elemental 1/1']);
});

test('a minion that lived on the bonus dies when it is withdrawn', () => {
  const { p1, p2 } = table({
    p1: { hand: ['banish'], minions: ['novice-pyromancer'] },
    p2: { minions: ['air-elemental', 'earth-elemental', 'fire-elemental'] },
  });
  p1.uses(1, { on: p2.minion(1) });
  expect(p2.board).toEqual(['air-elemental 2/1', 'earth-elemental 5/5', 'fire-elemental 3/3']);
  p1.plays('banish', { on: p2.minion(3) });
  expect(p2.board).toEqual(['earth-elemental 4/4']);
  expect(p2.graveyard).toEqual(['fire-elemental 2/2', 'air-elemental 1/0']);
});

test('a summoner that loses its company: 2/3, doubled to 2/6, hit to 2/4, alone again 2/1', () => {
  const { p1, p2 } = table({
    p1: { hand: ['banish'], minions: ['apprentice-summoner', 'master-summoner'] },
    p2: { minions: ['fire-elemental'] },
    active: 'p2',
  });
  expect(p1.board).toEqual(['apprentice-summoner 1/2', 'master-summoner 2/6']);
  p2.attacks(1, 2);
  expect(p1.board).toEqual(['apprentice-summoner 1/2', 'master-summoner 2/4']);
  p2.ends();
  p1.plays('banish', { on: p1.minion(1) });
  expect(p1.board).toEqual(['master-summoner 2/1']);
});

test('summoners that lived on each other die one after the other', () => {
  const { p1, p2 } = table({
    p1: { minions: ['earth-elemental', 'air-elemental'], hand: ['banish'] },
    p2: { minions: ['master-summoner', 'apprentice-summoner'] },
  });
  p1.attacks(1, 1);
  expect(p2.board).toEqual(['master-summoner 2/2', 'apprentice-summoner 1/2']);
  p1.plays('banish', { on: p2.minion(2) });
  expect(p2.board).toEqual([]);
  expect(p2.graveyard).toEqual(['apprentice-summoner 1/1', 'master-summoner 2/-1']);
});

test('the bonus comes after triggers: an enemy Fire Elemental kills the third Air before it counts', () => {
  const { p1 } = table({
    p1: { hand: ['air-elemental'], minions: ['air-elemental', 'air-elemental'] },
    p2: { minions: ['fire-elemental'] },
  });
  p1.plays('air-elemental');
  expect(p1.board).toEqual(['air-elemental 1/1', 'air-elemental 1/1']);
  expect(p1.graveyard).toEqual(['air-elemental 1/0']);
});

test('the bonus is withdrawn when all triggers are resolved, not in the middle of a blast', () => {
  const { p1, p2 } = table({
    p1: { hand: ['enrage'], minions: ['bomb'] },
    p2: { minions: ['air-elemental', 'fire-elemental', 'novice-pyromancer', 'earth-elemental'] },
  });
  p1.plays('enrage', { on: p1.minion(1) }); // the Bomb dies and deals 2 to each
  expect(p2.graveyard).toEqual(['air-elemental 1/-1', 'novice-pyromancer 0/-1', 'fire-elemental 2/0']);
  expect(p2.board).toEqual(['earth-elemental 4/2']);
});

test('Blizzard: the bonus is withdrawn between two hits', () => {
  const { p1 } = table({
    p1: { hand: ['blizzard'], minions: ['air-elemental', 'fire-elemental', 'earth-elemental'] },
  });
  expect(p1.board).toEqual(['air-elemental 2/2', 'fire-elemental 3/3', 'earth-elemental 5/5']);
  p1.plays('blizzard'); // Air dies; the others are 2/2 and 4/4 when it is their turn
  expect(p1.board).toEqual(['earth-elemental 4/2']);
  expect(p1.graveyard).toEqual(['air-elemental 1/-1', 'fire-elemental 2/0']);
});

test('a minion with both damage and bonus keeps only the damage in the graveyard and in the hand', () => {
  const { p1 } = table({
    p1: { hand: ['unsummon'], minions: ['air-elemental', 'fire-elemental', ['earth-elemental', { damage: 1 }]] },
  });
  p1.plays('unsummon', { on: p1.minion(3) });
  expect(p1.hand).toEqual(['earth-elemental 4/3']);
});

test.each([
  ['f2020', 'auto', 'air-elemental 2/2'],
  ['standard', 'auto', 'air-elemental 1/1'],
  ['f2020', 'off', 'air-elemental 1/1'],
  ['standard', 'on', 'air-elemental 2/2'],
] as const)('edition %s with subtypes %s: three Air Elementals are %s', (edition, subtypes, wanted) => {
  const { p1 } = table({
    p1: { hand: ['air-elemental'], minions: ['air-elemental', 'air-elemental'] },
    options: { edition, subtypes },
  });
  p1.plays('air-elemental');
  expect(p1.board).toEqual([wanted, wanted, wanted]);
});
