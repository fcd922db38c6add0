import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Aura of Power gives +1/+1 to a minion that enters under its owner’s control, for a charge', () => {
  const { p1, p2 } = table({
    p1: { magic: 1, hand: ['aura-of-power', 'air-elemental'], minions: ['bomb'] },
    p2: { minions: ['bomb'] },
  });
  p1.plays('aura-of-power');
  expect([p1.magic, p1.ritual]).toEqual([0, 'aura-of-power 4']);
  p1.plays('air-elemental');
  expect([p1.board, p1.ritual]).toEqual([['bomb 1/2', 'air-elemental 2/2'], 'aura-of-power 3']);
  expect(p2.board).toEqual(['bomb 1/2']);
});

test('Aura of Power does nothing for the other side', () => {
  const { p1, p2 } = table({ p1: { hand: ['air-elemental'] }, p2: { ritual: 'aura-of-power' } });
  p1.plays('air-elemental');
  expect([p1.board, p2.ritual]).toEqual([['air-elemental 1/1'], 'aura-of-power 4']);
});

test('Aura of Power without charges does nothing', () => {
  const { p1 } = table({ p1: { hand: ['air-elemental', 'air-elemental'], ritual: ['aura-of-power', 1] } });
  p1.plays('air-elemental');
  p1.plays('air-elemental');
  expect([p1.board, p1.ritual]).toEqual([['air-elemental 2/2', 'air-elemental 1/1'], 'aura-of-power 0']);
});

test('Aura of Power of the active player comes before the enemy Fire Elemental', () => {
  const { p1 } = table({
    p1: { hand: ['air-elemental'], ritual: 'aura-of-power' },
    p2: { minions: ['fire-elemental'] },
  });
  p1.plays('air-elemental');
  expect(p1.board).toEqual(['air-elemental 2/1']);
});

test('Aura of Power spends nothing on a minion that is already dead', () => {
  const { p1, p2 } = table({
    p1: {
      hand: ['unsummon'],
      minions: [['air-elemental', { with: ['giant-strength'], damage: 1 }]],
      ritual: 'aura-of-power',
    },
  });
  p1.plays('unsummon', { on: p1.minion(1) });
  p1.plays('air-elemental'); // 1/0: it dies as it enters
  expect([p1.graveyard, p1.ritual, p2.board]).toEqual([['air-elemental 1/0'], 'aura-of-power 4', []]);
});

test('Aura of Power costs 1', () => {
  const { p1 } = table({ p1: { magic: 0, hand: ['aura-of-power'] } });
  expect(p1.cannotPlay('aura-of-power')).toBe('too-little-magic');
});
