import { expect, test } from 'vitest';
import { table } from '../table.ts';

const diagram = ['eight-diagram-formation'];

test('Eight Diagram Formation: a red judgement dodges a Strike', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({ cao: { hand: ['strike'] }, liu: { equipment: diagram }, zhang: {} }, { deck: ['H5'] });
  cao.plays('strike', { on: liu });
  expect(liu.offered).toEqual(['eight-diagram-formation', 'pass']);
  liu.invokes('eight-diagram-formation');
  expect([liu.hp, zhang.hp]).toEqual([4, 4]);
  expect(t.told('dodged')).toHaveLength(1);
});

test('Eight Diagram Formation: after a black judgement a Dodge may still be used, but not the formation again', () => {
  const { cao, liu } = table(
    { cao: { hand: ['strike'] }, liu: { hand: ['dodge'], equipment: diagram } },
    { deck: ['S5', 'H5'] },
  );
  cao.plays('strike', { on: liu });
  expect(liu.offered).toEqual(['dodge', 'eight-diagram-formation', 'pass']);
  liu.invokes('eight-diagram-formation');
  expect(liu.offered).toEqual(['dodge', 'pass']);
  liu.passes();
  expect(liu.hp).toBe(3);
});

test('Eight Diagram Formation serves against Arrow Barrage, not against Barbarian Invasion', () => {
  const { cao, liu, zhang } = table(
    { cao: { hand: ['arrow-barrage', 'barbarian-invasion'] }, liu: { equipment: diagram }, zhang: {} },
    { deck: ['D5'] },
  );
  cao.plays('arrow-barrage');
  liu.invokes('eight-diagram-formation');
  expect([liu.hp, zhang.hp]).toEqual([4, 3]);
  cao.plays('barbarian-invasion');
  expect([liu.hp, zhang.hp]).toEqual([3, 2]);
});

test('Eight Diagram Formation is a judgement: it can be replaced', () => {
  const { cao, liu, sima } = table(
    { cao: { hand: ['strike'] }, liu: { equipment: diagram }, sima: { hero: 'sima-yi', hand: ['strike:S8'] } },
    { deck: ['H5'] },
  );
  cao.plays('strike', { on: liu });
  liu.invokes('eight-diagram-formation');
  sima.invokes('guicai');
  expect([liu.hp, sima.hand]).toEqual([3, []]);
});

test('Eight Diagram Formation: what it gives is no card, so a weapon that answers a dodged Strike still can', () => {
  const { cao, liu } = table(
    { cao: { hand: ['strike', 'strike'], equipment: ['green-dragon-crescent-blade'] }, liu: { equipment: diagram } },
    { deck: ['H5', 'S5'] },
  );
  cao.plays('strike', { on: liu });
  liu.invokes('eight-diagram-formation');
  cao.invokes('green-dragon-crescent-blade').answers('strike');
  liu.invokes('eight-diagram-formation');
  expect(liu.hp).toBe(3);
});
