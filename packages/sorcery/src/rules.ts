import type { Chapter } from '@cardwright/engine';

/** The rules, chapter by chapter. */
export const rules: readonly Chapter[] = [
  {
    id: 'goal',
    title: { en: 'Goal', zh: '目标' },
    text: {
      en: [
        'Two players with 20 life and 3 magic, five cards at first. Whoever has no life left has lost.',
        'If both have none, it is a draw; so it is when nothing can change any more.',
      ],
      zh: [
        '两名玩家各有 20 点生命、3 点法力，起手五张牌。生命耗尽者输。',
        '双方同时耗尽则平局；局面不会再变时也平局。',
      ],
    },
  },
  {
    id: 'turn',
    title: { en: 'A turn', zh: '回合' },
    text: {
      en: [
        'A turn: gain 1 magic, draw a card if there is room for it, your minions get their action back; then act, and end the turn.',
        'Magic is kept from turn to turn, without limit. Every card says in its corner what it costs.',
        'Play as many cards as you can pay for, in any order, before and after attacks.',
      ],
      zh: [
        '每回合：得 1 点法力，手牌未满则抽一张，己方随从恢复行动；然后行动，最后结束回合。',
        '法力逐回合保留，没有上限。每张牌的角上写着费用。',
        '只要付得起，可打出任意张牌，次序不限，攻击前后皆可。',
      ],
    },
  },
  {
    id: 'minions',
    title: { en: 'Minions', zh: '随从' },
    text: {
      en: [
        'Minions enter at the right with no action. An action attacks the player or a minion, or uses an activated ability, which costs magic too.',
        'The number at the left is attack, at the right defence. Damage to the other player comes off their life.',
      ],
      zh: [
        '随从从右端进场，当时没有行动。一次行动可攻击对手或随从，或使用启动能力（另付法力）。',
        '左边的数字是攻击，右边是防御。攻击对手玩家则扣其生命。',
      ],
    },
  },
  {
    id: 'combat',
    title: { en: 'Fights', zh: '交战' },
    text: {
      en: [
        'In a fight the attacker hits first, its victim hits back, dead or not. Defence 0 or less is death. Damage stays, in the hand too.',
        'The dead lie on their owner’s graveyard, the last on top.',
      ],
      zh: [
        '交战时攻方先出手，守方即使死亡也会还击。防御不大于 0 即死亡。伤害会保留，回到手中也一样。',
        '死亡的随从进入其主人的坟场，最后死的在最上面。',
      ],
    },
  },
  {
    id: 'enchantments',
    title: { en: 'Spells and enchantments', zh: '法术与附魔' },
    text: {
      en: [
        'Enchantments are laid on minions, oldest first, and fall off when the minion leaves the board.',
        'They count in the order they came: +2/+2 and then ×2 is more than the other way round. They may be laid on minions of either side.',
        'A spell does what it says and is gone.',
      ],
      zh: [
        '附魔按先后叠加在随从上，随从离场时脱落。',
        '按先后计算：先 +2/+2 再 ×2 比反过来多。任一方的随从都可附魔。',
        '法术按其文字结算，然后离开游戏。',
      ],
    },
  },
  {
    id: 'rituals',
    title: { en: 'Rituals', zh: '仪式' },
    text: {
      en: [
        'A ritual does its work for charges as long as it has enough; a new one replaces the old.',
        'Each player has one at most. It acts by itself, whenever what it waits for happens.',
      ],
      zh: ['仪式有足够充能时触发；新的仪式替换旧的。', '每人至多一个。它等待的事一发生，就自行起作用。'],
    },
  },
  {
    id: 'triggers',
    title: { en: 'Triggers', zh: '触发' },
    text: {
      en: [
        'What happens at the same time goes in this order: the active player’s minions left to right, the ritual, then the other player’s.',
        'Cards act by themselves at the start or the end of their owner’s turn, when a minion enters or when one leaves.',
      ],
      zh: [
        '同时发生的事依次为：行动方的随从（从左到右）、仪式，然后是另一方。',
        '牌会在其主人的回合开始或结束时、随从进场或离场时自行触发。',
      ],
    },
  },
  {
    id: 'subtypes',
    title: { en: 'Elementals and Summoners', zh: '元素与召唤师' },
    text: {
      en: ['In f2020 three Elementals on one board have +1/+1 each, and two Summoners double their defence.'],
      zh: ['f2020 中同场三个元素各得 +1/+1，两个召唤师防御加倍。'],
    },
  },
  {
    id: 'limits',
    title: { en: 'Limits', zh: '上限' },
    text: {
      en: ['At most five cards in hand and five minions on the board.', 'With a full hand no card is drawn.'],
      zh: ['手牌最多五张，场上最多五个随从。', '手牌已满时不抽牌。'],
    },
  },
  {
    id: 'places',
    title: { en: 'How places are written', zh: '位置的写法' },
    text: {
      en: ['Places are written player.slot: 2.1 is the first minion of the second player, 2.r the ritual.'],
      zh: ['位置写作 玩家.位置：2.1 是第二名玩家的第一个随从，2.r 是其仪式。'],
    },
  },
];
