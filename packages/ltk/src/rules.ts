import type { Chapter } from '@cardwright/engine';
import type { Mode } from './core/state.ts';

const turn: Chapter = {
  id: 'turn',
  title: { en: 'A turn', zh: '回合' },
  text: {
    en: [
      'A turn: prepare, judge the scrolls before you, draw two cards, play, discard down to your life, finish.',
      'Everybody starts with four hand cards. Turns go round the table from seat to seat.',
      'In the judge phase a card is turned over for each delayed scroll before you, the newest first.',
      'At the end of the play phase you may keep as many hand cards as you have life. Equipment does not count.',
      'A hero who lies face down turns up again instead of taking a turn.',
    ],
    zh: [
      '回合：准备、判定面前的延时锦囊、摸两张牌、出牌、弃牌至体力值、结束。',
      '每人起始四张手牌，按座次轮流进行回合。',
      '判定阶段，对面前的每张延时锦囊翻开一张牌，后来的先判。',
      '出牌阶段之后，手牌不得多于体力值；装备不计。',
      '翻面的武将翻回正面，跳过这个回合。',
    ],
  },
};

const play: Chapter = {
  id: 'play',
  title: { en: 'The play phase', zh: '出牌阶段' },
  text: {
    en: [
      'In the play phase: one Strike on somebody within your attack range, any number of scrolls, equipment, and your skills.',
      'A Peach gives back one life, if you have lost any. Wine makes your next Strike of this turn one stronger, once a phase.',
      'Equipment is laid before you: a weapon, an armour, a mount for attack (−1) and one for defence (+1). A new one replaces the old of its place.',
      'A delayed scroll is laid before its target and judged in that hero’s next judge phase. Nobody can have two of one name.',
    ],
    zh: [
      '出牌阶段：对攻击范围内一名角色使用一张【杀】，以及任意锦囊、装备和技能。',
      '已受伤时可用【桃】回复 1 点体力；【酒】令本回合下一张【杀】伤害 +1，每阶段限一次。',
      '装备置于面前：武器、防具、-1 马、+1 马各一；同一位置的新装备替换旧的。',
      '延时锦囊置于目标面前，在其下一个判定阶段判定；同名的每人面前只能有一张。',
    ],
  },
};

const answer: Chapter = {
  id: 'answer',
  title: { en: 'Dodge and Negate', zh: '闪与无懈可击' },
  text: {
    en: [
      'A Strike is cancelled by a Dodge. A scroll is cancelled by a Negate, and so is a Negate.',
      'Whoever does not dodge a Strike takes 1 damage.',
      'A scroll with several targets takes effect on one after the other; each may be saved by a Negate of anybody’s.',
      'Everybody is asked whether they answer, also those who cannot: so nobody learns who holds what.',
    ],
    zh: [
      '【闪】抵消【杀】；【无懈可击】抵消锦囊，包括【无懈可击】。',
      '不出【闪】者受到 1 点伤害。',
      '多目标的锦囊逐个结算，对每个目标任何人都可使用【无懈可击】。',
      '没有牌可用的人也会被询问，因此没人能看出谁有什么牌。',
    ],
  },
};

const distance: Chapter = {
  id: 'distance',
  title: { en: 'Distance and reach', zh: '距离与攻击范围' },
  text: {
    en: [
      'Distance is counted around the table the shorter way; mounts change it. Your weapon says how far your attack reaches.',
      'Only the living count as seats. Your −1 mount brings others one nearer; their +1 mount keeps you one further away. It is never less than 1.',
      'Without a weapon your attack reaches 1. Snatch and Starvation go by distance 1, whatever your weapon.',
    ],
    zh: [
      '距离按座次较短的一边计算，马会改变距离；武器决定攻击范围。',
      '只计存活的座位。你的 -1 马使你与他人的距离 -1；他人的 +1 马使你与其距离 +1；最少为 1。',
      '没有武器时攻击范围为 1。【顺手牵羊】与【兵粮寸断】看距离 1，与武器无关。',
    ],
  },
};

const judgement: Chapter = {
  id: 'judgement',
  title: { en: 'Judgement', zh: '判定' },
  text: {
    en: [
      'A judgement turns over the top card of the deck: its suit and rank decide.',
      'Contentment skips the play phase unless a heart comes, Starvation the draw phase unless a club does; then they are discarded.',
      'Lightning hits on ♠2 to ♠9 for 3 damage; else it moves on to the next hero.',
      'Some skills replace the card before it counts.',
    ],
    zh: [
      '判定即翻开牌堆顶的一张牌，由其花色与点数决定结果。',
      '【乐不思蜀】非红桃则跳过出牌阶段；【兵粮寸断】非梅花则跳过摸牌阶段；随后弃置。',
      '【闪电】判定为 ♠2 至 ♠9 则受到 3 点雷电伤害，否则移到下一名角色处。',
      '有些技能可在生效前替换判定牌。',
    ],
  },
};

const dying: Chapter = {
  id: 'dying',
  title: { en: 'Dying', zh: '濒死' },
  text: {
    en: [
      'At 0 life you are dying: everybody in turn may save you with a Peach, you also with Wine.',
      'It is asked from whoever’s turn it is, until your life is 1 again. Nobody saves you: you die, and all your cards go to the discard pile.',
      'To lose life is not damage: nobody causes it, and no armour helps.',
    ],
    zh: [
      '体力为 0 时濒死：各人依次可用【桃】救你，你自己还可用【酒】。',
      '从当前回合角色起依次询问，直到体力回到 1。无人救援则死亡，所有牌置入弃牌堆。',
      '失去体力不是伤害：没有来源，防具无效。',
    ],
  },
};

const chain: Chapter = {
  id: 'chain',
  title: { en: 'Fire, lightning and the chain', zh: '属性伤害与铁索' },
  text: {
    en: [
      'Fire and lightning damage runs along the chain: everybody chained takes it.',
      'Chain links one or two heroes, or unlinks them. Whoever is hit by fire or lightning while chained is freed, and all others chained take as much.',
    ],
    zh: [
      '火焰与雷电伤害沿铁索传导：横置者都会受到。',
      '【铁索连环】横置或重置一至两名角色。横置者受到属性伤害后重置，其他横置者受到同样的伤害。',
    ],
  },
};

const goal: Chapter = {
  id: 'goal',
  title: { en: 'Goal and roles', zh: '目标与身份' },
  text: {
    en: [
      'The Lord is known; everybody else is a loyalist, a rebel or the spy in secret. Lord and loyalists win when all rebels and spies are dead, the rebels when the Lord is, the spy when he is the last with the Lord and then kills him.',
      'The role is shown when somebody dies. The dead win with their side.',
      'The Lord chooses a hero first, has the first turn and, from five seats up, one life more. Lord skills are for the Lord only.',
    ],
    zh: [
      '主公身份公开，其余为忠臣、反贼或内奸，身份隐藏。反贼与内奸全灭则主公与忠臣胜；主公阵亡则反贼胜；内奸须最后与主公单挑并获胜。',
      '角色死亡时亮出身份；阵亡者与本方同胜。',
      '主公先选将、先行动，五人及以上时体力上限加 1。主公技只有主公能用。',
    ],
  },
};

const rewards: Chapter = {
  id: 'rewards',
  title: { en: 'Rewards', zh: '奖惩' },
  text: {
    en: [
      'Whoever kills a rebel draws three cards. A Lord who kills a loyalist loses all cards.',
      'First it is looked at whether somebody has won, then comes the reward.',
    ],
    zh: ['击杀反贼者摸三张牌；主公击杀忠臣则弃置所有牌。', '先判胜负，再给奖惩。'],
  },
};

const war: Chapter = {
  id: 'goal',
  title: { en: 'Goal and kingdoms', zh: '目标与势力' },
  text: {
    en: [
      'Everybody has two hidden heroes of one kingdom: Wei, Shu, Wu or Qun. Whoever fights for the only kingdom that is left alive wins, the dead of it too.',
      'Your life is that of both heroes together, halves rounded down; it is known from the start, the heroes are not.',
      'The game ends only when all who live have shown their kingdom. By the official rules the hidden count by their true kingdom.',
    ],
    zh: [
      '每人有两名同势力的暗置武将：魏、蜀、吴或群。只剩一个势力存活时，该势力获胜，阵亡者同胜。',
      '体力上限为两名武将之和，半点舍去；体力从一开始就公开，武将不公开。',
      '所有存活者都确定势力后才能结束；按官方规则，暗置者按其真实势力计算。',
    ],
  },
};

const revealing: Chapter = {
  id: 'revealing',
  title: { en: 'Hidden heroes, revealing', zh: '暗将与亮将' },
  text: {
    en: [
      'A hidden hero has no skills for others to fear. Reveal one or both at the start of your turn, or at the moment its skill is of use.',
      'With the first hero you show your kingdom. Your first reveal draws three cards; by the official rules only the first of the whole game, two.',
      'When both are revealed and half a life was left over, you draw a card.',
      'When somebody dies, both heroes are turned up.',
    ],
    zh: [
      '暗置的武将没有可用的技能。可在自己的回合开始时亮出一名或两名，或在其技能可用的时机亮出。',
      '亮出第一名武将即确定势力，首次亮将摸三张牌；按官方规则，只有全场第一个亮将者摸两张。',
      '两名都亮出且体力有半点剩余时，摸一张牌。',
      '死亡时两名武将都亮出。',
    ],
  },
};

const careerist: Chapter = {
  id: 'careerist',
  title: { en: 'The careerist', zh: '野心家' },
  text: {
    en: [
      'Whoever shows a kingdom that more than half of all seats would then belong to is a careerist instead: alone against all.',
      'The dead count in this. A careerist wins as the last one alive.',
    ],
    zh: [
      '亮将后若该势力人数超过总座位数的一半，则成为野心家，独自为战。',
      '阵亡者也计入。野心家须成为唯一的存活者才获胜。',
    ],
  },
};

const spoils: Chapter = {
  id: 'rewards',
  title: { en: 'Rewards', zh: '奖惩' },
  text: {
    en: [
      'There is no reward for a kill, except by the official rules: there a killer who has shown a kingdom draws as many cards as the victim’s side had players, and loses all cards for one of the own.',
      'By the official rules companions who are both revealed draw two cards or recover one life, once.',
    ],
    zh: [
      '击杀没有奖励，官方规则除外：已确定势力的凶手按死者势力的人数摸牌；杀死同势力者则弃置所有牌。',
      '按官方规则，珠联璧合的两名武将都亮出时，可摸两张牌或回复 1 点体力，限一次。',
    ],
  },
};

const shared: readonly Chapter[] = [turn, play, answer, distance, judgement, dying];

/** The rules of a way to play. */
export const rulesOf = (mode: Mode): readonly Chapter[] =>
  mode === 'identity' ? [goal, ...shared, rewards, chain] : [war, revealing, careerist, ...shared, spoils, chain];
