import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Banish destroys a minion; it goes to its owner’s graveyard as it was', () => {
  const t = table({
    p1: { magic: 2, hand: ['banish'], minions: ['air-elemental'] },
    p2: { minions: [['earth-elemental', { damage: 1 }], 'air-elemental'] },
  });
  t.p1.plays('banish', { on: t.p2.minion(1) });
  expect(t.p2.board).toEqual(['air-elemental 1/1']);
  expect(t.p2.graveyard).toEqual(['earth-elemental 4/3']);
  expect([t.p1.magic, t.p1.board, t.gone]).toEqual([0, ['air-elemental 1/1'], ['banish']]);
});

test('Banish destroys a ritual, which leaves the game', () => {
  const t = table({
    p1: { hand: ['banish'], ritual: 'dark-ritual' },
    p2: { minions: ['bomb'], ritual: 'standstill' },
  });
  t.p1.plays('banish', { on: t.p2.ritualSpot });
  expect([t.p1.ritual, t.p2.ritual]).toEqual(['dark-ritual 5', null]);
  expect(t.gone).toEqual(['banish', 'standstill']);
  expect(t.p2.graveyard).toEqual([]);
});

test('Banish may be aimed at anything on either side', () => {
  const { p1 } = table({
    p1: { hand: ['banish'], minions: [['bomb', { actions: 0 }]], ritual: 'dark-ritual' },
    p2: { minions: ['bomb'], ritual: 'standstill' },
  });
  expect(p1.offered).toEqual([
    'play:1:banish>1.1',
    'play:1:banish>1.r',
    'play:1:banish>2.1',
    'play:1:banish>2.r',
    'end',
  ]);
  expect(p1.cannotPlay('banish')).toBe('needs-target');
});

test('Banish cannot be played on an empty table, nor for 1', () => {
  const bare = table({ p1: { hand: ['banish'] } });
  expect(bare.p1.cannotPlay('banish')).toBe('no-target');
  const poor = table({ p1: { magic: 1, hand: ['banish'] }, p2: { minions: ['bomb'] } });
  expect(poor.p1.cannotPlay('banish')).toBe('too-little-magic');
});
