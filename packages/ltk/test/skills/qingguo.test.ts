import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Allure: a black hand card is a Dodge', () => {
  const { liu, zhen, zhang } = table({
    liu: { hand: ['strike'] },
    zhen: { hero: 'zhen-ji', hand: ['strike:S9', 'peach:H3', 'dodge:D2'], equipment: ['eight-diagram-formation:S2'] },
    zhang: {},
  });
  liu.plays('strike', { on: zhen });
  expect(zhen.offered).toEqual(['dodge', 'strike(qingguo:dodge)', 'eight-diagram-formation', 'pass']);
  zhen.answers('strike', { by: 'qingguo' });
  expect([zhen.hp, zhen.hand, zhang.hp]).toEqual([3, ['dodge', 'peach'], 4]);
});

test('Allure can be played against an Arrow Barrage', () => {
  const {
    liu,
    zhen,
    table: t,
  } = table({
    liu: { hand: ['arrow-barrage'] },
    zhen: { hero: 'zhen-ji', hand: ['duel:CA'] },
  });
  liu.plays('arrow-barrage');
  zhen.answers('duel', { as: 'dodge' });
  expect(zhen.hp).toBe(3);
  expect(t.told('card-played').map(({ card }) => [card?.name, card?.suit])).toEqual([['dodge', 'club']]);
});

test('Allure: red cards and equipment are no Dodge', () => {
  const { liu, zhen } = table({
    liu: { hand: ['strike'] },
    zhen: { hero: 'zhen-ji', hand: ['peach:H3'], equipment: ['minus-mount:SK'] },
  });
  liu.plays('strike', { on: zhen });
  expect([zhen.hp, zhen.hand, liu.offered]).toEqual([2, ['peach'], ['end']]);
});

test('Allure: a Dodge is not used in the play phase', () => {
  const { zhen } = table({ zhen: { hero: 'zhen-ji', hand: ['negate:SJ'] }, liu: {} });
  expect(zhen.offered).toEqual(['end']);
});
