import type { Language } from '@cardwright/engine';

/** The rules in short. */
export const rulesInShort: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Two players with 20 life and 3 magic, five cards at first. Whoever has no life left has lost.',
    'A turn: gain 1 magic, draw a card if there is room for it, your minions get their action back; then act, and end the turn.',
    'Minions enter at the right with no action. An action attacks the player or a minion, or uses an activated ability, which costs magic too.',
    'In a fight the attacker hits first, its victim hits back, dead or not. Defence 0 or less is death. Damage stays, in the hand too.',
    'Enchantments are laid on minions, oldest first, and fall off when the minion leaves the board.',
    'A ritual does its work for charges as long as it has enough; a new one replaces the old.',
    'What happens at the same time goes in this order: the active player’s minions left to right, the ritual, then the other player’s.',
    'In f2020 three Elementals on one board have +1/+1 each, and two Summoners double their defence.',
    'At most five cards in hand and five minions on the board.',
    'Places are written player.slot: 2.1 is the first minion of the second player, 2.r the ritual.',
  ],
  zh: [
    '两名玩家各有 20 点生命、3 点法力，起手五张牌。生命耗尽者输。',
    '每回合：得 1 点法力，手牌未满则抽一张，己方随从恢复行动；然后行动，最后结束回合。',
    '随从从右端进场，当时没有行动。一次行动可攻击对手或随从，或使用启动能力（另付法力）。',
    '交战时攻方先出手，守方即使死亡也会还击。防御不大于 0 即死亡。伤害会保留，回到手中也一样。',
    '附魔按先后叠加在随从上，随从离场时脱落。',
    '仪式有足够充能时触发；新的仪式替换旧的。',
    '同时发生的事依次为：行动方的随从（从左到右）、仪式，然后是另一方。',
    'f2020 中同场三个元素各得 +1/+1，两个召唤师防御加倍。',
    '手牌最多五张，场上最多五个随从。',
    '位置写作 玩家.位置：2.1 是第二名玩家的第一个随从，2.r 是其仪式。',
  ],
};
