import { expect, test } from 'vitest';
import { table } from '../table.ts';

const FOUR = ['dodge', 'dodge', 'dodge', 'dodge'] as const;

test('Self-control: without a Strike in the play phase the discard phase may be skipped', () => {
  const { lv, liu, table: t } = table({ lv: { hero: 'lv-meng', hp: 1, hand: FOUR }, liu: {} });
  lv.ends();
  expect(lv.offered).toEqual(['keji', 'pass']);
  lv.invokes('keji');
  expect(lv.hand).toEqual(FOUR);
  expect(t.told('phase-skipped')).toMatchObject([{ seat: 0, phase: 'discard' }]);
  expect(liu.hand.length).toBe(2);
});

test('Self-control is refused: the hand is discarded down to the life', () => {
  const { lv } = table({ lv: { hero: 'lv-meng', hp: 1, hand: FOUR }, liu: {} });
  lv.ends().passes();
  lv.chooses('dodge', 'dodge', 'dodge');
  expect(lv.hand).toEqual(['dodge']);
});

test('Self-control is not offered after a Strike was used', () => {
  const { lv, liu } = table({ lv: { hero: 'lv-meng', hp: 3, hand: ['strike', ...FOUR] }, liu: {} });
  lv.plays('strike', { on: liu }).ends();
  expect(lv.offered).toEqual(FOUR);
  lv.chooses('dodge');
});

test('Self-control is not offered after a Strike was played in a Duel of the own play phase', () => {
  const { lv, liu } = table({
    lv: { hero: 'lv-meng', hp: 3, hand: ['duel', 'strike', ...FOUR] },
    liu: { hand: ['strike'] },
  });
  lv.plays('duel', { on: liu });
  liu.answers('strike');
  lv.answers('strike').ends();
  expect(lv.offered).toEqual(FOUR);
  lv.chooses('dodge');
});

test('Self-control: two cards used as a Strike count', () => {
  const { lv, liu } = table({
    lv: { hero: 'lv-meng', hp: 3, hand: ['peach', 'peach', ...FOUR], equipment: ['eighteen-span-viper-spear'] },
    liu: {},
  });
  lv.plays('', { on: liu, by: 'eighteen-span-viper-spear' }).chooses('peach').chooses('peach').ends();
  expect(lv.offered).toEqual(FOUR);
  lv.chooses('dodge');
});

test('Self-control: a skipped play phase satisfies it', () => {
  const { lv } = table(
    { lv: { hero: 'lv-meng', hp: 1, hand: ['strike', 'strike'], fates: ['contentment'] }, liu: {} },
    { phase: 'judge', deck: ['S7', 'dodge', 'dodge'] },
  );
  expect(lv.offered).toEqual(['keji', 'pass']);
  lv.invokes('keji');
  expect(lv.hand).toEqual(['dodge', 'dodge', 'strike', 'strike']);
});

test("Self-control: a Strike played in another's turn does not matter", () => {
  const { lv, liu } = table(
    { liu: { hand: ['duel'] }, lv: { hero: 'lv-meng', hp: 1, hand: ['strike', 'dodge'] } },
    { deck: ['dodge', 'dodge', 'dodge', 'dodge'] },
  );
  liu.plays('duel', { on: lv });
  lv.answers('strike');
  liu.ends();
  lv.ends();
  expect(lv.offered).toEqual(['keji', 'pass']);
  lv.invokes('keji');
  expect(lv.hand.length).toBe(3);
});

test('Self-control: a Strike of the last turn does not matter', () => {
  const { lv, liu } = table({ lv: { hero: 'lv-meng', hand: ['strike'] }, liu: { hand: ['dodge'] } });
  lv.plays('strike', { on: liu });
  liu.answers('dodge');
  lv.ends();
  liu.ends();
  lv.ends();
  expect(lv.offered).toEqual(['keji', 'pass']);
  lv.passes();
});

test('Self-control is nothing to others', () => {
  const { lv, liu } = table({ liu: { hp: 1, hand: ['dodge', 'peach-garden'] }, lv: { hero: 'lv-meng' } });
  liu.ends();
  expect(liu.offered).toEqual(['dodge', 'peach-garden']);
  liu.chooses('dodge');
  expect(lv.asked).toBe(true);
});

test("Self-control: a Strike used in another's turn does not matter", () => {
  const { liu, lv } = table({
    liu: { hand: ['borrowed-sword'] },
    lv: { hero: 'lv-meng', hand: ['strike'], equipment: ['chu-ko-nu'] },
  });
  liu.plays('borrowed-sword', { on: lv });
  lv.answers('strike');
  expect(liu.hp).toBe(3);
  liu.ends();
  lv.ends();
  expect(lv.offered).toEqual(['keji', 'pass']);
  lv.passes();
});
