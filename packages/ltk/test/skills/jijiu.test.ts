import { expect, test } from 'vitest';
import { table } from '../table.ts';

test("First Aid: in another's turn any red card, equipped too, is a Peach", () => {
  const { cao, hua, liu, zhang } = table({
    cao: { hand: ['strike:S8'] },
    hua: {
      hero: 'hua-tuo',
      hand: ['dodge:D2', 'strike:S7', 'peach:H3'],
      equipment: ['minus-mount:H5', 'plus-mount:S5'],
    },
    liu: {},
    zhang: { hp: 1 },
  });
  cao.plays('strike', { on: zhang });
  expect(hua.offered).toEqual([
    'peach',
    'dodge(jijiu:peach)',

    'minus-mount(jijiu:peach)',
    'pass',
  ]);
  hua.answers('minus-mount', { as: 'peach' });
  expect([zhang.hp, liu.hp, hua.equipment]).toEqual([1, 4, { plus: 'plus-mount' }]);
});

test('First Aid: Hua Tuo saves himself', () => {
  const { cao, hua } = table({ cao: { hand: ['strike:S7'] }, hua: { hero: 'hua-tuo', hp: 1, hand: ['strike:H10'] } });
  cao.plays('strike', { on: hua });
  expect(hua.offered).toEqual(['strike(jijiu:peach)', 'pass']);
  hua.answers('strike', { as: 'peach' });
  expect([hua.hp, hua.hand]).toEqual([1, []]);
});

test('First Aid is not there in the own turn', () => {
  const { hua, liu } = table({
    hua: { hero: 'hua-tuo', hp: 1, hand: ['strike:H10', 'dodge:D2'] },
    liu: { hp: 1 },
    zhang: {},
  });
  expect(hua.offered).toEqual(['strike>liu', 'strike>zhang', 'qingnang>hua', 'qingnang>liu', 'end']);
  hua.plays('strike', { on: liu });
  expect(liu.alive).toBe(false);
});

test('First Aid: black cards save nobody', () => {
  const { cao, hua, zhang } = table({
    cao: { hand: ['strike'] },
    hua: { hero: 'hua-tuo', hand: ['strike:S8'], equipment: ['plus-mount:S5'] },
    zhang: { hp: 1 },
  });
  cao.plays('strike', { on: zhang });
  expect([zhang.alive, hua.hand]).toEqual([false, ['strike']]);
});

test('First Aid: as many as it takes', () => {
  const { cao, hua, zhang } = table({
    cao: { hand: ['wine', 'strike'] },
    hua: { hero: 'hua-tuo', hand: ['dodge:D2', 'dodge:D3'] },
    zhang: { hp: 1 },
  });
  cao.plays('wine').plays('strike', { on: zhang });
  hua.answers('dodge', { as: 'peach' }).answers('dodge', { as: 'peach' });
  expect([zhang.hp, hua.hand]).toEqual([1, []]);
});
