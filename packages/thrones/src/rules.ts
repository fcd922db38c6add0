import type { Chapter } from '@cardwright/engine';

/** The rules, chapter by chapter. */
export const rules: readonly Chapter[] = [
  {
    id: 'goal',
    title: { en: 'Goal', zh: '目标' },
    text: {
      en: [
        'Two against two: you and whoever sits opposite share one pile, the others the second. Six battles; the side with more points wins.',
        'There are 48 cards, 2 to K without aces. Everybody is dealt three hearts and nine other cards. All hearts together are worth 84 points.',
      ],
      zh: [
        '二对二：你与对家共用一个牌堆，另两人共用另一个。共六场战斗，总分高者胜。',
        '共 48 张牌，2 到 K，没有 A。每人三张红心、九张其他牌。所有红心共 84 分。',
      ],
    },
  },
  {
    id: 'order',
    title: { en: 'The course of a battle', zh: '一场战斗' },
    text: {
      en: [
        'A battle has twelve turns: two hearts, then ten turns clockwise; then the piles fight. The next one begins one seat further on.',
        'Who should begin and has no heart left leaves it to the next.',
      ],
      zh: [
        '每场十二手：先两张红心，再顺时针十手，然后交战。下一场从下一家开始。',
        '该先手而没有红心者，由下一家先手。',
      ],
    },
  },
  {
    id: 'characters',
    title: { en: 'R1 Characters', zh: 'R1 角色' },
    text: {
      en: ['R1 The first two players of a battle must each lay a heart, the character, on the own pile.'],
      zh: ['R1 每场前两名玩家须各在己方牌堆放一张红心，作为角色。'],
    },
  },
  {
    id: 'effects',
    title: { en: 'R2 Effects or pass', zh: 'R2 效果牌或不出' },
    text: {
      en: [
        'R2 After that no hearts: lay one effect card or pass.',
        'Your nine effect cards must last for six battles: passing saves them.',
      ],
      zh: ['R2 此后不能再出红心：出一张效果牌，或不出。', '九张效果牌要用六场：不出就是留着。'],
    },
  },
  {
    id: 'diamonds',
    title: { en: 'R3 Diamonds', zh: 'R3 方块' },
    text: {
      en: ['R3 A diamond may not lie directly on a heart.'],
      zh: ['R3 方块不能直接放在红心上。'],
    },
  },
  {
    id: 'piles',
    title: { en: 'R4 The two piles', zh: 'R4 两个牌堆' },
    text: {
      en: [
        'R4 An effect may be laid on either pile.',
        'Clubs and spades help the character they lie on, diamonds harm it: so lay diamonds on theirs.',
      ],
      zh: ['R4 效果牌可放在任一牌堆上。', '梅花与黑桃帮助其下的角色，方块削弱它：所以方块放在对方牌堆上。'],
    },
  },
  {
    id: 'values',
    title: { en: 'Values', zh: '点数' },
    text: {
      en: ['A character starts with attack and defence equal to its value; J, Q and K count 10.'],
      zh: ['角色的攻防起初都等于其点数；J、Q、K 算 10。'],
    },
  },
  {
    id: 'suits',
    title: { en: 'Clubs, spades, diamonds', zh: '梅花、黑桃、方块' },
    text: {
      en: [
        'A club adds to attack, a spade to defence; a diamond takes away from what the nearest card below that is no diamond gave.',
      ],
      zh: ['梅花加攻，黑桃加防；方块减少其下最近一张非方块牌所影响的数值。'],
    },
  },
  {
    id: 'double',
    title: { en: 'Double', zh: '加倍' },
    text: {
      en: [
        'A card with the same value as the card directly beneath it counts double. Nothing falls below 0.',
        '10, J, Q and K are of one value: a J on a Q counts 20.',
      ],
      zh: ['与正下方的牌点数相同，则效果加倍。数值不低于 0。', '10、J、Q、K 点数相同：J 放在 Q 上算 20。'],
    },
  },
  {
    id: 'battle',
    title: { en: 'The battle', zh: '交战' },
    text: {
      en: [
        'In battle each pile attacks the other: attack above defence wins the value of the other character, else its own side keeps it.',
        'Equal is not enough: the defender holds.',
      ],
      zh: ['交战时双方互攻：攻高于防者得对方角色的点数，否则归守方。', '相等不算攻破：守方得分。'],
    },
  },
];
