import { expect, test } from 'vitest';
import { table } from '../table.ts';

const ZHANG = { hero: 'zhang-zhao-zhang-hong' } as const;

test("Frank Advice: equipment from hand into another's empty slot, then a card, as often as one likes", () => {
  const {
    zhang,
    liu,
    cao,
    table: t,
  } = table({ zhang: { ...ZHANG, hand: ['qilin-bow', 'plus-mount'] }, liu: {}, cao: {} }, { deck: ['dodge', 'dodge'] });
  zhang.invokes('zhijian', { on: liu }).chooses('qilin-bow');
  expect([liu.equipment, zhang.hand, cao.equipment]).toEqual([{ weapon: 'qilin-bow' }, ['dodge', 'plus-mount'], {}]);
  expect(t.told('equipment-given')).toMatchObject([{ seat: zhang.seat, to: liu.seat }]);
  zhang.invokes('zhijian', { on: liu });
  expect([liu.equipment, zhang.hand]).toEqual([{ weapon: 'qilin-bow', plus: 'plus-mount' }, ['dodge', 'dodge']]);
  expect(zhang.offered).toEqual(['end']);
});

test('Frank Advice replaces nothing', () => {
  const { zhang } = table({ zhang: { ...ZHANG, hand: ['qilin-bow'] }, liu: { equipment: ['chu-ko-nu'] }, cao: {} });
  expect(zhang.offered).toEqual(['qilin-bow', 'zhijian>cao', 'end']);
});

test('Frank Advice: worn equipment is not in hand', () => {
  const { zhang, table: t } = table({ zhang: { ...ZHANG, equipment: ['qilin-bow'], hand: ['dodge'] }, liu: {} });
  expect(zhang.offered).toEqual(['end']);
  expect(t.match.refusals()).toContainEqual({ option: { type: 'skill', skill: 'zhijian' }, reason: 'no-equipment' });
});

test('Frank Advice: what is put on works at once', () => {
  const { zhang, liu, cao } = table({ zhang: { ...ZHANG, hand: ['plus-mount'] }, liu: {}, cao: {} });
  zhang.invokes('zhijian', { on: liu });
  expect([cao.distanceTo(liu), cao.distanceTo(zhang)]).toEqual([2, 1]);
});
