import { Match } from '@cardwright/engine';
import { Presenter, plain } from '@cardwright/presenter';
import { describe } from 'vitest';
import { ltkIdentity } from '../../src/index.ts';
import { asked, everyRow, log, printed, refused } from './spoken.ts';

// Every line that the hand-out's program prints, in the order of the document, with ours: this file has turns, attacks, weapons
// and armour; counterparts-heroes.test.ts the rest. Where the program says that nothing happens, ours is what the card says.

const CAO = { hero: 'cao-cao' };
const LIU = { hero: 'liu-bei' };
const ZHAO = { hero: 'zhao-yun' };
const HUA = { hero: 'hua-xiong' };

function startOfGame(): string[] {
  const names = ['Cao Cao', 'Zhao Yun'];
  const presenter = new Presenter(ltkIdentity, 'en', (seat) => names[seat] as string);
  const told: string[] = [];
  const listen = (event: { type: string }): void => void told.push(plain(presenter.event(event)));
  Match.start(ltkIdentity, { seed: 1, seats: 2, options: { fixed: 'cao-cao,zhao-yun' } }, { listen });
  return told.map((line) => line.replace(/draws .+ \(/, 'draws … (')); // which cards hangs on the seed
}

describe('turns', () => {
  everyRow([
    ['---Distribute Cards for the Starting Hand---', startOfGame, 'Zhao Yun takes seat 2 with 4 life'],
    ['Cao Cao draw 4 card(s), now has 4 card(s). Hand: ♠ 7 Attack, …', startOfGame, 'Cao Cao draws … (4 in hand)'],
    ['---Turn 1---', startOfGame, 'Turn 1: Cao Cao'],
    [
      'Liu bei draw 2 card(s), now has 2 card(s). Hand: ♣ Q Dismantle, ♣ 6 Acedia',
      log(LIU, {}, undefined, { phase: 'draw', deck: ['dismantle:C3', 'contentment:C6'] }),
      'Liu Bei draws ♣3 Dismantle, ♣6 Contentment (2 in hand)',
    ],
    [
      'Cao Cao (HP: 5) discarded 1 card(s), now has 5 card(s). Hand: …',
      log({ ...CAO, hp: 1, hand: ['dodge:H2', 'peach:H3'] }, {}, ({ a }) => a.ends().chooses('dodge')),
      'Cao Cao discards ♥2 Dodge',
    ],
    [
      'Hua Xiong takes the weapon: [Green Dragon Blade] from his/her hand to the weapon area.',
      log({ ...HUA, hand: ['green-dragon-crescent-blade'] }, {}, ({ a }) => a.plays('green-dragon-crescent-blade')),
      'Hua Xiong equips ♠5 Green Dragon Crescent Blade',
    ],
    [
      'Lv Bu takes the horse: [Violet Stallion] from his/her hand to the horse area.',
      log({ hero: 'lv-bu', hand: ['minus-mount:DK'] }, {}, ({ a }) => a.plays('minus-mount')),
      'Lü Bu equips ♦K Violet Stallion (-1 Mount)',
    ],
  ]);
});

describe('attacks', () => {
  const strike = { ...LIU, hand: ['strike:S10'] };
  everyRow([
    ['Liu bei can attack target general Zhao Yun.', asked(strike, ZHAO), '♠10 Strike on Zhao Yun'],
    [
      '(Distance) Zhao Yun cannot attack target general Huang Gai.',
      refused({ ...ZHAO, hand: ['strike:S7'] }, { equipment: ['plus-mount'] }),
      '♠7 Strike: nobody is within your attack range (distance)',
    ],
    [
      'Hua Xiong cannot attack target general Zhen Ji.',
      refused({ ...HUA, hand: ['strike:H10'] }, { hero: 'zhuge-liang' }),
      '♥10 Strike: there is nobody it can be used on',
    ],
    [
      "Liu bei doesn't have an attack card.",
      asked({ ...LIU, hand: ['dodge'], role: 'rebel' }, ZHAO),
      'Liu Bei may use cards and skills, or end the play phase',
    ],
    [
      'Liu bei spends a card ♠ 10 Attack to attack Zhao Yun.',
      log(strike, ZHAO, ({ a, b }) => a.plays('strike', { on: b })),
      'Liu Bei uses ♠10 Strike on Zhao Yun',
    ],
    [
      'Zhao Yun being attacked.',
      asked(strike, { ...ZHAO, hand: ['dodge'] }, ({ a, b }) => a.plays('strike', { on: b })),
      'Zhao Yun may use Dodge against ♠10 Strike of Liu Bei',
    ],
    [
      'Zhao Yun dodge 1 attack by spending a Dodge card. Current cards: 3.',
      log(strike, { ...ZHAO, hand: ['dodge:H2'] }, ({ a, b }) => [a.plays('strike', { on: b }), b.answers('dodge')]),
      'Zhao Yun uses ♥2 Dodge',
    ],
    [
      'Zhao Yun dodged attack by spending a DODGE card.',
      log(strike, { ...ZHAO, hand: ['dodge:H2'] }, ({ a, b }) => [a.plays('strike', { on: b }), b.answers('dodge')]),
      'Zhao Yun dodges ♠10 Strike',
    ],
    [
      'Zhao Yun is attacked successfully, current HP is 3',
      log(strike, ZHAO, ({ a, b }) => a.plays('strike', { on: b })),
      'Zhao Yun takes 1 plain damage from Liu Bei, 3 life left',
    ],
    [
      "Zhao Yun's hp is 0 now!",
      log(strike, { ...ZHAO, hp: 1, role: 'rebel' }, ({ a, b }) => a.plays('strike', { on: b })),
      'Zhao Yun is dying',
    ],
  ]);
});

describe('weapons', () => {
  const armed = (hero: string, weapon: string, ...hand: string[]) => ({ hero, equipment: [weapon], hand });
  const struck = (...cards: string[]) =>
    log(armed('liu-bei', 'chu-ko-nu', 'strike:S10', 'strike:CJ'), { hero: 'xu-chu' }, ({ a, b }) =>
      cards.map((card) => a.plays(card, { on: b })),
    );
  const blade = armed('hua-xiong', 'green-dragon-crescent-blade', 'strike:H10', 'strike:S9');
  const axe = armed('sun-quan', 'stone-piercing-axe', 'strike:H10', 'peach', 'wine:S3');
  const forced = log(axe, { ...ZHAO, hand: ['dodge'] }, ({ a, b }) => {
    a.plays('strike', { on: b });
    b.answers('dodge');
    a.invokes('stone-piercing-axe');
  });
  const swords = (pick: string) =>
    log(
      armed('hua-tuo', 'yin-yang-swords', 'strike:C4'),
      { hero: 'sun-shangxiang', hand: ['wine:S3'] },
      ({ a, b }) => {
        a.plays('strike', { on: b }).invokes('yin-yang-swords');
        if (pick === 'draw') b.picks('user-draws');
        else b.chooses('wine');
      },
      { deck: ['arrow-barrage:HA'] },
    );
  const spear = armed('xu-chu', 'eighteen-span-viper-spear', 'dodge:D5', 'dodge:D7');
  everyRow([
    ['[Zhuge Crossbow] Continuous "Attack"s enabled.', struck('S10', 'CJ'), 'Liu Bei strikes again (Chu Ko Nu)'],
    [
      '[Yin-Yang Swords] fails to take effect.',
      printed('yin-yang-swords'),
      'Range 2. When your Strike targets a hero of the other gender, you may let it choose: it discards a hand card, or you draw 1 card.',
    ],
    [
      '[Yin-Yang Swords] Hua tuo chooses to let himself/herself to draw one card.',
      swords('draw'),
      'Hua Tuo draws ♥A Arrow Barrage (1 in hand)',
    ],
    [
      '[Yin-Yang Swords] Hua tuo chooses to let Sun Shang Xiang to discard one card.',
      swords('discard'),
      'Sun Shangxiang discards ♠3 Wine',
    ],
    [
      '[Green Dragon Blade] "Attack" enabled again.',
      log(blade, { ...ZHAO, hand: ['dodge'] }, ({ a, b }) => {
        a.plays('strike:H10', { on: b });
        b.answers('dodge');
        a.invokes('green-dragon-crescent-blade').answers('strike:S9');
      }),
      'Hua Xiong uses ♠9 Strike on Zhao Yun',
    ],
    [
      '[Serpent Spear] Xu Chu spends an Attack to Sun Shang Xiang by discarding 2 cards.',
      log(spear, { hero: 'sun-shangxiang' }, ({ a, b }) =>
        a.plays('', { on: b, as: 'strike', by: 'eighteen-span-viper-spear' }).chooses('dodge:D5'),
      ),
      'Xu Chu uses ♦5 Dodge + ♦7 Dodge as Strike (Eighteen-span Viper Spear) on Sun Shangxiang',
    ],
    [
      '[Serpent Spear] Xu Chu spends an Attack by discarding 2 cards.',
      log({ ...LIU, hand: ['barbarian-invasion'] }, spear, ({ a, b }) => {
        a.plays('barbarian-invasion');
        b.answers('', { as: 'strike', by: 'eighteen-span-viper-spear' }).chooses('dodge:D5');
      }),
      'Xu Chu plays ♦5 Dodge + ♦7 Dodge as Strike (Eighteen-span Viper Spear)',
    ],
    [
      '[Rock Cleaving Axe] "Attack" is forced to take effect by Sun Quan discarding 2 cards.',
      forced,
      'Sun Quan uses Stone Piercing Axe',
    ],
    ['Sun Quan discarded 2 card(s), now has 0 card(s). Hand:', forced, 'Sun Quan discards ♥3 Peach, ♠3 Wine'],
    [
      'Zhao Yun being attacked by Rock Cleaving Axe. HP becomes from 4 to 3.',
      forced,
      'Zhao Yun takes 1 plain damage from Sun Quan, 3 life left',
    ],
    [
      '[Kirin Bow] Sun Quan does not have a horse.',
      printed('qilin-bow'),
      "Range 5. When your Strike deals damage, you may discard one of the target's mounts.",
    ],
    [
      "[Kirin Bow] Lv Bu's Horse Card: Shadowrunner is abandoned.",
      log(armed('liu-bei', 'qilin-bow', 'strike:HJ'), { hero: 'lv-bu', equipment: ['plus-mount:S5'] }, ({ a, b }) =>
        a.plays('strike', { on: b }).invokes('qilin-bow'),
      ),
      'Lü Bu discards ♠5 Shadowrunner (+1 Mount)',
    ],
  ]);
});

describe('armour', () => {
  const diagram = { ...ZHAO, equipment: ['eight-diagram-formation'], hand: ['dodge:H2'] };
  const judged = (card: string, read: typeof log) =>
    read(
      { ...LIU, hand: ['strike:D7'] },
      diagram,
      ({ a, b }) => [a.plays('strike', { on: b }), b.invokes('eight-diagram-formation')],
      { deck: [card] },
    );
  const pommel = { hero: 'huang-gai', equipment: ['black-pommel'], hand: ['strike:HJ'] };
  everyRow([
    [
      '[Eight Trigrams Formation] of Zhao Yun: Failure.',
      judged('S7', log),
      "Zhao Yun's judgement for Eight Diagram Formation is ♠7 Strike",
    ],
    [
      '[Eight Trigrams Formation] cannot help Zhao Yun dodge.',
      judged('S7', asked),
      'Zhao Yun may use Dodge against ♦7 Strike of Liu Bei',
    ],
    [
      '[Eight Trigrams Formation]: used but with unsuccessful "Dodge".',
      judged('S7', log),
      'Zhao Yun judges for Eight Diagram Formation: ♠7 Strike',
    ],
    [
      '[Eight Trigrams Formation] Success!',
      judged('H8', log),
      "Zhao Yun's judgement for Eight Diagram Formation is ♥8 Peach",
    ],
    ['[Eight Trigrams Formation] helps Zhao Yun dodge.', judged('H8', log), 'Zhao Yun dodges ♦7 Strike'],
    [
      "[Blue Steel Blade] Liu bei's Defense Card: Eight Trigrams Formation is neglected.",
      log(pommel, diagram, ({ a, b }) => a.plays('strike', { on: b })),
      'Huang Gai uses Black Pommel',
    ],
    [
      'Defense card is banned.',
      printed('black-pommel'),
      "Range 2. Compulsory. Your Strikes ignore their targets' armour.",
    ],
  ]);
});
