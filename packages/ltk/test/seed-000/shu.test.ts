import { expect, test } from 'vitest';
import { table } from '../table.ts';
import { linesOf } from './lines.ts';

// Seed 000 §6: Liu Bei, Zhang Fei, Zhao Yun. What its program does by itself is a choice here.

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
    'Liu Bei draws ♣3 Dismantle, ♣6 Contentment',
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
    'Liu Bei plays ♣2 Strike',
    'Zhang Fei plays ♠8 Strike',
    'Liu Bei uses Rouse',
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

test('Berserk: as many attacks as there are Strikes, each dodged', () => {
  const {
    zhang,
    zhao,
    table: t,
  } = table({
    zhang: { hero: 'zhang-fei', hand: ['strike:S9', 'strike:C3'] },
    zhao: { hero: 'zhao-yun', hand: ['dodge:D2', 'dodge:D3', 'peach', 'wine'] },
  });
  zhang.plays('strike:S9', { on: zhao });
  zhao.answers('dodge:D2');
  zhang.plays('strike:C3', { on: zhao });
  zhao.answers('dodge:D3');
  expect([zhao.hp, zhao.hand]).toEqual([4, ['peach', 'wine']]);
  expect(linesOf(t)).toEqual([
    'Zhang Fei uses ♠9 Strike on Zhao Yun',
    'Zhao Yun uses ♦2 Dodge',
    'Zhao Yun dodges ♠9 Strike',
    'Zhang Fei uses ♣3 Strike on Zhao Yun',
    'Zhao Yun uses ♦3 Dodge',
    'Zhao Yun dodges ♣3 Strike',
  ]);
});

test('Dragon Heart: an attack card dodges the second blow of the Green Dragon Blade', () => {
  const {
    cao,
    zhao,
    table: t,
  } = table({
    cao: {
      hero: 'cao-cao',
      hand: ['strike:S7', 'negate:CK', 'green-dragon-crescent-blade', 'chu-ko-nu', 'strike:S9', 'contentment:S6'],
    },
    zhao: { hero: 'zhao-yun', hand: ['duel:SA', 'dismantle:S3', 'strike:D7', 'dodge:H2'] },
    zhang: { hero: 'zhang-fei' },
  });
  cao.plays('green-dragon-crescent-blade');
  cao.plays('contentment', { on: t.seats[2] as typeof cao });
  cao.plays('strike:S7', { on: zhao });
  expect(zhao.offered).toEqual(['dodge', 'strike(longdan:dodge)', 'pass']);
  zhao.answers('dodge');
  cao.invokes('green-dragon-crescent-blade').answers('strike:S9');
  zhao.answers('strike', { as: 'dodge', by: 'longdan' });
  cao.passes(); // the Blade once more: no Strike is left
  expect([zhao.hp, zhao.hand, cao.offered]).toEqual([4, ['dismantle', 'duel'], ['chu-ko-nu', 'end']]);
  expect(linesOf(t).slice(4)).toEqual([
    'Cao Cao uses ♠7 Strike on Zhao Yun',
    'Zhao Yun uses ♥2 Dodge',
    'Zhao Yun dodges ♠7 Strike',
    'Cao Cao uses Green Dragon Crescent Blade',
    'Cao Cao uses ♠9 Strike on Zhao Yun',
    'Zhao Yun uses ♦7 Dodge (Dragon Heart)',
    'Zhao Yun dodges ♠9 Strike',
  ]);
});

test('Dragon Heart: two Dodges are Strikes in a duel with Huang Gai, who loses it', () => {
  const {
    zhao,
    hua,
    huang,
    table: t,
  } = table(
    {
      zhao: { hero: 'zhao-yun', hand: ['dismantle:C3', 'peach:DQ', 'dodge:H2', 'dodge:H2'] },
      hua: { hero: 'hua-xiong', hand: ['strike:D9'] },
      huang: { hero: 'huang-gai', hp: 3, hand: ['strike:S8', 'duel:DA', 'dodge:D7', 'peach:H7'] },
      lu: { hero: 'lv-meng', hand: [] },
    },
    { deck: ['wine', 'wine', 'wine', 'wine'] },
  );
  zhao.plays('dismantle', { on: hua });
  expect(zhao.offered).toEqual([
    'dodge(longdan:strike)>hua',
    'dodge(longdan:strike)>lu',
    'dodge(longdan:strike)>hua',
    'dodge(longdan:strike)>lu',
    'end',
  ]); // Huang Gai is too far
  zhao.ends();
  hua.ends();
  huang.plays('duel', { on: zhao });
  zhao.answers('dodge', { as: 'strike', by: 'longdan' });
  huang.answers('strike:S8');
  zhao.answers('dodge', { as: 'strike', by: 'longdan' });
  expect([huang.hp, zhao.hp, zhao.hand]).toEqual([2, 4, ['peach']]);
  expect(linesOf(t).slice(-5)).toEqual([
    'Huang Gai uses ♦A Duel on Zhao Yun',
    'Zhao Yun plays ♥2 Strike (Dragon Heart)',
    'Huang Gai plays ♠8 Strike',
    'Zhao Yun plays ♥2 Strike (Dragon Heart)',
    'Huang Gai takes 1 plain damage from Zhao Yun, 2 life left',
  ]);
});
