import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Magic Fatigue makes an activated ability cost 2 more', () => {
  const { p1, p2 } = table({
    p1: { magic: 2, hand: ['magic-fatigue'] },
    p2: { magic: 2, minions: ['apprentice-summoner', 'novice-pyromancer'] },
  });
  p1.plays('magic-fatigue', { on: p2.minion(1) });
  expect(p1.magic).toBe(2);
  p1.ends();
  expect(p2.magic).toBe(3);
  p2.uses(1);
  expect(p2.magic).toBe(0);
});

test('Magic Fatigue: with 2 magic an Apprentice Summoner cannot be used; its neighbour is untouched', () => {
  const { p1 } = table({
    p1: { magic: 2, minions: [['apprentice-summoner', { with: ['magic-fatigue'] }], 'apprentice-summoner'] },
  });
  expect(p1.cannotUse(1)).toBe('too-little-magic');
  p1.uses(2);
  expect(p1.magic).toBe(1);
});

test('each Magic Fatigue adds 2', () => {
  const { p1 } = table({
    p1: { magic: 5, minions: [['apprentice-summoner', { with: ['magic-fatigue', 'magic-fatigue'] }]] },
  });
  p1.uses(1);
  expect(p1.magic).toBe(0);
});

test('Magic Fatigue may be played for nothing on a minion without an ability, but not on no minion', () => {
  const { p1 } = table({ p1: { magic: 0, hand: ['magic-fatigue', 'magic-fatigue'], minions: ['bomb'] } });
  p1.plays('magic-fatigue', { on: p1.minion(1) });
  expect([p1.board, p1.enchantments(1)]).toEqual([['bomb 1/2'], ['magic-fatigue']]);
  const bare = table({ p1: { hand: ['magic-fatigue'] } });
  expect(bare.p1.cannotPlay('magic-fatigue')).toBe('no-target');
});
