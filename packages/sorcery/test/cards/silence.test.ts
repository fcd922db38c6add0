import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Silence: the minion cannot use its activated ability but can attack; its neighbour is untouched', () => {
  const { p1, p2 } = table({
    p1: { magic: 1, hand: ['silence'] },
    p2: { minions: ['apprentice-summoner', 'apprentice-summoner'] },
  });
  p1.plays('silence', { on: p2.minion(1) });
  expect(p1.magic).toBe(0);
  p1.ends();
  expect(p2.cannotUse(1)).toBe('silenced');
  expect(p2.cannotUse(2)).toBe(null);
  p2.attacks(1);
  expect(p1.life).toBe(19);
});

test('Silence leaves triggered abilities alone', () => {
  const { p1 } = table({ p1: { minions: [['potion-seller', { with: ['silence'] }]] } });
  p1.ends();
  expect(p1.board).toEqual(['potion-seller 1/4']);
});

test('Silence stops triggered abilities too when silenceTriggers is set', () => {
  const { p1, p2 } = table({
    p1: { hand: ['banish'], minions: [['potion-seller', { with: ['silence'] }], 'potion-seller'] },
    p2: { minions: [['bomb', { with: ['silence'] }]] },
    options: { silenceTriggers: true },
  });
  p1.plays('banish', { on: p2.minion(1) });
  expect(p1.board).toEqual(['potion-seller 1/3', 'potion-seller 1/3']);
  p1.ends();
  expect(p1.board).toEqual(['potion-seller 1/4', 'potion-seller 1/4']); // from the one that can still speak
});

test('Silence taken off gives the ability back', () => {
  const { p1 } = table({ p1: { hand: ['disenchant'], minions: [['apprentice-summoner', { with: ['silence'] }]] } });
  expect(p1.cannotUse(1)).toBe('silenced');
  p1.plays('disenchant', { on: p1.minion(1) });
  expect(p1.cannotUse(1)).toBe(null);
});

test('Silence may be played on a minion without an ability; it needs a minion and magic', () => {
  const { p1 } = table({ p1: { magic: 1, hand: ['silence', 'silence'], minions: ['bomb'] } });
  p1.plays('silence', { on: p1.minion(1) });
  expect(p1.cannotPlay('silence')).toBe('too-little-magic');
  const bare = table({ p1: { hand: ['silence'] } });
  expect(bare.p1.cannotPlay('silence')).toBe('no-target');
});
