import type { Language } from '@cardwright/engine';

/** What the Thrones screen says beside the game's own words. */
interface ScreenWords {
  play(play: number, turn: number): string;
  readonly over: string;
  score(even: number, odd: number): string;
  final(even: number, odd: number): string;
  effects(count: number): string;
  pile(pile: number, isOwn: boolean): string;
  stats(attack: string, defence: string): string;
  readonly empty: string;
  now(even: number, odd: number, how: readonly string[]): string;
  breaks(pile: number): string;
  held(pile: number): string;
  readonly hand: string;
  readonly none: string;
  on(pile: number): string;
  pass(number: number): string;
  says(what: string, is: string): string;
}

export const WORDS: Readonly<Record<Language, ScreenWords>> = {
  en: {
    play: (play, turn) => `Play ${play} of 6, turn ${turn} of 12`,
    over: 'All six plays are over',
    score: (even, odd) => `Players 1 & 3  ${even} : ${odd}  Players 2 & 4`,
    final: (even, odd) => `score ${even} to ${odd}`,
    effects: (count) => `${count} ${count === 1 ? 'effect' : 'effects'}`,
    pile: (pile, isOwn) => `Pile ${pile + 1}${isOwn ? ' (yours)' : ''}`,
    stats: (attack, defence) => `attack ${attack}  defence ${defence}`,
    empty: 'empty',
    now: (even, odd, how) => `If fought now: ${even} : ${odd}${how.length === 0 ? '' : ` (${how.join(', ')})`}`,
    breaks: (pile) => `pile ${pile + 1} breaks through`,
    held: (pile) => `pile ${pile + 1} is held`,
    hand: 'Your hand',
    none: 'no cards',
    on: (pile) => `on pile ${pile + 1}`,
    pass: (number) => `${number}: pass`,
    says: (what, is) => `${what}: ${is}`,
  },
  zh: {
    play: (play, turn) => `第 ${play}/6 局，第 ${turn}/12 手`,
    over: '六局已毕',
    score: (even, odd) => `玩家 1 和 3  ${even} : ${odd}  玩家 2 和 4`,
    final: (even, odd) => `比分 ${even} 比 ${odd}`,
    effects: (count) => `效果牌 ${count}`,
    pile: (pile, isOwn) => `牌堆 ${pile + 1}${isOwn ? '（己方）' : ''}`,
    stats: (attack, defence) => `攻 ${attack}  防 ${defence}`,
    empty: '空',
    now: (even, odd, how) => `若现在交战：${even} : ${odd}${how.length === 0 ? '' : `（${how.join('，')}）`}`,
    breaks: (pile) => `牌堆 ${pile + 1} 攻破对方`,
    held: (pile) => `牌堆 ${pile + 1} 未能攻破`,
    hand: '你的手牌',
    none: '没有牌',
    on: (pile) => `放牌堆 ${pile + 1}`,
    pass: (number) => `${number}：不出`,
    says: (what, is) => `${what}：${is}`,
  },
};
