import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Surprise Raid: every black card, equipped too, is a Dismantle; red ones are not', () => {
  const { gan } = table({
    gan: {
      hero: 'gan-ning',
      hand: ['strike:S7', 'dodge:D2', 'negate:CQ'],
      equipment: ['plus-mount:S5', 'chu-ko-nu:DA'],
    },
    liu: { hand: ['peach'] },
    zhang: {},
  });
  expect(gan.offered).toEqual([
    'strike>liu',
    'strike>zhang',
    'strike(qixi:dismantle)>liu',
    'negate(qixi:dismantle)>liu',
    'plus-mount(qixi:dismantle)>liu',
    'end',
  ]);
});

test('Surprise Raid: the card counts as Dismantle and goes to the discard pile', () => {
  const {
    gan,
    liu,
    zhang,
    table: t,
  } = table({
    gan: { hero: 'gan-ning', hand: ['strike:S7'] },
    liu: { hand: ['peach'], equipment: ['plus-mount'] },
    zhang: { hand: ['dodge'] },
  });
  gan.plays('strike:S7', { as: 'dismantle', on: liu });
  expect(gan.offered).toEqual(['blind>liu', 'plus-mount']);
  gan.chooses('plus-mount');
  expect([liu.hand, liu.equipment, zhang.hand]).toEqual([['peach'], {}, ['dodge']]);
  expect(t.discard.toSorted()).toEqual(['plus-mount', 'strike']);
});

test('Surprise Raid: as often as there are black cards, and the Strike of the phase is still there', () => {
  const { gan, liu } = table({
    gan: { hero: 'gan-ning', hand: ['strike:S7', 'strike:S8', 'strike:H10'] },
    liu: { hand: ['peach', 'peach', 'peach'] },
  });
  gan.plays('strike:S7', { as: 'dismantle', on: liu });
  gan.plays('strike:S8', { as: 'dismantle', on: liu });
  expect(liu.hand).toEqual(['peach']);
  expect(gan.offered).toEqual(['strike>liu', 'end']);
});

test('Surprise Raid can be negated', () => {
  const { gan, liu } = table({
    gan: { hero: 'gan-ning', hand: ['strike:S7'] },
    liu: { hand: ['negate:HA'], equipment: ['plus-mount'] },
  });
  gan.plays('strike:S7', { as: 'dismantle', on: liu });
  liu.answers('negate');
  expect([liu.hand, liu.equipment]).toEqual([[], { plus: 'plus-mount' }]);
});
