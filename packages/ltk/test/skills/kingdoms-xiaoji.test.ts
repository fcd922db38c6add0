import { expect, test } from 'vitest';
import { war } from '../kingdoms/war.ts';

const SUN = { heroes: ['sun-shangxiang', 'sun-quan'] } as const;

test('Warrior Lady in kingdom war: several cards lost together draw once', () => {
  const { sun, liu } = war({ sun: { ...SUN, equipment: ['qilin-bow', 'plus-mount'] }, liu: {} });
  sun.invokes('zhiheng').chooses('qilin-bow', 'plus-mount');
  expect(sun.offered).toEqual(['xiaoji', 'pass']);
  sun.invokes('xiaoji');
  expect([sun.asked, sun.hand.length, liu.hand.length]).toEqual([true, 4, 0]);
});

test('Warrior Lady in kingdom war: two losses draw twice', () => {
  const { liu, sun } = war({
    liu: { hand: ['dismantle', 'dismantle'] },
    sun: { ...SUN, equipment: ['qilin-bow', 'plus-mount'] },
  });
  liu.plays('dismantle', { on: sun }).chooses('qilin-bow');
  sun.invokes('xiaoji');
  liu.plays('dismantle', { on: sun }).chooses('plus-mount');
  sun.invokes('xiaoji');
  expect(sun.hand.length).toBe(4);
});

test('Warrior Lady in kingdom war: a hand card is no equipment', () => {
  const { liu, sun } = war({ liu: { hand: ['dismantle'] }, sun: { ...SUN, hand: ['qilin-bow'] } });
  liu.plays('dismantle', { on: sun });
  expect([liu.asked, sun.hand]).toEqual([true, []]);
});
