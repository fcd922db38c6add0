import { expect, test } from 'vitest';
import { table } from '../table.ts';
import { linesOf } from './lines.ts';

// The hand-out §6, Zhang Fei and Zhao Yun.

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
    'Zhang Fei strikes again (Berserk)',
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
    'Zhao Yun uses ♦7 Strike as Dodge (Dragon Heart)',
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
    'Zhao Yun plays ♥2 Dodge as Strike (Dragon Heart)',
    'Huang Gai plays ♠8 Strike',
    'Zhao Yun plays ♥2 Dodge as Strike (Dragon Heart)',
    'Huang Gai takes 1 plain damage from Zhao Yun, 2 life left',
  ]);
});
