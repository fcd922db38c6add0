import { expect, test } from 'vitest';
import { table } from '../table.ts';
import { linesOf } from './lines.ts';

// The hand-out §6, Liu Bei. What its program does by itself is a choice here.

test('Benevolence: two cards given away give 1 life; the receiver has them', () => {
  const {
    liu,
    zhao,
    table: t,
  } = table(
    { liu: { hero: 'liu-bei', hp: 1 }, zhao: { hero: 'zhao-yun', role: 'loyalist' }, cao: { hero: 'cao-cao' } },
    { phase: 'draw', deck: ['dismantle:C3', 'contentment:C6'] },
  );
  liu.invokes('rende', { on: zhao }).chooses('dismantle', 'contentment');
  expect([liu.hp, liu.hand, zhao.hand]).toEqual([2, [], ['contentment', 'dismantle']]);
  expect(linesOf(t)).toEqual([
    'Liu Bei draws ♣3 Dismantle, ♣6 Contentment (2 in hand)',
    'Liu Bei uses Benevolence on Zhao Yun',
    'Liu Bei gives ♣3 Dismantle, ♣6 Contentment to Zhao Yun',
    'Liu Bei recovers 1 life, now 2',
  ]);
});

test('Benevolence: one card alone gives no life', () => {
  const { liu, zhao } = table({ liu: { hero: 'liu-bei', hp: 1, hand: ['dismantle'] }, zhao: { hero: 'zhao-yun' } });
  liu.invokes('rende', { on: zhao });
  expect([liu.hp, liu.hand, zhao.hand]).toEqual([1, [], ['dismantle']]);
});

test('Benevolence: a healthy Liu Bei goes on as he likes', () => {
  const { liu, zhao } = table(
    {
      liu: { hero: 'liu-bei', hand: ['strike:HJ', 'dodge:D2', 'strike:C7', 'strike:H10'] },
      zhao: { hero: 'zhao-yun', role: 'rebel' },
    },
    { phase: 'draw', deck: ['strike:H10', 'qilin-bow'] },
  );
  expect(liu.hand).toHaveLength(6);
  liu.plays('qilin-bow').plays('strike:HJ', { on: zhao });
  expect([liu.hp, zhao.hp]).toEqual([4, 3]);
});

test('Rouse against the Barbarians: Zhang Fei will not, Liu Bei answers himself, Diao Chan is hurt', () => {
  const {
    zhang,
    liu,
    diao,
    zhao,
    table: t,
  } = table(
    {
      liu: { hero: 'liu-bei', hand: ['strike:C2'] },
      diao: { hero: 'diao-chan', hp: 2 },
      zhao: { hero: 'zhao-yun', hand: ['strike:C3'] },
      zhang: { hero: 'zhang-fei', hand: ['peach:H8', 'barbarian-invasion:S7', 'strike:S8'] },
    },
    { turn: 'zhang' },
  );
  zhang.plays('barbarian-invasion');
  expect(liu.offered).toEqual(['strike', 'jijiang', 'pass']);
  liu.invokes('jijiang');
  zhao.passes();
  zhang.passes();
  expect(liu.offered).toEqual(['strike', 'pass']);
  liu.answers('strike');
  expect(diao.hp).toBe(1);
  zhao.answers('strike');
  expect([liu.hp, zhao.hp, zhang.hp]).toEqual([4, 4, 4]);
  expect(linesOf(t)).toEqual([
    'Zhang Fei uses ♠7 Barbarian Invasion on Liu Bei, Diao Chan, Zhao Yun',
    'Liu Bei uses Rouse',
    'Nobody plays a Strike for Liu Bei (Rouse)',
    'Liu Bei plays ♣2 Strike',
    'Diao Chan takes 1 plain damage from Zhang Fei, 1 life left',
    'Zhao Yun plays ♣3 Strike',
  ]);
});

test('Rouse in a duel with Zhang Fei: the exchange goes on until he has no Strike left', () => {
  const {
    liu,
    zhang,
    table: t,
  } = table({
    liu: { hero: 'liu-bei', hand: ['duel', 'strike:C2', 'strike:C3', 'strike:C4'] },
    zhang: { hero: 'zhang-fei', hand: ['strike:S7', 'strike:S8'] },
    hua: { hero: 'hua-tuo', role: 'spy' },
  });
  liu.plays('duel', { on: zhang });
  for (const [theirs, ours] of [
    ['S7', 'C2'],
    ['S8', 'C3'],
  ]) {
    zhang.answers(`strike:${theirs}`);
    liu.invokes('jijiang');
    if (zhang.asked) zhang.passes();
    liu.answers(`strike:${ours}`);
  }
  expect([zhang.hp, liu.hp, liu.cards]).toEqual([3, 4, ['strike:C4']]);
  expect(linesOf(t)).toEqual([
    'Liu Bei uses ♠A Duel on Zhang Fei',
    'Zhang Fei plays ♠7 Strike',
    'Liu Bei uses Rouse',
    'Nobody plays a Strike for Liu Bei (Rouse)',
    'Liu Bei plays ♣2 Strike',
    'Zhang Fei plays ♠8 Strike',
    'Liu Bei uses Rouse',
    'Nobody plays a Strike for Liu Bei (Rouse)',
    'Liu Bei plays ♣3 Strike',
    'Zhang Fei takes 1 plain damage from Liu Bei, 3 life left',
  ]);
});

test('Rouse for an attack: nobody answers, so Liu Bei spends his own card', () => {
  const {
    liu,
    hua,
    zhang,
    table: t,
  } = table({
    liu: { hero: 'liu-bei', hand: ['strike:D8'], equipment: ['yin-yang-swords'] },
    hua: { hero: 'hua-tuo', role: 'spy', hp: 1 },
    zhang: { hero: 'zhang-fei', hand: ['strike:S7'] },
  });
  liu.invokes('jijiang', { on: hua });
  zhang.passes();
  liu.plays('strike:D8', { on: hua });
  expect([hua.alive, zhang.hand]).toEqual([false, ['strike']]);
  expect(linesOf(t)).toEqual([
    'Liu Bei uses Rouse on Hua Tuo',
    'Nobody plays a Strike for Liu Bei (Rouse)',
    'Liu Bei uses ♦8 Strike on Hua Tuo',
    'Hua Tuo takes 1 plain damage from Liu Bei, 0 life left',
    'Hua Tuo is dying',
    'Hua Tuo dies, Spy, slain by Liu Bei',
  ]);
});

test('Rouse: a Shu hero that helps spends the Strike, and it is Liu Bei’s', () => {
  const {
    liu,
    cao,
    zhang,
    table: t,
  } = table({
    liu: { hero: 'liu-bei' },
    cao: { hero: 'xu-chu' },
    zhang: { hero: 'zhang-fei', role: 'loyalist', hand: ['strike:S7'] },
  });
  liu.invokes('jijiang', { on: cao });
  zhang.answers('strike');
  expect([cao.hp, zhang.hand]).toEqual([3, []]);
  expect(linesOf(t)).toEqual([
    'Liu Bei uses Rouse on Xu Chu',
    'Zhang Fei plays ♠7 Strike for Liu Bei',
    'Liu Bei uses ♠7 Strike on Xu Chu',
    'Xu Chu takes 1 plain damage from Liu Bei, 3 life left',
  ]);
});

test('Rouse is for the Lord alone', () => {
  const { liu } = table(
    { cao: { hero: 'cao-cao' }, liu: { hero: 'liu-bei' }, zhang: { hero: 'zhang-fei', hand: ['strike'] } },
    { turn: 'liu' },
  );
  expect(liu.offered).toEqual(['end']);
});
