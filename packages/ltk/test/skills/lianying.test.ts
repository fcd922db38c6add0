import { expect, test } from 'vitest';
import { contest, settleContest } from '../../src/core/contest.ts';
import { defineHeroes, defineSkills } from '../../src/core/definitions.ts';
import { others } from '../../src/core/seats.ts';
import { skill } from '../../src/skills/kinds.ts';
import { table } from '../table.ts';

const LU = { hero: 'lu-xun' } as const;

test('Linked Camps: the last hand card is used; the new one comes before the Strike is answered', () => {
  const { lu, liu, zhang } = table(
    { lu: { ...LU, hand: ['strike'] }, liu: { hand: ['dodge'] }, zhang: {} },
    { deck: ['peach'] },
  );
  lu.plays('strike', { on: liu });
  expect(lu.offered).toEqual(['lianying', 'pass']);
  lu.invokes('lianying');
  expect([lu.hand, zhang.hand]).toEqual([['peach'], []]);
  liu.answers('dodge');
});

test('Linked Camps is refused', () => {
  const { lu, liu } = table({ lu: { ...LU, hand: ['strike'] }, liu: {} });
  lu.plays('strike', { on: liu }).passes();
  expect([lu.hand, liu.hp]).toEqual([[], 3]);
});

test('Linked Camps is not offered while a hand card is left', () => {
  const { lu, liu } = table({ lu: { ...LU, hand: ['strike', 'dodge'] }, liu: {} });
  lu.plays('strike', { on: liu });
  expect(lu.offered).toEqual(['end']);
});

test('Linked Camps: the last hand card is equipped', () => {
  const { lu } = table({ lu: { ...LU, hand: ['plus-mount'] }, liu: {} }, { deck: ['peach'] });
  lu.plays('plus-mount').invokes('lianying');
  expect([lu.hand, lu.equipment]).toEqual([['peach'], { plus: 'plus-mount' }]);
});

test('Linked Camps is about the hand: lost equipment does not count', () => {
  const { liu, lu } = table({ liu: { hand: ['dismantle'] }, lu: { ...LU, equipment: ['plus-mount'] } });
  liu.plays('dismantle', { on: lu });
  expect([liu.asked, lu.equipment, lu.hand]).toEqual([true, {}, []]);
});

test("Linked Camps in another's turn: the last card is used as a Dodge", () => {
  const { liu, lu } = table({ liu: { hand: ['strike'] }, lu: { ...LU, hand: ['dodge'] } }, { deck: ['peach'] });
  liu.plays('strike', { on: lu });
  lu.answers('dodge').invokes('lianying');
  expect([lu.hp, lu.hand]).toEqual([3, ['peach']]);
});

test('Linked Camps in a Duel: the last card is played, and the new one can be played next', () => {
  const { liu, lu } = table(
    { liu: { hand: ['duel', 'strike'] }, lu: { ...LU, hand: ['strike'] } },
    { deck: ['strike', 'peach'] },
  );
  liu.plays('duel', { on: lu });
  lu.answers('strike').invokes('lianying');
  liu.answers('strike');
  expect(lu.offered).toEqual(['strike', 'pass']);
  lu.answers('strike').invokes('lianying');
  expect([liu.hp, lu.hp, lu.hand]).toEqual([3, 3, ['peach']]);
});

test('Linked Camps: the last card is discarded by another', () => {
  const { liu, lu } = table({ liu: { hand: ['dismantle'] }, lu: { ...LU, hand: ['dodge'] } }, { deck: ['peach'] });
  liu.plays('dismantle', { on: lu });
  lu.invokes('lianying');
  expect(lu.hand).toEqual(['peach']);
});

test('Linked Camps: the last card is taken', () => {
  const { lu, liu } = table(
    { lu: { heroes: ['lu-xun', 'zhou-yu'], hand: ['dodge:H2'] }, liu: {} },
    { deck: ['peach'] },
  );
  lu.invokes('fanjian', { on: liu });
  liu.picks('heart');
  lu.invokes('lianying');
  expect([lu.hand, liu.hand]).toEqual([['peach'], ['dodge']]);
});

test('Linked Camps: the last cards are given, a batch counts once', () => {
  const { lu, liu } = table(
    { lu: { heroes: ['lu-xun', 'liu-bei'], hand: ['dodge', 'peach'] }, liu: {} },
    { deck: ['negate', 'negate'] },
  );
  lu.invokes('rende', { on: liu }).chooses('dodge', 'peach').invokes('lianying');
  expect([lu.hand, liu.hand]).toEqual([['negate'], ['dodge', 'peach']]);
  expect(lu.offered).toEqual(['rende>liu', 'end']);
});

test('Linked Camps: the last cards are discarded together, and it comes before what they pay for', () => {
  const { lu } = table(
    { lu: { heroes: ['lu-xun', 'sun-quan'], hand: ['dodge', 'peach', 'peach'] }, liu: {} },
    { deck: ['negate:SJ', 'dodge', 'dodge', 'dodge'] },
  );
  lu.invokes('zhiheng').chooses('dodge', 'peach', 'peach').invokes('lianying');
  expect(lu.hand).toEqual(['dodge', 'dodge', 'dodge', 'negate']);
});

test('Linked Camps: the last card is laid down in a contest', () => {
  defineSkills('identity', [
    skill('test-contest', {
      active: {
        whyNot: () => null,
        aims: others,
        *effect(g, self, aim) {
          settleContest(g, yield* contest(g, self, aim, 'test-contest'));
        },
      },
      text: { en: ['Contest', ''], zh: ['Contest', ''] },
    }),
  ]);
  const names = { en: 'Rival', zh: 'Rival' };
  const rival = { kingdom: 'qun', gender: 'male', life: 4, skills: ['test-contest'], text: names } as const;
  defineHeroes('identity', [{ ...rival, id: 'rival' }]);
  const { liu, lu } = table(
    { liu: { hero: 'rival', hand: ['dodge'] }, lu: { ...LU, hand: ['strike'] } },
    { deck: ['peach'] },
  );
  liu.invokes('test-contest', { on: lu });
  expect(lu.offered).toEqual(['lianying', 'pass']);
  lu.invokes('lianying');
  expect([liu.hand, lu.hand]).toEqual([[], ['peach']]);
});

test('Linked Camps: the dead draw nothing', () => {
  const { cao, lu } = table({ cao: { hand: ['strike'] }, lu: { ...LU, hp: 1, hand: ['negate'] }, liu: {} });
  cao.plays('strike', { on: lu });
  expect([lu.alive, lu.hand, cao.asked]).toEqual([false, [], true]);
});

test('Linked Camps: the last Peach saves the dying, and the new card may save as well', () => {
  const { cao, lu } = table(
    { cao: { hand: ['wine', 'strike'] }, lu: { ...LU, hp: 1, hand: ['peach'] }, liu: {} },
    { deck: ['peach'] },
  );
  cao.plays('wine').plays('strike', { on: lu });
  lu.answers('peach').invokes('lianying').answers('peach');
  lu.passes(); // Linked Camps once more
  expect([lu.hp, lu.hand]).toEqual([1, []]);
});

test('Linked Camps: a whole hand given up in an Alliance, whatever comes for it', () => {
  const { su, lu, liu } = table({
    su: { hero: 'lu-su' },
    lu: { hero: 'lu-xun', hand: ['peach'] },
    liu: { hand: ['dodge'] },
  });
  su.invokes('dimeng', { on: lu });
  expect(lu.offered).toEqual(['lianying', 'pass']);
  lu.invokes('lianying');
  expect([lu.hand.length, lu.hand.includes('dodge'), liu.hand]).toEqual([2, true, ['peach']]);
});
