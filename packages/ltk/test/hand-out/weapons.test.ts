import { expect, test } from 'vitest';
import { table } from '../table.ts';
import { linesOf } from './lines.ts';

// The hand-out §3: one scenario for each sample output of its seven weapons. Its cards and hands where it shows them.

test('Zhuge Crossbow: two attacks in one turn, the second kills', () => {
  const {
    liu,
    xu,
    table: t,
  } = table(
    {
      liu: { hero: 'liu-bei', hand: ['peach:H8', 'peach:H9', 'peach:H4', 'dodge:D5'], equipment: ['chu-ko-nu'] },
      xu: { hero: 'xu-chu', role: 'rebel', hp: 2 },
      hua: { hero: 'hua-tuo', role: 'spy' },
    },
    { phase: 'draw', deck: ['strike:S10', 'strike:CJ'] },
  );
  liu.plays('strike:S10', { on: xu });
  liu.plays('strike:CJ', { on: xu });
  expect(liu.offered).toEqual(['peach', 'peach', 'peach', 'pass']); // the dying may be rescued; the hand-out has no rescue
  liu.passes();
  expect(linesOf(t)).toEqual([
    'Liu Bei draws ♠10 Strike, ♣J Strike (6 in hand)',
    'Liu Bei uses ♠10 Strike on Xu Chu',
    'Xu Chu takes 1 plain damage from Liu Bei, 1 life left',
    'Liu Bei strikes again (Chu Ko Nu)',
    'Liu Bei uses ♣J Strike on Xu Chu',
    'Xu Chu takes 1 plain damage from Liu Bei, 0 life left',
    'Xu Chu is dying',
    'Xu Chu dies, Rebel, slain by Liu Bei',
    'Liu Bei is rewarded for slaying a rebel',
    expect.stringMatching(/^Liu Bei draws .+, .+, .+$/),
  ]);
});

test('Yin-Yang Swords: nothing happens between heroes of the same gender', () => {
  const {
    sun,
    xu,
    table: t,
  } = table({
    sun: { hero: 'sun-quan', hand: ['yin-yang-swords', 'strike'] },
    xu: { hero: 'xu-chu' },
  });
  sun.plays('yin-yang-swords').plays('strike', { on: xu });
  expect(linesOf(t)).toEqual([
    'Sun Quan uses ♠2 Yin-Yang Swords',
    'Sun Quan equips ♠2 Yin-Yang Swords',
    'Sun Quan uses ♠7 Strike on Xu Chu',
    'Xu Chu takes 1 plain damage from Sun Quan, 3 life left',
  ]);
});

test('Yin-Yang Swords: the target of the other gender lets the attacker draw', () => {
  const {
    hua,
    lady,
    table: t,
  } = table(
    {
      hua: { hero: 'hua-tuo', hand: ['peach:H6', 'dodge:D8', 'peach:DQ', 'strike:C4', 'yin-yang-swords'] },
      lady: { hero: 'sun-shangxiang', hand: ['wine'] },
    },
    { deck: ['arrow-barrage:HA'] },
  );
  hua.plays('yin-yang-swords').plays('strike', { on: lady });
  expect(hua.offered).toEqual(['yin-yang-swords', 'pass']);
  hua.invokes('yin-yang-swords');
  expect(lady.offered).toEqual(['wine', 'user-draws']); // the target's choice, not the attacker's
  lady.picks('user-draws');
  expect([hua.hand, lady.hp]).toEqual([['arrow-barrage', 'dodge', 'peach', 'peach'], 2]);
  expect(linesOf(t)).toContainEqual(expect.stringContaining('Hua Tuo draws ♥A Arrow Barrage'));
});

test('Green Dragon Blade: an attack that hit gives no second one', () => {
  const {
    hua,
    zhen,
    table: t,
  } = table(
    {
      hua: { hero: 'hua-xiong', hand: ['strike:H10', 'strike:H10'], equipment: ['green-dragon-crescent-blade'] },
      zhen: { hero: 'zhen-ji', hp: 1, role: 'spy', equipment: ['eight-diagram-formation'] },
      lu: { role: 'rebel' },
    },
    { deck: ['S7'] },
  );
  hua.plays('strike', { on: zhen });
  zhen.invokes('eight-diagram-formation');
  expect([zhen.alive, hua.offered]).toEqual([false, ['end']]);
  expect(linesOf(t)).toContain("Zhen Ji's judgement for Eight Diagram Formation is ♠7 Strike");
});

test('Serpent Spear: two cards make an attack that kills a rebel, for 3 cards', () => {
  const {
    xu,
    lady,
    table: t,
  } = table(
    {
      xu: { hero: 'xu-chu', hand: ['dodge:D5', 'dodge:D7', 'dodge:D6', 'eighteen-span-viper-spear', 'snatch:S3'] },
      lady: { hero: 'sun-shangxiang', role: 'rebel', hp: 1, hand: ['peach:H8'] },
      liu: { hero: 'liu-bei', role: 'rebel' },
    },
    { deck: ['wine:S3', 'wine:S9', 'wine:C3'] },
  );
  xu.plays('eighteen-span-viper-spear').plays('snatch', { on: lady });
  expect(xu.cards).toEqual(['dodge:D5', 'dodge:D6', 'dodge:D7', 'peach:H8']);
  xu.plays('', { on: lady, as: 'strike', by: 'eighteen-span-viper-spear' });
  xu.chooses('dodge:D6').chooses('dodge:D7');
  xu.passes(); // the Peach just taken would save her
  expect([lady.alive, xu.cards]).toEqual([false, ['dodge:D5', 'peach:H8', 'wine:C3', 'wine:S3', 'wine:S9']]);
  expect(linesOf(t).slice(-6)).toEqual([
    'Xu Chu uses ♦6 Dodge + ♦7 Dodge as Strike (Eighteen-span Viper Spear) on Sun Shangxiang',
    'Sun Shangxiang takes 1 plain damage from Xu Chu, 0 life left',
    'Sun Shangxiang is dying',
    'Sun Shangxiang dies, Rebel, slain by Xu Chu',
    'Xu Chu is rewarded for slaying a rebel',
    'Xu Chu draws ♠3 Wine, ♠9 Wine, ♣3 Wine (5 in hand)',
  ]);
});

test('Serpent Spear: who holds attack cards need not pay two', () => {
  const { liu, meng } = table({
    liu: {
      hero: 'liu-bei',
      hand: ['strike:S8', 'strike:S10', 'strike:H10', 'snatch:S3', 'peach:H8', 'eighteen-span-viper-spear'],
    },
    meng: { hero: 'lv-meng', hand: ['dismantle:C3'] },
    zhang: { hero: 'zhang-fei' },
  });
  liu.plays('eighteen-span-viper-spear').plays('snatch', { on: meng });
  liu.plays('strike:S8', { on: meng });
  expect([meng.hp, liu.hand]).toEqual([3, ['dismantle', 'peach', 'strike', 'strike']]);
  expect(liu.offered.filter((offer) => offer.includes('strike'))).toEqual([]); // and no following attack
});

test('Serpent Spear: two cards answer the Barbarians', () => {
  const {
    liu,
    xu,
    table: t,
  } = table({
    liu: { hero: 'liu-bei', hand: ['barbarian-invasion'] },
    xu: { hero: 'xu-chu', hand: ['dodge:D5', 'dodge:D7'], equipment: ['eighteen-span-viper-spear'] },
  });
  liu.plays('barbarian-invasion');
  expect(xu.offered).toEqual(['strike(eighteen-span-viper-spear:strike)', 'pass']);
  xu.answers('', { as: 'strike', by: 'eighteen-span-viper-spear' });
  xu.chooses('dodge:D5');
  expect([xu.hp, xu.hand]).toEqual([4, []]);
  expect(linesOf(t)).toEqual([
    'Liu Bei uses ♠7 Barbarian Invasion on Xu Chu',
    'Xu Chu plays ♦5 Dodge + ♦7 Dodge as Strike (Eighteen-span Viper Spear)',
  ]);
});

test('Rock Cleaving Axe: two cards force a dodged attack through', () => {
  const {
    sun,
    hua,
    table: t,
  } = table(
    {
      sun: { hero: 'sun-quan', hand: ['strike:H10', 'peach', 'wine:S3', 'stone-piercing-axe'] },
      hua: { hero: 'hua-xiong', hand: ['dodge:D5', 'wine'], equipment: ['eight-diagram-formation'] },
    },
    { deck: ['S7', 'strike:S8'] },
  );
  sun.plays('stone-piercing-axe').plays('strike', { on: hua });
  hua.invokes('eight-diagram-formation');
  hua.answers('dodge');
  sun.invokes('stone-piercing-axe');
  expect([hua.hp, sun.hand]).toEqual([5, ['strike']]);
  expect(linesOf(t).slice(2)).toEqual([
    'Sun Quan uses ♥10 Strike on Hua Xiong',
    'Hua Xiong uses Eight Diagram Formation',
    'Hua Xiong judges for Eight Diagram Formation: ♠7 Strike',
    "Hua Xiong's judgement for Eight Diagram Formation is ♠7 Strike",
    'Hua Xiong uses ♦5 Dodge',
    'Hua Xiong dodges ♥10 Strike',
    'Sun Quan uses Stone Piercing Axe',
    'Sun Quan discards ♥3 Peach, ♠3 Wine',
    'Hua Xiong uses Flaunt', // the hand-out’s Hua Xiong has no skill: a red Strike pays its source
    'Sun Quan draws ♠8 Strike (1 in hand)',
    'Hua Xiong takes 1 plain damage from Sun Quan, 5 life left',
  ]);
});

test('Kirin Bow: without a horse there is nothing to shoot', () => {
  const { zhao, sun } = table({
    zhao: { hero: 'zhao-yun', hand: ['strike:S8'], equipment: ['qilin-bow'] },
    sun: { hero: 'sun-quan', hp: 2, equipment: ['eight-diagram-formation'] },
  });
  zhao.plays('strike', { on: sun });
  sun.passes();
  expect([sun.hp, sun.equipment]).toEqual([1, { armor: 'eight-diagram-formation' }]);
});

test('Kirin Bow: the horse is lost, of two the one the archer picks', () => {
  const {
    liu,
    lu,
    table: t,
  } = table({
    liu: { hero: 'liu-bei', hand: ['strike:HJ'], equipment: ['qilin-bow'] },
    lu: { hero: 'lv-bu', equipment: ['plus-mount:S5', 'minus-mount'] },
  });
  liu.plays('strike', { on: lu });
  liu.invokes('qilin-bow');
  expect(liu.offered).toEqual(['plus-mount', 'minus-mount']); // the hand-out draws lots
  liu.chooses('plus-mount');
  expect([lu.hp, lu.equipment]).toEqual([3, { minus: 'minus-mount' }]);
  expect(linesOf(t)).toEqual([
    'Liu Bei uses ♥J Strike on Lü Bu',
    'Liu Bei uses Qilin Bow',
    'Lü Bu discards ♠5 Shadowrunner (+1 Mount)',
    'Lü Bu takes 1 plain damage from Liu Bei, 3 life left',
  ]);
});

test('Blue Steel Blade: the armour does not help, a Dodge does', () => {
  const { huang, liu } = table({
    huang: { hero: 'huang-gai', hand: ['peach', 'strike:HJ', 'strike:S7'], equipment: ['black-pommel'] },
    liu: { hero: 'liu-bei', hand: ['dodge', 'wine'], equipment: ['eight-diagram-formation'] },
  });
  huang.plays('strike:HJ', { on: liu });
  expect(liu.offered).toEqual(['dodge', 'pass']);
  liu.answers('dodge');
  expect([liu.hp, liu.hand]).toEqual([4, ['wine']]);
});
