import { expect, test } from 'vitest';
import { table } from '../table.ts';

const ZHONG = { hero: 'huang-zhong' };

test('Fierce Bow: a hand as large as the own life cannot dodge', () => {
  const { zhong, a, b } = table({
    zhong: { ...ZHONG, hp: 2, hand: ['strike'] },
    a: { hand: ['dodge', 'dodge'], equipment: ['eight-diagram-formation'] },
    b: {},
  });
  zhong.plays('strike', { on: a });
  expect(zhong.offered).toEqual(['liegong', 'pass']);
  zhong.invokes('liegong');
  expect([a.hp, a.hand, b.hp]).toEqual([3, ['dodge', 'dodge'], 4]);
});

test('Fierce Bow: a hand no larger than the attack range cannot dodge', () => {
  const { zhong, a } = table({
    zhong: { ...ZHONG, hand: ['strike'], equipment: ['qilin-bow'] },
    a: { hand: ['dodge', 'peach', 'peach'] },
  });
  zhong.plays('strike', { on: a }).invokes('liegong');
  expect([a.hp, a.hand.length]).toEqual([3, 3]);
});

test('Fierce Bow is not offered in between', () => {
  const { zhong, a } = table({
    zhong: { ...ZHONG, hand: ['strike'], equipment: ['black-pommel'] },
    a: { hand: ['dodge', 'peach', 'peach'] },
  });
  zhong.plays('strike', { on: a });
  expect(a.offered).toEqual(['dodge', 'pass']);
  a.answers('dodge');
  expect(a.hp).toBe(4);
});

test('Fierce Bow may be refused', () => {
  const { zhong, a } = table({ zhong: { ...ZHONG, hand: ['strike'] }, a: { hand: ['dodge'] } });
  zhong.plays('strike', { on: a }).passes();
  a.answers('dodge');
  expect(a.hp).toBe(4);
});

test('Fierce Bow: each target by itself', () => {
  const { zhong, a, b } = table({
    zhong: { ...ZHONG, hp: 3, hand: ['strike'], equipment: ['heavenly-double-halberd'] },
    a: { hand: ['dodge'] },
    b: { hand: ['dodge'] },
  });
  zhong.plays('strike', { on: a }).points(b).invokes('liegong').passes();
  b.answers('dodge');
  expect([a.hp, b.hp]).toEqual([3, 4]);
});

test('Fierce Bow is not for Strikes outside the own play phase', () => {
  const { a, zhong, b } = table({
    a: { hand: ['borrowed-sword'] },
    zhong: { ...ZHONG, hand: ['strike'], equipment: ['chu-ko-nu'] },
    b: { hand: ['dodge'] },
  });
  a.plays('borrowed-sword', { on: zhong }).points(b);
  zhong.answers('strike');
  expect(b.offered).toEqual(['dodge', 'pass']);
  b.answers('dodge');
  expect(b.hp).toBe(4);
});
