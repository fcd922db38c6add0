import type { Language } from '@cardwright/engine';
import { padCells } from '@cardwright/presenter';
import { subtypeLines } from './subtype-lines.ts';

/** A command as it is typed, and what it does. */
type Line = readonly [usage: string, about: string];

interface HelpText {
  readonly lines: readonly Line[];
  readonly testing: readonly Line[]; // only with -testing
  readonly notes: readonly string[];
}

const HELP: Readonly<Record<Language, HelpText>> = {
  en: {
    lines: [
      ['help', 'this list'],
      ['end', 'end your turn'],
      ['quit', 'leave the game: nobody wins, the ratings stay as they are'],
      ['attack i', 'your minion i attacks the other player'],
      ['attack i j', "your minion i attacks the other player's minion j"],
      ['play i', 'play card i of your hand'],
      ['play i p t', 'play it on target t of player p'],
      ['use i', 'use the ability of your minion i'],
      ['use i p t', 'use it on target t of player p'],
      ['use i [p t] #n', 'use ability n of a minion that has several; inspect i lists them'],
      ['inspect i', 'your minion i as it is now, and all its enchantments'],
      ['hand', 'the cards in your hand'],
      ['board', 'the board; board --full: in full size on a small terminal'],
      ['look name', 'what a card does, in full'],
      ['why', 'what cannot be done now, and the reason'],
      ['hint', 'what a strong player would do'],
      ['undo', 'takes the last choice back; the game is not rated then'],
    ],
    testing: [
      ['draw', 'draw a card'],
      ['discard i', 'discard card i of your hand'],
    ],
    notes: ['Numbers count from 1. p is player 1 or 2, whoever plays; t is a minion, 1 to 5,', 'or r for the ritual.'],
  },
  zh: {
    lines: [
      ['help', '本列表'],
      ['end', '结束你的回合'],
      ['quit', '离开对局：没有胜者，等级分不变'],
      ['attack i', '你的随从 i 攻击对手'],
      ['attack i j', '你的随从 i 攻击对手的随从 j'],
      ['play i', '打出第 i 张手牌'],
      ['play i p t', '对玩家 p 的目标 t 打出'],
      ['use i', '使用你的随从 i 的能力'],
      ['use i p t', '对玩家 p 的目标 t 使用'],
      ['use i [p t] #n', '随从有多项能力时使用第 n 项；inspect i 可查看'],
      ['inspect i', '你的随从 i 的现状和它的全部附魔'],
      ['hand', '你的手牌'],
      ['board', '场面；在小终端上用 board --full 看完整大小'],
      ['look 名称', '一张牌的完整说明'],
      ['why', '现在什么不能做，以及原因'],
      ['hint', '高手会怎么做'],
      ['undo', '撤销上一个选择；之后这局不计等级分'],
    ],
    testing: [
      ['draw', '抽一张牌'],
      ['discard i', '弃掉第 i 张手牌'],
    ],
    notes: ['数字从 1 数起。p 是玩家 1 或 2，与谁在行动无关；t 是随从 1 至 5，或 r 表示仪式。'],
  },
};

const USAGE_WIDTH = 16;

/** The commands, a line each. */
export function helpLines(language: Language, isTesting: boolean, hasSubtypes: boolean): string[] {
  const { lines, testing, notes } = HELP[language];
  const all = isTesting ? [...lines, ...testing] : lines;
  return [
    ...all.map(([usage, about]) => `${padCells(usage, USAGE_WIDTH)}${about}`),
    ...notes,
    ...(hasSubtypes ? subtypeLines(language) : []),
  ];
}
