import type { Language } from '@cardwright/engine';
import type { LtkDecision } from '@cardwright/ltk';
import type { Stake } from './stakes.ts';

type Element = NonNullable<LtkDecision['about']['element']>;

/** What is at stake when an answer is asked for, and what each answer does. Sentences are templates: see `Presenter.say`. */
interface StakesWords {
  readonly asks: Readonly<Record<Stake, string>>;
  readonly passes: Readonly<Record<Stake, string>>; // what not answering does
  /** What a Negate is about in the end; '': what it answers. */
  it(card: string): string;
  /** Which of several answers is asked for. */
  more(left: number): string;
  harm(amount: number, element: Element): string;
  /** A button that gives a card: by what it counts as. */
  readonly answers: Readonly<Record<string, string>>;
  readonly answer: string;
  readonly by: string;
  /** Buttons of questions that are answered by yes or no, by the question's kind. */
  readonly yes: Readonly<Record<string, readonly [yes: string, no: string]>>;
  readonly offers: string;
  readonly invoke: string;
  readonly invokeFor: string; // in place of the card that is asked for
  readonly passSkill: string;
  readonly strike: string;
  /** What a card of somebody is picked for. */
  readonly picks: Readonly<Record<string, string>>;
  /** Discarding at the end of a turn. */
  readonly limit: string;
  /** After a card or a skill is picked. */
  aimStrike(count: number): string;
  aim(name: string, count: number): string;
}

export const STAKES_WORDS: Readonly<Record<Language, StakesWords>> = {
  en: {
    asks: {
      strike: '{from} strikes you: Dodge{more}, or take {harm}',
      duel: '{from} duels with you: play a Strike{more}, or take {harm}',
      'own-duel': 'Your Duel with {from}: play a Strike{more}, or take {harm}',
      mass: '{card} of {from}: play a {name}, or take {harm}',
      help: '{to} asks you for a {name} ({skill}): play one, or give none',
      borrowed: '{from} borrows your sword: strike {on}, or lose your weapon',
      provoked: '{on} provokes you: strike back, or lose a card ({skill})',
      chaos: 'Strike {on}, or lose 1 life ({skill})',
      again: 'Your Strike was dodged: strike {on} again? ({skill})',
      negate: '{from} {from|use|uses} {card}[on| on {on}]: Negate it, or let it happen',
      fate: "{by}'s {card} takes effect on {on}: Negate it, or let it be judged",
      counter: '{from} {from|negate|negates} what is meant for {on}: Negate that, or let it stand',
      stopped: "{from} {from|negate|negates} {of}'s {what}[on| on {on}]: Negate that, or {it} is stopped",
      restored: "{from} {from|negate|negates} {of}'s {what}: Negate that, or {it} happens",
      dying: 'You are dying: recover {need} life with a {name}, or hope for the others',
      rescue: '{to} is dying and needs {need} life: use a {name}, or pass',
      plain: 'Use {name}, or pass',
    },
    passes: {
      strike: 'Take {harm}',
      duel: 'Take {harm}',
      'own-duel': 'Take {harm}',
      mass: 'Take {harm}',
      help: 'Give none',
      borrowed: 'Lose your weapon',
      provoked: 'Lose a card',
      chaos: 'Lose 1 life',
      again: 'Don’t strike again',
      negate: 'Let it happen',
      fate: 'Let it be judged',
      counter: 'Let it stand',
      stopped: 'Let {it} be stopped',
      restored: 'Let {it} happen',
      dying: 'Use nothing',
      rescue: 'Don’t help',
      plain: 'Pass',
    },
    it: (card) => (card === '' ? 'it' : card),
    more: (left) => ` (${left} in all)`,
    harm: (amount, element) =>
      amount === 0 ? 'no damage' : `${amount} ${{ normal: '', fire: 'fire ', thunder: 'lightning ' }[element]}damage`,
    answers: {
      dodge: 'Dodge with {card}',
      strike: 'Strike with {card}',
      negate: 'Negate with {card}',
      'national-negate': 'Negate with {card}',
      peach: 'Use {card}',
      wine: 'Drink {card}',
    },
    answer: 'Use {card}',
    by: ' ({skill})',
    yes: {
      'accept-contest': ['Accept the contest', 'Refuse it'],
      'keep-contest-cards': ['Gain both cards', 'Leave them'],
      praise: ['Let {to} draw', 'Don’t'],
      'pay-tribute': ['Judge for {to}', 'Don’t'],
      'gain-discarded': ['Gain them', 'Leave them'],
      question: ['Question it', 'Believe it'],
    },
    offers: 'Use {skill}?',
    invoke: 'Use {skill}',
    invokeFor: 'Use {skill} for a {name}',
    passSkill: 'Don’t use it',
    strike: 'Strike {seat} with {card}',
    picks: {
      dismantle: 'Choose a card of {to} to discard ({name})',
      snatch: 'Choose a card of {to} to take ({name})',
      'frost-sword': 'Choose a card of {to} to discard ({name})',
      'qilin-bow': 'Choose a mount of {to} to discard ({name})',
      tiaoxin: 'Choose a card of {to} to discard ({skill})',
      mengjin: 'Choose a card of {to} to discard ({skill})',
      sijian: 'Choose a card of {to} to discard ({skill})',
      qiaomeng: 'Choose equipment of {to} to discard ({skill})',
      kuangfu: 'Choose equipment of {to} to take off ({skill})',
      lieren: 'Choose a card of {to} to take ({skill})',
      fankui: 'Choose a card of {to} to take ({skill})',
    },
    limit: 'Discard {count} {count|card|cards}: you may keep {kept}',
    aimStrike: (count) => `Choose whom to strike (${count} in reach)`,
    aim: (name, count) => `Choose whom to use ${name} on (${count} possible)`,
  },
  zh: {
    asks: {
      strike: '{from}对你使用【杀】：使用【闪】{more}，否则受到 {harm}',
      duel: '{from}与你【决斗】：打出【杀】{more}，否则受到 {harm}',
      'own-duel': '你与{from}【决斗】：打出【杀】{more}，否则受到 {harm}',
      mass: '{from}的{card}：打出【{name}】，否则受到 {harm}',
      help: '{to}请你打出【{name}】（{skill}）：打出，或不出',
      borrowed: '{from}借刀：对{on}使用【杀】，否则交出你的武器',
      provoked: '{on}挑衅你：对其使用【杀】，否则失去一张牌（{skill}）',
      chaos: '对{on}使用【杀】，否则失去 1 点体力（{skill}）',
      again: '你的【杀】被闪避：是否再对{on}使用【杀】（{skill}）',
      negate: '{from}[on|对{on}]使用{card}：使用【无懈可击】，或任其生效',
      fate: '{by}的{card}将对{on}判定：使用【无懈可击】，或任其判定',
      counter: '{from}为{on}使用【无懈可击】：再使用【无懈可击】，或任其生效',
      stopped: '{from}抵消{of}[on|对{on}]的【{what}】：使用【无懈可击】，否则{it}被抵消',
      restored: '{from}抵消{of}的【{what}】：使用【无懈可击】，否则{it}生效',
      dying: '你濒死：需回复 {need} 点体力，使用【{name}】，或等待他人救援',
      rescue: '{to}濒死，需回复 {need} 点体力：使用【{name}】，或不救',
      plain: '使用【{name}】，或不出',
    },
    passes: {
      strike: '受到 {harm}',
      duel: '受到 {harm}',
      'own-duel': '受到 {harm}',
      mass: '受到 {harm}',
      help: '不出',
      borrowed: '交出武器',
      provoked: '失去一张牌',
      chaos: '失去 1 点体力',
      again: '不再出杀',
      negate: '任其生效',
      fate: '任其判定',
      counter: '任其生效',
      stopped: '任{it}被抵消',
      restored: '任{it}生效',
      dying: '不使用',
      rescue: '不救',
      plain: '不出',
    },
    it: (card) => (card === '' ? '其' : `【${card}】`),
    more: (left) => `（共需 ${left} 张）`,
    harm: (amount, element) =>
      amount === 0 ? '0 点伤害' : `${amount} 点${{ normal: '', fire: '火焰', thunder: '雷电' }[element]}伤害`,
    answers: {
      dodge: '用{card}闪避',
      strike: '用{card}出杀',
      negate: '用{card}无懈可击',
      'national-negate': '用{card}无懈可击',
      peach: '使用{card}',
      wine: '饮{card}',
    },
    answer: '使用{card}',
    by: '（{skill}）',
    yes: {
      'accept-contest': ['接受拼点', '拒绝'],
      'keep-contest-cards': ['获得两张牌', '不要'],
      praise: ['令{to}摸牌', '不'],
      'pay-tribute': ['为{to}判定', '不'],
      'gain-discarded': ['获得', '不要'],
      question: ['质疑', '不质疑'],
    },
    offers: '是否发动【{skill}】？',
    invoke: '发动【{skill}】',
    invokeFor: '发动【{skill}】出【{name}】',
    passSkill: '不发动',
    strike: '对{seat}使用{card} 杀',
    picks: {
      dismantle: '选择弃置{to}的一张牌（{name}）',
      snatch: '选择获得{to}的一张牌（{name}）',
      'frost-sword': '选择弃置{to}的一张牌（{name}）',
      'qilin-bow': '选择弃置{to}的一张坐骑（{name}）',
      tiaoxin: '选择弃置{to}的一张牌（{skill}）',
      mengjin: '选择弃置{to}的一张牌（{skill}）',
      sijian: '选择弃置{to}的一张牌（{skill}）',
      qiaomeng: '选择弃置{to}的一张装备（{skill}）',
      kuangfu: '选择{to}的一张装备（{skill}）',
      lieren: '选择获得{to}的一张牌（{skill}）',
      fankui: '选择获得{to}的一张牌（{skill}）',
    },
    limit: '请弃置 {count} 张牌：手牌上限为 {kept}',
    aimStrike: (count) => `选择【杀】的目标（${count} 人可及）`,
    aim: (name, count) => `选择【${name}】的目标（${count} 人可选）`,
  },
};
