import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Gift of Fire gives a minion an ability it did not have', () => {
  const { p1, p2 } = table({
    p1: { magic: 2, hand: ['gift-of-fire'], minions: ['bomb', 'bomb'] },
    p2: { minions: ['earth-elemental'] },
  });
  expect(p1.cannotUse(1)).toBe('no-ability');
  p1.plays('gift-of-fire', { on: p1.minion(1) });
  p1.uses(1, { on: p2.minion(1) });
  expect([p2.board, p1.magic]).toEqual([['earth-elemental 4/1'], 0]);
  expect(p1.cannotUse(2)).toBe('no-ability');
});

test('Gift of Fire replaces the abilities the minion had, activated and triggered', () => {
  const { p1 } = table({ p1: { magic: 10, minions: [['workshop-mage', { with: ['gift-of-fire'] }]] } });
  expect(p1.offered?.filter((key) => key.startsWith('use'))).toEqual(['use:1>1.1']);
  const { p1: host, p2: guest } = table({
    p1: { minions: [['fire-elemental', { with: ['gift-of-fire'] }]] },
    p2: { hand: ['air-elemental'] },
    active: 'p2',
  });
  guest.plays('air-elemental');
  expect([guest.board, host.board]).toEqual([['air-elemental 1/1'], ['fire-elemental 2/2']]);
});

test('the newest granted ability replaces older ones; taken off, the older is back', () => {
  const { p1 } = table({
    p1: { hand: ['gift-of-thrift', 'disenchant'], minions: [['apprentice-summoner', { with: ['gift-of-fire'] }]] },
  });
  expect(p1.cannotUse(1)).toBe('needs-target');
  p1.plays('gift-of-thrift', { on: p1.minion(1) });
  expect(p1.cannotUse(1)).toBe('no-ability');
  p1.plays('disenchant', { on: p1.minion(1) });
  expect(p1.cannotUse(1)).toBe('needs-target');
});

test('Magic Fatigue and Silence act on a granted ability, whichever came first', () => {
  const { p1 } = table({
    p1: {
      magic: 2,
      minions: [
        ['bomb', { with: ['magic-fatigue', 'gift-of-fire'] }],
        ['bomb', { with: ['silence', 'gift-of-fire'] }],
      ],
    },
  });
  expect(p1.cannotUse(1)).toBe('too-little-magic');
  expect(p1.cannotUse(2)).toBe('silenced');
});
