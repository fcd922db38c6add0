import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Bomb deals its attack to every enemy minion when it dies, and to none of its own', () => {
  const { p1, p2 } = table({
    p1: { minions: ['earth-elemental', 'air-elemental', 'potion-seller'] },
    p2: { minions: ['bomb', 'air-elemental'] },
  });
  p1.attacks(1, 1);
  expect(p1.board).toEqual(['earth-elemental 4/2', 'potion-seller 1/2']); // 1 from the blast, 1 hit back
  expect(p1.graveyard).toEqual(['air-elemental 1/0']);
  expect(p2.board).toEqual(['air-elemental 1/1']);
  expect(p2.graveyard).toEqual(['bomb 1/-2']);
});

test('Bomb does not go off when it goes back to a hand', () => {
  const { p1, p2 } = table({
    p1: { hand: ['unsummon'], minions: ['air-elemental'] },
    p2: { minions: ['bomb'] },
  });
  p1.plays('unsummon', { on: p2.minion(1) });
  expect(p1.board).toEqual(['air-elemental 1/1']);
  expect(p2.hand).toEqual(['bomb 1/2']);
});

test('Bombs set each other off, each with the attack it had', () => {
  const { p1, p2 } = table({
    p1: { hand: ['banish'], minions: [['bomb', { damage: 1 }], 'earth-elemental'] },
    p2: { minions: ['bomb', ['bomb', { damage: 1 }]] },
  });
  p1.plays('banish', { on: p2.minion(1) }); // 1 to all of P1: its Bomb dies and hits P2's second Bomb, which dies too
  expect(p1.graveyard).toEqual(['bomb 1/0']);
  expect(p1.board).toEqual(['earth-elemental 4/2']);
  expect(p2.graveyard).toEqual(['bomb 1/2', 'bomb 1/0']);
  expect(p2.board).toEqual([]);
});

test('Bomb hits back once with the attack it had, even though it is dead', () => {
  const { p1, p2 } = table({ p1: { minions: ['fire-elemental'] }, p2: { minions: ['bomb'] } });
  p1.attacks(1, 1); // 1 from the blast and 1 hit back
  expect(p1.graveyard).toEqual(['fire-elemental 2/0']);
  expect(p2.graveyard).toEqual(['bomb 1/0']);
});

test('Bomb costs 2, and 1 is too little', () => {
  const { p1 } = table({ p1: { magic: 1, hand: ['bomb'] } });
  expect(p1.cannotPlay('bomb')).toBe('too-little-magic');
});
