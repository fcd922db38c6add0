import type { Language } from '@cardwright/engine';

/** The rules in short. */
export const rulesInShort: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Players 0 and 2 share pile 0, players 1 and 3 share pile 1. Six plays of twelve turns, a battle after each.',
    'R1 The first two players of a play must each lay a heart, the character, on the own pile.',
    'R2 After that no hearts: lay one effect card or pass.',
    'R3 A diamond may not lie directly on a heart.',
    'R4 An effect may be laid on either pile.',
    'A character starts with attack and defence equal to its value; J, Q and K count 10.',
    'A club adds to attack, a spade to defence; a diamond takes away from what the nearest card below that is no diamond gave.',
    'A card with the same value as the card directly beneath it counts double. Nothing falls below 0.',
    'In battle each pile attacks the other: attack above defence wins the value of the other character, else its own side keeps it.',
  ],
  zh: [
    '玩家 0 和 2 共用牌堆 0，玩家 1 和 3 共用牌堆 1。共六局，每局十二手，随后交战。',
    'R1 每局前两名玩家须各在己方牌堆放一张红心，作为角色。',
    'R2 此后不能再出红心：出一张效果牌，或不出。',
    'R3 方块不能直接放在红心上。',
    'R4 效果牌可放在任一牌堆上。',
    '角色的攻防起初都等于其点数；J、Q、K 算 10。',
    '梅花加攻，黑桃加防；方块减少其下最近一张非方块牌所影响的数值。',
    '与正下方的牌点数相同，则效果加倍。数值不低于 0。',
    '交战时双方互攻：攻高于防者得对方角色的点数，否则归守方。',
  ],
};
