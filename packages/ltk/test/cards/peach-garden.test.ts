import { expect, test } from 'vitest';
import { table } from '../table.ts';

test('Peach Garden: every wounded hero recovers 1 life, the user first', () => {
  const {
    cao,
    liu,
    zhang,
    sun,
    table: t,
  } = table({ cao: { hp: 1 }, liu: { hp: 3, hand: ['peach-garden'] }, zhang: {}, sun: { hp: 2 } }, { turn: 'liu' });
  expect(liu.offered).toEqual(['peach-garden', 'end']);
  liu.plays('peach-garden');
  expect([cao.hp, liu.hp, zhang.hp, sun.hp]).toEqual([2, 4, 4, 3]);
  expect(t.told('recovered').map(({ seat }) => seat)).toEqual([liu.seat, sun.seat, cao.seat]);
});

test('Peach Garden: a Negate keeps one from recovering', () => {
  const { cao, liu, zhang } = table({
    cao: { hp: 3, hand: ['peach-garden', 'negate'] },
    liu: { hp: 3 },
    zhang: { hp: 3 },
  });
  cao.plays('peach-garden');
  cao.passes();
  cao.answers('negate'); // for liu
  expect([cao.hp, liu.hp, zhang.hp]).toEqual([4, 3, 4]);
});

test('Peach Garden: nobody is asked to negate it for the unhurt', () => {
  const { cao, liu, table: t } = table({ cao: { hand: ['peach-garden', 'negate'] }, liu: {} });
  cao.plays('peach-garden');
  expect([cao.offered, cao.hand, liu.hp]).toEqual([['end'], ['negate'], 4]);
  expect(t.told('recovered')).toEqual([]);
});
