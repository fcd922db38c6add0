import { expect, test } from 'vitest';
import { table } from '../table.ts';

const LIU = { hero: 'liu-shan' } as const;

test('Indulgent Ease: without a basic card given up, the Strike does nothing to him', () => {
  const { zhang, liu } = table({ zhang: { hand: ['strike', 'dodge', 'duel'] }, liu: LIU });
  zhang.plays('strike', { on: liu });
  expect(zhang.offered).toEqual(['dodge', 'pass']);
  zhang.passes();
  expect([liu.hp, zhang.hand]).toEqual([3, ['dodge', 'duel']]);
});

test('Indulgent Ease: with one given up, it goes on, and can be dodged', () => {
  const { zhang, liu, table: t } = table({ zhang: { hand: ['strike', 'peach'] }, liu: { ...LIU, hand: ['dodge'] } });
  zhang.plays('strike', { on: liu });
  zhang.chooses('peach');
  liu.passes();
  expect([liu.hp, zhang.hand, t.discard]).toEqual([2, [], ['peach', 'strike']]);
});

test('Indulgent Ease: an empty hand cannot pay, equipment does not', () => {
  const { zhang, liu } = table({ zhang: { hand: ['strike'], equipment: ['qilin-bow'] }, liu: LIU });
  zhang.plays('strike', { on: liu });
  expect([zhang.offered, liu.hp]).toEqual([['end'], 3]);
});

test('Indulgent Ease: other targets of the Strike are not concerned, other cards neither', () => {
  const { zhang, liu, cao } = table({
    zhang: { hand: ['strike'], equipment: ['heavenly-double-halberd'] },
    liu: LIU,
    cao: {},
  });
  zhang.plays('strike', { on: liu }).points(cao);
  expect([liu.hp, cao.hp]).toEqual([3, 3]);
  const duel = table({ zhang: { hand: ['duel', 'dodge'] }, liu: LIU });
  duel.zhang.plays('duel', { on: duel.liu });
  expect(duel.liu.hp).toBe(2);
});

test('Indulgent Ease: asked once for a Strike that has found him twice', () => {
  const unpaid = table({
    zhang: { hand: ['strike'], equipment: ['heavenly-double-halberd'] },
    liu: LIU,
    da: { hero: 'da-qiao', hand: ['peach'] },
  });
  unpaid.zhang.plays('strike', { on: unpaid.liu }).points(unpaid.da);
  unpaid.da.invokes('liuli');
  expect([unpaid.liu.hp, unpaid.zhang.asked]).toEqual([3, true]);
  const { ma, liu, da } = table({
    ma: { hero: 'taishi-ci', hand: ['CK', 'strike', 'peach', 'dodge'] },
    liu: LIU,
    da: { hero: 'da-qiao', hand: ['D2', 'duel'] },
  });
  ma.invokes('tianyi', { on: da }).chooses('CK');
  da.chooses('D2');
  ma.plays('strike', { on: liu }).points(da).chooses('peach');
  da.invokes('liuli');
  expect([liu.hp, ma.hand]).toEqual([1, ['dodge']]);
});
