import type { Language } from '@cardwright/engine';
import type { AnnalsWords } from '../../ending/annals.ts';

/** Who did it, with what, in which round, and how much it took. */
export interface BlowSaid {
  readonly whose: string; // empty: nobody's
  readonly card: string; //  empty: no card's
  readonly amount: number;
  readonly round: number;
}

/** What is said of a game of Three Kingdoms that is over. */
interface LtkAnnalsWords extends AnnalsWords {
  readonly columns: readonly string[];
  readonly sides: Readonly<Record<string, string>>;
  readonly you: string;
  whose(name: string): string;
  readonly your: string;
  won(side: string, isAlone: boolean): string;
  lost(side: string, isAlone: boolean): string;
  readonly rules: Readonly<Record<string, (name: string, round: number, side: string) => string>>;
  readonly isLeft: (side: string, round: number) => string;
  readonly isUnseen: (heroes: string) => string;
  last(blow: BlowSaid): string;
  before(blow: BlowSaid): string;
  sentence(rule: string, causes: readonly string[]): string;
  readonly alive: string;
  killed(names: readonly string[]): string;
  killedBy(name: string, round: number): string;
  readonly ownHand: (round: number) => string;
  died(round: number): string;
  readonly saved: string;
  fate(parts: readonly string[]): string;
}

const seatsIn = (seats: number): string => (seats === 1 ? '1 seat' : `${seats} seats`);

const by = ({ whose, card }: BlowSaid, blow: string): string =>
  [whose, card === '' ? blow : card].filter((part) => part !== '').join(' ');

const lord = (name: string): string => (name === '你' ? '身为主公的你' : `主公${name}`);

export const ANNALS_WORDS: Readonly<Record<Language, LtkAnnalsWords>> = {
  en: {
    measure: 'Life',
    beside: [],
    round: (round) => `Round ${round}`,
    facts: (seats, rounds, turns) => `${seatsIn(seats)} · ${rounds} rounds, ${turns} turns`,
    columns: ['Damage dealt', 'Cards played', 'Saves'],
    sides: {
      rebel: 'Rebels',
      lord: 'Lord’s side',
      spy: 'Spy',
      wei: 'Wei',
      shu: 'Shu',
      wu: 'Wu',
      qun: 'Qun',
      careerist: 'Careerist',
    },
    you: 'you',
    your: 'your',
    whose: (name) => `${name}’s`,
    won: (side, isAlone) => (isAlone ? `You win as the ${side}` : `You win with ${article(side)}`),
    lost: (side, isAlone) => (isAlone ? `You lose as the ${side}` : `You lose with ${article(side)}`),
    rules: {
      rebels: (name, round) => `${name}, the Lord, died in round ${round}`,
      lord: (name, round, side) => `the last enemy of the Lord, ${name} (${side}), died in round ${round}`,
      spy: (name, round) => `only the Spy was left when ${name}, the Lord, died in round ${round}`,
      kingdom: (name, round, side) => `only ${side} was left when ${name} died in round ${round}`,
      draw: (_, round) => `nobody was left in round ${round}`,
    },
    isLeft: (side, round) => `everybody alive in round ${round} was of ${side}`,
    isUnseen: (heroes) => `never shown: ${heroes}`,
    last: (blow) => `${by(blow, 'blow')} took the last ${blow.amount} life`,
    before: (blow) => `after ${by(blow, 'blow')} in round ${blow.round}`,
    sentence: (rule, causes) => `${rule}${causes.length === 0 ? '' : `: ${causes.join(', ')}`}.`,
    alive: 'alive',
    killed: (names) => `killed ${listed(names)}`,
    killedBy: (name, round) => `killed by ${name}, round ${round}`,
    ownHand: (round) => `died by their own doing, round ${round}`,
    died: (round) => `died, round ${round}`,
    saved: 'saved',
    fate: (parts) => parts.join(', '),
  },
  zh: {
    measure: '体力',
    beside: [],
    round: (round) => `第 ${round} 轮`,
    facts: (seats, rounds, turns) => `${seats} 人局 · ${rounds} 轮，${turns} 个回合`,
    columns: ['造成伤害', '用牌', '救人'],
    sides: {
      rebel: '反贼',
      lord: '主公与忠臣',
      spy: '内奸',
      wei: '魏国',
      shu: '蜀国',
      wu: '吴国',
      qun: '群雄',
      careerist: '野心家',
    },
    you: '你',
    your: '你的',
    whose: (name) => `${name}的`,
    won: (side) => `${side}胜利，你赢了`,
    lost: (side) => `${side}落败，你输了`,
    rules: {
      rebels: (name, round) => `${lord(name)}在第 ${round} 轮阵亡`,
      lord: (name, round, side) => `主公的最后一个敌人${name}（${side}）在第 ${round} 轮阵亡`,
      spy: (name, round) => `第 ${round} 轮${lord(name)}阵亡时，只剩内奸一人`,
      kingdom: (name, round, side) => `第 ${round} 轮${name}阵亡后，场上只剩${side}`,
      draw: (_, round) => `第 ${round} 轮全员阵亡`,
    },
    isLeft: (side, round) => `第 ${round} 轮存活者皆为${side}`,
    isUnseen: (heroes) => `未亮明：${heroes}`,
    last: (blow) => `${blow.whose}${blow.card === '' ? '一击' : `【${blow.card}】`}打掉最后 ${blow.amount} 点体力`,
    before: (blow) => `此前第 ${blow.round} 轮有${blow.whose}${blow.card === '' ? '一击' : `【${blow.card}】`}`,
    sentence: (rule, causes) => `${rule}${causes.length === 0 ? '' : `：${causes.join('，')}`}。`,
    alive: '存活',
    killed: (names) => `击杀${names.join('、')}`,
    killedBy: (name, round) => `第 ${round} 轮被${name}击杀`,
    ownHand: (round) => `第 ${round} 轮死于自己之手`,
    died: (round) => `第 ${round} 轮阵亡`,
    saved: '获救',
    fate: (parts) => parts.join('，'),
  },
};

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ');

/** A side as it is said after "with": a kingdom without an article. */
function article(side: string): string {
  return /^(Wei|Shu|Wu|Qun)$/.test(side) ? side : `the ${side}`;
}
