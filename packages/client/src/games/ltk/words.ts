import type { Language } from '@cardwright/engine';
import type { Slot } from '@cardwright/ltk';

/** With more targets than that it is said how many. */
const MOST_NAMED = 3;

/** What the Three Kingdoms table says beside the game's own words. */
interface StageWords {
  readonly round: string;
  phase(name: string): string;
  readonly choosing: string;
  readonly deck: string;
  readonly discard: string;
  readonly hand: string;
  readonly life: string;
  readonly handCount: string;
  readonly distance: string;
  readonly inRange: string;
  readonly outOfRange: string;
  readonly role: string;
  readonly kingdom: string;
  readonly state: string;
  readonly chained: string;
  readonly faceDown: string;
  readonly drunk: string;
  readonly dying: string;
  readonly dead: string;
  strikes(count: number): string;
  readonly hidden: string;
  readonly unknown: string;
  readonly back: string;
  readonly equipment: string;
  readonly slots: Readonly<Record<Slot, string>>;
  range(range: number): string;
  readonly fate: string;
  readonly knownCards: string;
  readonly avatars: string;
  readonly onTable: string;
  readonly offered: string;
  blind(name: string): string;
  as(names: readonly string[]): string;
  by(skill: string): string;
  readonly you: string;
  readonly yourRole: string;
  aimed(user: string, targets: readonly string[]): string;
  against(user: string, card: string, on: string): string; // on: '' where there is but one
  judges(name: string, reason: string): string;
  damage(amount: number, element: string, to: string): string;
  isDying(name: string): string;
  wanted(name: string): string;
  readonly used: string;
  readonly awakened: string;
  readonly thisTurn: string;
  readonly limited: string;
  readonly awakening: string;
  readonly lordSkill: string;
  readonly kinds: Readonly<Record<string, string>>;
  lifeOf(life: string): string;
  readonly companions: string;
  knownTop(count: number): string;
  nth(place: number): string;
  readonly choose: string;
  readonly acts: Readonly<Record<string, string>>; //  how the button of an option begins: by its type, or by kind and type
  readonly verbs: Readonly<Record<string, string>>; // what is done with the cards that are chosen, by the decision's kind
  readonly between: string;
}

export const STAGE_WORDS: Readonly<Record<Language, StageWords>> = {
  en: {
    round: 'Round',
    phase: (name) => `${name} phase`,
    choosing: 'Choosing heroes',
    deck: 'Deck',
    discard: 'Discarded',
    hand: 'Your hand',
    life: 'life',
    handCount: 'hand cards',
    distance: 'distance',
    inRange: 'in range',
    outOfRange: 'out of range',
    role: 'role',
    kingdom: 'kingdom',
    state: 'state',
    chained: 'chained',
    faceDown: 'face down',
    drunk: 'drunk',
    dying: 'dying',
    dead: 'dead',
    strikes: (count) => `Strikes used ${count}`,
    hidden: 'hidden',
    unknown: '?',
    back: 'a hidden hero',
    equipment: 'Equipment',
    slots: { weapon: 'weapon', armor: 'armour', plus: 'defensive mount', minus: 'offensive mount' },
    range: (range) => `range ${range}`,
    fate: 'Awaiting judgement',
    knownCards: 'Cards you know',
    avatars: 'Avatars',
    onTable: 'On the table',
    offered: 'To choose from',
    blind: (name) => `A hand card of ${name}`,
    as: (names) => `as ${names.join(' / ')}`,
    by: (skill) => `by ${skill}`,
    you: 'you',
    yourRole: 'you:',
    aimed: (user, targets) =>
      targets.length === 0
        ? user
        : `${user} to ${targets.length > MOST_NAMED ? `${targets.length} players` : targets.join(', ')}`,
    against: (user, card, on) => `${user} against ${card}${on === '' ? '' : ` on ${on}`}`,
    judges: (name, reason) => `${name} ${name === 'you' ? 'judge' : 'judges'} for ${reason}`,
    damage: (amount, element, to) => `${amount} ${element === '' ? '' : `${element} `}damage to ${to}`,
    isDying: (name) => `${name} ${name === 'you' ? 'are' : 'is'} dying`,
    wanted: (name) => `your ${name}`,
    used: 'used',
    awakened: 'awakened',
    thisTurn: 'this turn',
    limited: 'once a game',
    awakening: 'awakening',
    lordSkill: 'Lord',
    kinds: { basic: 'Basic', scroll: 'Scroll', delayed: 'Delayed', equipment: 'Gear' },
    lifeOf: (life) => `life ${life}`,
    companions: 'Companions',
    knownTop: (count) => `${count} of the deck’s cards are known to you`,
    nth: (place) => `${place}.`,
    choose: 'Choose',
    acts: {
      use: 'Use',
      skill: 'Use',
      answer: 'Use',
      'answer-play answer': 'Play',
      'reveal hero': 'Reveal',
      hero: 'Choose',
      seat: 'Choose',
      card: 'Choose',
      blind: 'Choose',
    },
    verbs: {
      discard: 'Discard',
      pay: 'Discard',
      give: 'Give',
      share: 'Give',
      raid: 'Raid',
      'take-from': 'Take from',
      'add-targets': 'Aim at',
      'stargaze-top': 'Put on top:',
      'stargaze-bottom': 'Put under:',
      'put-under': 'Put under:',
      'pick-out': 'Gain',
      'close-wounds': 'Remove',
      burn: 'Discard',
      'yin-yang': 'Discard',
      'pay-for-strike': 'Discard',
      'pay-or-be-hurt': 'Discard',
      'give-up-equipment': 'Discard',
      'give-back': 'Give back',
      show: 'Show',
      harvest: 'Take',
      'lay-down': 'Lay down',
      contest: 'Contest with',
    },
    between: ', ',
  },
  zh: {
    round: '轮次',
    phase: (name) => `${name}阶段`,
    choosing: '选将',
    deck: '牌堆',
    discard: '弃牌堆',
    hand: '你的手牌',
    life: '体力',
    handCount: '手牌',
    distance: '距离',
    inRange: '可及',
    outOfRange: '不可及',
    role: '身份',
    kingdom: '势力',
    state: '状态',
    chained: '横置',
    faceDown: '翻面',
    drunk: '酒',
    dying: '濒死',
    dead: '阵亡',
    strikes: (count) => `已出杀 ${count}`,
    hidden: '暗置',
    unknown: '？',
    back: '暗置武将',
    equipment: '装备区',
    slots: { weapon: '武器', armor: '防具', plus: '防御马', minus: '进攻马' },
    range: (range) => `攻击范围 ${range}`,
    fate: '判定区',
    knownCards: '你知道的牌',
    avatars: '化身',
    onTable: '处理区',
    offered: '可选的牌',
    blind: (name) => `${name}的一张手牌`,
    as: (names) => `当${names.join('／')}`,
    by: (skill) => `【${skill}】`,
    you: '你',
    yourRole: '你是',
    aimed: (user, targets) =>
      targets.length === 0
        ? user
        : `${user} → ${targets.length > MOST_NAMED ? `${targets.length} 名角色` : targets.join('、')}`,
    against: (user, card, on) => `${user}抵消${on === '' ? '' : `对${on}的`}【${card}】`,
    judges: (name, reason) => `${name}的${reason}判定`,
    damage: (amount, element, to) => `对${to} ${amount} 点${element}伤害`,
    isDying: (name) => `${name}濒死`,
    wanted: (name) => `你的${name}`,
    used: '已用',
    awakened: '已觉醒',
    thisTurn: '本回合',
    limited: '限定技',
    awakening: '觉醒技',
    lordSkill: '主公技',
    kinds: { basic: '基本', scroll: '锦囊', delayed: '延时', equipment: '装备' },
    lifeOf: (life) => `体力 ${life}`,
    companions: '珠联璧合',
    knownTop: (count) => `牌堆中有 ${count} 张牌你知道`,
    nth: (place) => `第 ${place} 张：`,
    choose: '选择',
    acts: {
      use: '使用',
      skill: '发动',
      answer: '使用',
      'answer-play answer': '打出',
      'reveal hero': '亮出',
      hero: '选择',
      seat: '选择',
      card: '选择',
      blind: '选择',
    },
    verbs: {
      discard: '弃置',
      pay: '弃置',
      give: '交出',
      share: '交出',
      raid: '突袭',
      'take-from': '获取',
      'add-targets': '指定',
      'stargaze-top': '置于牌堆顶：',
      'stargaze-bottom': '置于牌堆底：',
      'put-under': '置于牌堆底：',
      'pick-out': '获得',
      'close-wounds': '移去',
      burn: '弃置',
      'yin-yang': '弃置',
      'pay-for-strike': '弃置',
      'pay-or-be-hurt': '弃置',
      'give-up-equipment': '弃置',
      'give-back': '归还',
      show: '展示',
      harvest: '拿取',
      'lay-down': '扣置',
      contest: '拼点用',
    },
    between: '、',
  },
};

/** What the gallery says of a card besides its text. */
export const GALLERY_WORDS: Readonly<Record<Language, { readonly official: string; inDeck(count: number): string }>> = {
  en: { official: 'By the official rules:', inDeck: (count) => `${count} in the deck:` },
  zh: { official: '按官方规则：', inDeck: (count) => `牌堆中 ${count} 张：` },
};
