import { expect, test } from 'vitest';
import { table } from '../table.ts';
import { linesOf } from './lines.ts';

// The hand-out §5, Eight Trigrams Formation. There a coin is thrown; here the top card of the deck is judged.

test('Eight Trigrams: black, and a Dodge from the hand is still possible', () => {
  const {
    liu,
    zhao,
    table: t,
  } = table(
    {
      liu: { hero: 'liu-bei', hand: ['strike:D7'] },
      zhao: { hero: 'zhao-yun', hand: ['dodge:H2', 'peach', 'wine', 'duel'], equipment: ['eight-diagram-formation'] },
    },
    { deck: ['S9'] },
  );
  liu.plays('strike', { on: zhao });
  expect(zhao.offered).toEqual(['dodge', 'eight-diagram-formation', 'pass']);
  zhao.invokes('eight-diagram-formation');
  expect(zhao.offered).toEqual(['dodge', 'pass']);
  zhao.answers('dodge');
  expect([zhao.hp, zhao.hand.length]).toEqual([4, 3]);
  expect(linesOf(t)).toEqual([
    'Liu Bei uses ♦7 Strike on Zhao Yun',
    'Zhao Yun uses Eight Diagram Formation',
    'Zhao Yun judges for Eight Diagram Formation: ♠9 Strike',
    "Zhao Yun's judgement for Eight Diagram Formation is ♠9 Strike",
    'Zhao Yun uses ♥2 Dodge',
    'Zhao Yun dodges ♦7 Strike',
  ]);
});

test('Eight Trigrams: red, and the attack is dodged; then the attacker discards down to its life', () => {
  const {
    cao,
    hua,
    table: t,
  } = table(
    {
      cao: {
        hero: 'cao-cao',
        hp: 5,
        maxHp: 5,
        hand: ['dodge:H2', 'peach:H3', 'strike:H10', 'strike:S9', 'strike:S9', 'dodge:D4', 'wine:C9'],
      },
      hua: { hero: 'hua-xiong', equipment: ['eight-diagram-formation'] },
    },
    { deck: ['H5', 'peach', 'peach'] },
  );
  cao.plays('strike:S9', { on: hua });
  hua.invokes('eight-diagram-formation');
  expect(hua.hp).toBe(6);
  cao.ends();
  cao.chooses('wine:C9');
  expect(cao.cards).toEqual(['dodge:D4', 'dodge:H2', 'peach:H3', 'strike:H10', 'strike:S9']);
  expect(linesOf(t).slice(0, 8)).toEqual([
    'Cao Cao uses ♠9 Strike on Hua Xiong',
    'Hua Xiong uses Eight Diagram Formation',
    'Hua Xiong judges for Eight Diagram Formation: ♥5 Qilin Bow',
    "Hua Xiong's judgement for Eight Diagram Formation is ♥5 Qilin Bow",
    'Hua Xiong uses Dodge (Eight Diagram Formation)',
    'Hua Xiong dodges ♠9 Strike',
    'Cao Cao discards ♣9 Wine',
    'Turn 2: Hua Xiong',
  ]);
});

const againstLvBu = (deck: readonly string[]) =>
  table(
    {
      lu: { hero: 'lv-bu', hand: ['strike:C2'] },
      zhao: { hand: ['dodge:H2'], equipment: ['eight-diagram-formation'] },
    },
    { deck },
  );

test('Eight Trigrams against Lü Bu, who needs two Dodges: red twice', () => {
  const { lu, zhao } = againstLvBu(['H5', 'D2']);
  lu.plays('strike', { on: zhao });
  zhao.invokes('eight-diagram-formation').invokes('eight-diagram-formation');
  expect([zhao.hp, zhao.hand]).toEqual([4, ['dodge']]);
});

test('Eight Trigrams against Lü Bu: red once, the other Dodge comes from the hand', () => {
  const { lu, zhao } = againstLvBu(['H5', 'S7']);
  lu.plays('strike', { on: zhao });
  zhao.invokes('eight-diagram-formation').invokes('eight-diagram-formation').answers('dodge');
  expect([zhao.hp, zhao.hand]).toEqual([4, []]);
});

test('Eight Trigrams against Lü Bu: black twice, one Dodge is spent in vain', () => {
  const { lu, zhao } = againstLvBu(['S7', 'S8']);
  lu.plays('strike', { on: zhao });
  zhao.invokes('eight-diagram-formation').answers('dodge').invokes('eight-diagram-formation');
  expect([zhao.hp, zhao.hand]).toEqual([3, []]);
});
