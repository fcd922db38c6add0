import type { Language } from '@cardwright/engine';
import type { PrintedCard, Subtype } from '@cardwright/sorcery';
import type { MarkId } from './face.ts';

interface StageWords {
  turn(turn: number): string;
  readonly turnLabel: string;
  readonly idle: string;
  readonly life: string;
  readonly magic: string;
  readonly deck: string;
  readonly hand: string;
  readonly yourHand: string;
  wins(name: string): string;
  readonly known: string;
  readonly closed: string;
  readonly minions: string;
  readonly ritual: string;
  readonly graveyard: string;
  readonly gone: string;
  readonly emptySlot: string;
  readonly types: Readonly<Record<PrintedCard['type'], string>>;
  readonly subtypes: Readonly<Record<Subtype, string>>;
  readonly marks: Readonly<Record<MarkId, string>>;
  enchantments(count: number): string;
  actions(count: number): string;
  readonly between: string;
  /** Sheets. */
  costs(cost: number): string;
  readonly colon: string;
  readonly plainMinion: string;
  activated(cost: number, printed: number): string;
  readonly triggered: string;
  readonly printed: string;
  readonly changes: string;
  readonly raised: string;
  bonus(subtype: string): string;
  readonly now: string;
  asPrinted(numbers: string): string;
  readonly kept: string;
  readonly order: string;
  readonly aboutTypes: Readonly<Record<PrintedCard['type'], string>>;
  readonly aboutSubtypes: Readonly<Record<Subtype, string>>;
  readonly noSubtypes: string;
  readonly silencedText: string;
  readonly silencedAllText: string;
  readonly delayedText: string;
  readonly actionsText: string;
  charges(charges: number, activation: number): string;
  readonly unseen: string;
  readonly nothing: string;
}

export const STAGE_WORDS: Readonly<Record<Language, StageWords>> = {
  en: {
    turn: (turn) => `Turn ${turn}`,
    turnLabel: 'turn',
    idle: 'idle turns',
    life: 'life',
    magic: 'magic',
    deck: 'deck',
    hand: 'hand',
    yourHand: 'Your hand',
    wins: (name) => `${name} wins.`,
    known: 'Seen in the hand',
    closed: 'a closed card',
    minions: 'Minions',
    ritual: 'Ritual',
    graveyard: 'Graveyard',
    gone: 'Out of the game',
    emptySlot: 'Empty',
    types: { minion: 'Minion', spell: 'Spell', enchantment: 'Enchantment', ritual: 'Ritual' },
    subtypes: { elemental: 'Elemental', summoner: 'Summoner' },
    marks: { enchanted: 'enchanted', silenced: 'silenced', delayed: 'delayed', bonus: 'in company' },
    enchantments: (count) => `${count} ${count === 1 ? 'enchantment' : 'enchantments'}`,
    actions: (count) => (count === 0 ? 'no action left' : `${count} ${count === 1 ? 'action' : 'actions'} left`),
    between: ' · ',
    costs: (cost) => `costs ${cost} magic`,
    colon: ':',
    plainMinion: 'It has no ability: it fights.',
    activated: (cost, printed) =>
      cost === printed
        ? `Ability, ${cost} magic and an action:`
        : `Ability, ${cost} magic (printed ${printed}) and an action:`,
    triggered: 'By itself:',
    printed: 'Printed',
    changes: 'Damage and gains',
    raised: 'Raised from the graveyard',
    bonus: (subtype) => `In company (${subtype})`,
    now: 'Now',
    asPrinted: (numbers) => `${numbers}, as printed`,
    kept: 'Damage and gains stay with a card wherever it goes; enchantments fall off when it leaves the board.',
    order: 'Each line acts on what the line above it left, oldest first.',
    aboutTypes: {
      minion:
        'Enters at the right with no action; from your next turn on it has one each turn: to attack, or to use its ability.',
      spell: 'Does what it says and leaves the game.',
      enchantment: 'Lies on a minion of either side until that leaves the board.',
      ritual: 'Works by itself as long as it has charges. Each player has one; a new one replaces it.',
    },
    aboutSubtypes: {
      elemental: 'Elemental: three or more on one board have +1/+1 each.',
      summoner: 'Summoner: two or more on one board have their defence doubled.',
    },
    noSubtypes: 'Subtypes do not count in this game.',
    silencedText: 'It cannot use its activated ability. What it does by itself still happens.',
    silencedAllText: 'It can use no ability, and nothing happens by itself either.',
    delayedText: 'It has no actions in its controller’s next turn; then the Delay is gone.',
    actionsText:
      'One action attacks the player or a minion, or uses an ability. They come back at the start of the turn.',
    charges: (charges, activation) => `${charges} charges left; each time it takes ${activation}.`,
    unseen: 'Not seen yet, in the deck or closed in the hand',
    nothing: 'nothing',
  },
  zh: {
    turn: (turn) => `第 ${turn} 回合`,
    turnLabel: '回合',
    idle: '空过回合',
    life: '生命',
    magic: '法力',
    deck: '牌库',
    hand: '手牌',
    yourHand: '你的手牌',
    wins: (name) => `${name}获胜。`,
    known: '手中已知',
    closed: '一张未公开的牌',
    minions: '随从',
    ritual: '仪式',
    graveyard: '坟场',
    gone: '移出游戏',
    emptySlot: '空位',
    types: { minion: '随从', spell: '法术', enchantment: '附魔', ritual: '仪式' },
    subtypes: { elemental: '元素', summoner: '召唤师' },
    marks: { enchanted: '附魔', silenced: '沉默', delayed: '延缓', bonus: '同伴' },
    enchantments: (count) => `${count} 个附魔`,
    actions: (count) => (count === 0 ? '没有行动' : `还有 ${count} 次行动`),
    between: ' · ',
    costs: (cost) => `费用 ${cost} 点法力`,
    colon: '：',
    plainMinion: '没有能力，只会战斗。',
    activated: (cost, printed) =>
      cost === printed
        ? `启动能力（${cost} 点法力和一次行动）：`
        : `启动能力（${cost} 点法力，原为 ${printed}，和一次行动）：`,
    triggered: '触发能力：',
    printed: '印刷数值',
    changes: '伤害与增益',
    raised: '从坟场复活',
    bonus: (subtype) => `同伴加成（${subtype}）`,
    now: '现在',
    asPrinted: (numbers) => `${numbers}，与印刷数值相同`,
    kept: '伤害与增益随牌保留，无论它到哪里；附魔在随从离场时脱落。',
    order: '自旧至新，每一行都在上一行的结果上计算。',
    aboutTypes: {
      minion: '从右端进场，当时没有行动；从你的下个回合起每回合一次行动：攻击，或使用能力。',
      spell: '依其文字结算，然后离开游戏。',
      enchantment: '附在任一方的随从上，直到该随从离场。',
      ritual: '有充能时自行运作。每方一个，新的替换旧的。',
    },
    aboutSubtypes: {
      elemental: '元素：同场三个或更多时，各得 +1/+1。',
      summoner: '召唤师：同场两个或更多时，防御加倍。',
    },
    noSubtypes: '本局不计子类型。',
    silencedText: '不能使用启动能力；触发能力照常。',
    silencedAllText: '不能使用启动能力，触发能力也不会发生。',
    delayedText: '在其控制者的下个回合没有行动；此后延缓消失。',
    actionsText: '一次行动可攻击对手或随从，或使用能力；回合开始时恢复。',
    charges: (charges, activation) => `余 ${charges} 点充能，每次耗 ${activation} 点。`,
    unseen: '尚未见到（在牌库中或未公开的手牌中）',
    nothing: '无',
  },
};

/** What the gallery says of a card besides its text. */
export const GALLERY_WORDS: Readonly<Record<Language, { editions(names: readonly string[], all: number): string }>> = {
  en: {
    editions: (names, all) =>
      names.length === 0
        ? 'In no edition’s own deck: it comes with the extended one.'
        : names.length === all
          ? 'In the deck of every edition.'
          : `In the deck of the edition ${names.join(', ')} only.`,
  },
  zh: {
    editions: (names, all) =>
      names.length === 0
        ? '不在任何版本的基本牌组中，随扩展牌组加入。'
        : names.length === all
          ? '各版本的牌组都有。'
          : `仅在 ${names.join('、')} 版的牌组中。`,
  },
};
