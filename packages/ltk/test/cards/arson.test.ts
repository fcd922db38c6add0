import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Arson: the target shows a hand card, a card of that suit burns it', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['arson', 'peach:H3', 'strike:S7', 'dodge:H2'] },
    liu: { hand: ['strike:H10', 'dodge:D2'] },
    zhang: { hand: ['peach'] },
  });
  cao.plays('arson', { on: liu });
  expect(liu.offered).toEqual(['strike', 'dodge']);
  liu.chooses('strike:H10');
  expect(cao.offered).toEqual(['peach', 'dodge', 'pass']);
  cao.chooses('dodge:H2');
  expect([cao.hp, liu.hp, zhang.hp]).toEqual([4, 3, 4]);
  expect([cao.cards, liu.cards]).toEqual([
    ['peach:H3', 'strike:S7'],
    ['dodge:D2', 'strike:H10'],
  ]);
  expect(t.told('damaged')).toMatchObject([{ seat: liu.seat, from: cao.seat, element: 'fire', amount: 1 }]);
});

test('Arson: the shown card is known to all from then on', () => {
  const {
    cao,
    liu,
    zhang,
    table: t,
  } = table({
    cao: { hand: ['arson'] },
    liu: { hand: ['strike:H10', 'dodge:D2'] },
    zhang: {},
  });
  cao.plays('arson', { on: liu });
  liu.chooses('dodge:D2');
  expect(t.view(zhang.seat).players[liu.seat]?.known.map((id) => t.codeOf(id))).toEqual(['dodge:D2']);
  expect(liu.hp).toBe(4);
});

test('Arson: the user may keep its card, and an equipped one does not serve', () => {
  const { cao, liu } = table({
    cao: { hand: ['arson', 'peach:H3'], equipment: ['qilin-bow:H5'] },
    liu: { hand: ['strike:H10'] },
  });
  cao.plays('arson', { on: liu });
  expect(cao.offered).toEqual(['peach', 'pass']);
  cao.passes();
  expect([liu.hp, cao.hand, cao.equipment]).toEqual([4, ['peach'], { weapon: 'qilin-bow' }]);
});

test('Arson is offered on whoever has a hand card; on oneself only if one is left', () => {
  const one = table({ cao: { hand: ['arson'] }, liu: { hand: ['peach'] }, zhang: { equipment: ['plus-mount'] } });
  expect(one.cao.offered).toEqual(['arson>liu', 'end']);
  const two = table({ cao: { hand: ['arson', 'dodge'] }, liu: { hand: ['peach'] }, zhang: {} });
  expect(two.cao.offered).toEqual(['arson>cao', 'arson>liu', 'end']);
});

test('Arson on oneself: the shown card itself may be burnt', () => {
  const { cao, liu } = table({ cao: { hand: ['arson', 'dodge:H2'], chained: true }, liu: { chained: true } });
  cao.plays('arson', { on: cao });
  cao.chooses('dodge:H2');
  expect([cao.hp, liu.hp, cao.hand]).toEqual([3, 3, []]);
});

test('Arson: a target that used its last card for a Negate shows nothing', () => {
  const { cao, liu } = table({ cao: { hand: ['arson', 'negate', 'peach'] }, liu: { hand: ['negate'] } });
  cao.plays('arson', { on: liu });
  cao.passes();
  liu.answers('negate');
  cao.answers('negate');
  expect([liu.hp, cao.hand]).toEqual([4, ['peach']]);
});
