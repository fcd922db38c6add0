import { expect, test } from 'vitest';
import { table } from '../table.ts';

const sword = ['frost-sword'];

test('Frost Sword: instead of damage, two cards of the target go, one after the other', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['strike'], equipment: sword },
    liu: { hand: ['peach'], equipment: ['silver-lion', 'plus-mount'], hp: 2 },
    zhang: { hand: ['wine'] },
  });
  cao.plays('strike', { on: liu });
  expect(cao.offered).toEqual(['frost-sword', 'pass']);
  cao.invokes('frost-sword');
  expect(cao.offered).toEqual(['blind>liu', 'silver-lion', 'plus-mount']);
  cao.chooses('silver-lion');
  expect(liu.hp).toBe(3); // the lion is gone before the second card is chosen
  expect(cao.offered).toEqual(['blind>liu', 'plus-mount']);
  cao.choosesBlindly();
  expect([liu.hp, liu.hand, liu.equipment]).toEqual([3, [], { plus: 'plus-mount' }]);
  expect([zhang.hand, t.told('damaged')]).toEqual([['wine'], []]);
});

test('Frost Sword: a target with one card loses that one', () => {
  const { cao, liu } = table({ cao: { hand: ['strike'], equipment: sword }, liu: { hand: ['peach'] } });
  cao.plays('strike', { on: liu });
  cao.invokes('frost-sword');
  expect([liu.hp, liu.hand]).toEqual([4, []]);
});

test('Frost Sword is not offered against a target without cards', () => {
  const { cao, liu } = table({ cao: { hand: ['strike'], equipment: sword }, liu: { fates: ['contentment'] } });
  cao.plays('strike', { on: liu });
  expect([liu.hp, liu.fates]).toEqual([3, ['contentment']]);
});

test('Frost Sword is not offered for a Duel', () => {
  const { cao, liu } = table({ cao: { hand: ['duel'], equipment: sword }, liu: { hand: ['peach'] } });
  cao.plays('duel', { on: liu });
  expect([liu.hp, liu.hand]).toEqual([3, ['peach']]);
});

test('Frost Sword left alone: the damage is dealt', () => {
  const { cao, liu } = table({ cao: { hand: ['strike'], equipment: sword }, liu: { hand: ['peach'] } });
  cao.plays('strike', { on: liu });
  cao.passes();
  expect([liu.hp, liu.hand]).toEqual([3, ['peach']]);
});

test('Frost Sword: prevented fire does not run along the chain', () => {
  const { cao, liu, zhang } = table({
    cao: { hand: ['fire-strike'], equipment: sword },
    liu: { hand: ['peach', 'wine'], chained: true },
    zhang: { chained: true },
  });
  cao.plays('fire-strike', { on: liu });
  cao.invokes('frost-sword');
  expect([liu.hp, zhang.hp, liu.chained, zhang.chained]).toEqual([4, 4, true, true]);
  expect(liu.hand).toEqual([]);
});
