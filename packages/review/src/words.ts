import type { Language } from '@cardwright/engine';
import type { DepthName } from './depth.ts';
import type { Mark } from './reviewed.ts';

/** The sentences of a review. Points are hundredths of winning chance. */
export interface ReviewWords {
  readonly you: string;
  readonly your: string;
  of(name: string): string; // possessive
  readonly between: string;
  readonly nothing: string; // picked none
  readonly sides: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly depths: Readonly<Record<DepthName, string>>;
  lost(points: string, error: string): string;
  ahead(points: string, error: string): string;
  close(points: string, error: string): string;
  better(option: string): string;
  readonly causes: Readonly<Record<string, (whose: string, chosen: number, better: number) => string>>;
  mattered(count: number, of: number): string;
  readonly chance: string;
  readonly luckAndSkill: string;
  readonly balance: Readonly<Record<'start' | 'luck' | 'others' | 'own' | 'end', string>>;
  loss(points: string, decisions: number): string;
  playouts(worlds: number): string;
}

const tenths = (share: number): number => Math.round(10 * share);
const mean = (count: number): string => count.toFixed(1);

export const REVIEW_WORDS: Readonly<Record<Language, ReviewWords>> = {
  en: {
    you: 'You',
    your: 'Your',
    of: (name) => `${name}’s`,
    between: ', ',
    nothing: 'nothing',
    sides: { lord: 'Lord’s side', rebels: 'Rebels', spy: 'Spy' },
    marks: { blunder: 'Blunder', mistake: 'Mistake', found: 'Well found', close: 'Too close to tell' },
    depths: { quick: 'quick', usual: 'usual', deep: 'deep' },
    lost: (points, error) => `gave away ${points} points, ±${error}`,
    ahead: (points, error) => `${points} points above the next, ±${error}`,
    close: (points, error) => `${points} points, ±${error}`,
    better: (option) => `Better: ${option}.`,
    causes: {
      'wins-now': () => 'That wins the game this turn, whatever the others hold.',
      wins: (_, chosen, better) =>
        `Won soon in ${tenths(chosen)} of 10 imagined tables, after the better choice in ${tenths(better)}.`,
      loses: (_, chosen, better) =>
        `Lost soon in ${tenths(chosen)} of 10 imagined tables, after the better choice in ${tenths(better)}.`,
      dies: (whose, chosen, better) =>
        `${whose} death soon in ${tenths(chosen)} of 10 imagined tables, after the better choice in ${tenths(better)}.`,
      life: (whose, chosen, better) => `${whose} life soon ${mean(chosen)}, after the better choice ${mean(better)}.`,
      cards: (whose, chosen, better) => `${whose} cards soon ${mean(chosen)}, after the better choice ${mean(better)}.`,
      minions: (whose, chosen, better) =>
        `${whose} minions soon ${mean(chosen)}, after the better choice ${mean(better)}.`,
      attack: (whose, chosen, better) =>
        `${whose} minions’ attack soon ${mean(chosen)}, after the better choice ${mean(better)}.`,
      points: (whose, chosen, better) =>
        `${whose} team’s points at the end ${mean(chosen)}, after the better choice ${mean(better)}.`,
    },
    mattered: (count, of) => `Choices that mattered: ${count} of ${of}`,
    chance: 'Chance to win',
    luckAndSkill: 'Luck and skill',
    balance: {
      start: 'At the start',
      luck: 'Luck of the cards',
      others: 'Others’ choices',
      own: 'Your choices',
      end: 'At the end',
    },
    loss: (points, decisions) => `On average a choice gave away ${points} points (${decisions} weighed).`,
    playouts: (worlds) => `${worlds} imagined tables`,
  },
  zh: {
    you: '你',
    your: '你',
    of: (name) => name,
    between: '、',
    nothing: '不选',
    sides: { lord: '主公方', rebels: '反贼', spy: '内奸' },
    marks: { blunder: '败着', mistake: '失误', found: '妙手', close: '难分高下' },
    depths: { quick: '快速', usual: '标准', deep: '深入' },
    lost: (points, error) => `胜率损失${points}点，误差±${error}`,
    ahead: (points, error) => `比次优高${points}点，误差±${error}`,
    close: (points, error) => `${points}点，误差±${error}`,
    better: (option) => `更好的选择：${option}。`,
    causes: {
      'wins-now': () => '本回合即可取胜，无论他人手里有什么牌。',
      wins: (_, chosen, better) => `推演中很快获胜的占${tenths(chosen)}成，改选后占${tenths(better)}成。`,
      loses: (_, chosen, better) => `推演中很快落败的占${tenths(chosen)}成，改选后占${tenths(better)}成。`,
      dies: (whose, chosen, better) => `推演中${whose}很快阵亡的占${tenths(chosen)}成，改选后占${tenths(better)}成。`,
      life: (whose, chosen, better) => `随后${whose}的体力平均为${mean(chosen)}，改选后为${mean(better)}。`,
      cards: (whose, chosen, better) => `随后${whose}的牌数平均为${mean(chosen)}，改选后为${mean(better)}。`,
      minions: (whose, chosen, better) => `随后${whose}的随从平均为${mean(chosen)}个，改选后为${mean(better)}个。`,
      attack: (whose, chosen, better) => `随后${whose}随从的攻击力平均共${mean(chosen)}，改选后为${mean(better)}。`,
      points: (whose, chosen, better) => `终局时${whose}一方平均得${mean(chosen)}分，改选后为${mean(better)}分。`,
    },
    mattered: (count, of) => `关键选择：${of}次中的${count}次`,
    chance: '胜率',
    luckAndSkill: '运气与技术',
    balance: { start: '开局', luck: '牌运', others: '他人的选择', own: '自己的选择', end: '终局' },
    loss: (points, decisions) => `平均每次选择损失胜率${points}点（共衡量${decisions}次）。`,
    playouts: (worlds) => `推演${worlds}种可能的局面`,
  },
};
