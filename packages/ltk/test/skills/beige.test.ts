import { expect, test } from 'vitest';
import { table } from '../table.ts';

const CAI = { hero: 'cai-wenji' } as const;

function struck(judgement: string) {
  const set = table(
    {
      liu: { hand: ['strike', 'peach-garden', 'negate'], equipment: ['chu-ko-nu'] },
      zhang: { hp: 3 },
      cai: { ...CAI, hand: ['dodge'] },
    },
    { deck: [judgement, 'H2', 'H2'] },
  );
  set.liu.plays('strike', { on: set.zhang });
  expect(set.cai.offered).toEqual(['beige', 'pass']);
  set.cai.invokes('beige');
  return set;
}

test('Elegy, Heart: the victim recovers 1', () => {
  const { zhang, cai, liu } = struck('H9');
  expect([zhang.hp, cai.hand, liu.hand.length, liu.faceDown]).toEqual([3, [], 2, false]);
});

test('Elegy, Diamond: the victim draws two', () => {
  const { zhang, liu } = struck('D9');
  expect([zhang.hp, zhang.hand.length, liu.hand.length]).toEqual([2, 2, 2]);
});

test('Elegy, Club: the source discards two cards of its choice', () => {
  const { zhang, liu } = struck('C9');
  expect(liu.offered).toEqual(['peach-garden', 'negate', 'chu-ko-nu']);
  liu.chooses('negate', 'chu-ko-nu');
  expect([zhang.hp, liu.hand, liu.equipment]).toEqual([2, ['peach-garden'], {}]);
});

test('Elegy, Spade: the source is turned over', () => {
  const { zhang, liu } = struck('S9');
  expect([zhang.hp, liu.faceDown, liu.hand.length]).toEqual([2, true, 2]);
});

test('Elegy: for herself too; equipment pays', () => {
  const { liu, cai } = table(
    { liu: { hand: ['strike'] }, cai: { ...CAI, equipment: ['qilin-bow'] } },
    { deck: ['H9'] },
  );
  liu.plays('strike', { on: cai });
  cai.invokes('beige');
  expect([cai.hp, cai.equipment]).toEqual([3, {}]);
});

test('Elegy: not without a card, not for a Duel, not for the dead', () => {
  const poor = table({ liu: { hand: ['strike'] }, zhang: {}, cai: CAI });
  poor.liu.plays('strike', { on: poor.zhang });
  expect(poor.liu.offered).toEqual(['end']);
  const duel = table({ liu: { hand: ['duel'] }, zhang: {}, cai: { ...CAI, hand: ['dodge'] } });
  duel.liu.plays('duel', { on: duel.zhang });
  expect(duel.liu.offered).toEqual(['end']);
  const dead = table({ liu: { hand: ['strike'] }, zhang: { hp: 1 }, cai: { ...CAI, hand: ['dodge'] } });
  dead.liu.plays('strike', { on: dead.zhang });
  expect([dead.liu.asked, dead.cai.hand]).toEqual([true, ['dodge']]);
});

test('Elegy: damage that comes through the chain is damage from that Strike too, each victim by itself', () => {
  const { liu, zhang, sun, cai } = table(
    {
      liu: { hand: ['fire-strike'] },
      zhang: { chained: true },
      sun: { chained: true },
      cai: { ...CAI, hand: ['dodge', 'peach'] },
    },
    { deck: ['H9', 'S9'] },
  );
  liu.plays('fire-strike', { on: zhang });
  cai.invokes('beige').chooses('dodge');
  expect([zhang.hp, sun.hp]).toEqual([4, 3]); // Heart: the first victim recovers; the second is hit all the same
  cai.invokes('beige');
  expect([sun.hp, liu.faceDown, cai.hand]).toEqual([3, true, []]); // Spade: its source is the striker
});

test('Elegy: through the chain not for other elemental damage', () => {
  const { liu, zhang, cai } = table({
    liu: { hand: ['arson', 'strike:S7'] },
    zhang: { hand: ['strike:S8'], chained: true },
    cai: { ...CAI, hand: ['dodge'], chained: true },
  });
  liu.plays('arson', { on: zhang }).chooses('strike:S7');
  expect([zhang.hp, cai.hp, cai.hand, liu.asked]).toEqual([3, 2, ['dodge'], true]);
});
