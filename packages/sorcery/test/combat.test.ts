import { expect, test } from 'vitest';
import { table } from './table.ts';

test('attacking the player takes its attack off their life and costs the action', () => {
  const { p1, p2 } = table({ p1: { minions: ['earth-elemental', 'bomb'] }, p2: { minions: ['bomb'] } });
  p1.attacks(1);
  expect([p2.life, p1.life, p1.actions]).toEqual([16, 20, [0, 1]]);
  expect([p1.board, p2.board]).toEqual([['earth-elemental 4/4', 'bomb 1/2'], ['bomb 1/2']]);
  expect(p1.cannotAttack(1)).toBe('no-action');
});

test('attacking a minion: both hit each other', () => {
  const { p1, p2 } = table({
    p1: { minions: ['earth-elemental'] },
    p2: { minions: ['potion-seller', ['earth-elemental', { with: ['giant-strength'] }]] },
  });
  p1.attacks(1, 2);
  expect(p1.graveyard).toEqual(['earth-elemental 4/-2']);
  expect(p2.board).toEqual(['potion-seller 1/3', 'earth-elemental 6/2']);
});

test('a defender hits back even if dead', () => {
  const { p1, p2 } = table({ p1: { minions: ['fire-elemental'] }, p2: { minions: ['fire-elemental'] } });
  p1.attacks(1, 1);
  expect([p1.graveyard, p2.graveyard]).toEqual([['fire-elemental 2/0'], ['fire-elemental 2/0']]);
});

test('the defender hits back with the attack it had when attacked', () => {
  const { p1, p2 } = table({
    p1: { minions: ['earth-elemental'] },
    p2: { minions: [['air-elemental', { with: ['giant-strength'] }]] },
  });
  p1.attacks(1, 1); // it dies and loses Giant Strength, and still hits for 3
  expect([p1.board, p2.graveyard]).toEqual([['earth-elemental 4/1'], ['air-elemental 1/-3']]);
});

test('a defender that grows by dying company does not hit harder', () => {
  const { p1, p2 } = table({
    p1: { minions: [['earth-elemental', { with: ['giant-strength'] }], 'bone-golem'] },
    p2: { minions: ['bone-golem'] },
  });
  p1.attacks(1, 1);
  expect(p2.graveyard).toEqual(['bone-golem 1/-3']);
  expect(p1.board).toEqual(['earth-elemental 6/5', 'bone-golem 2/4']);
});

test('an attacker that died by a trigger takes no more damage', () => {
  const { p1, p2 } = table({
    p1: { minions: [['earth-elemental', { damage: 3 }]] },
    p2: { minions: ['bomb'] },
  });
  p1.attacks(1, 1);
  expect([p1.graveyard, p2.graveyard]).toEqual([['earth-elemental 4/0'], ['bomb 1/-2']]);
});

test('only enemy minions and the enemy player can be attacked', () => {
  const { p1 } = table({
    p1: { minions: ['earth-elemental', ['bomb', { actions: 0 }]] },
    p2: { minions: ['bomb', 'bomb'], ritual: 'standstill' },
  });
  expect(p1.offered).toEqual(['attack:1', 'attack:1>2.1', 'attack:1>2.2', 'end']);
});

test('slots close up when a minion leaves', () => {
  const { p1, p2 } = table({
    p1: { hand: ['banish'], minions: ['earth-elemental'] },
    p2: { minions: ['air-elemental', 'bomb', 'potion-seller'] },
  });
  p1.plays('banish', { on: p2.minion(1) });
  expect(p2.board).toEqual(['bomb 1/2', 'potion-seller 1/3']);
  p1.attacks(1, 2);
  expect(p2.graveyard).toEqual(['air-elemental 1/1', 'potion-seller 1/-1']);
});
