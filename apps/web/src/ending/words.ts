import type { Language } from '@cardwright/engine';
import { useSettings } from '../settings.ts';

/** What is said when a game is over. */
interface EndingWords {
  readonly everybody: string;
  readonly won: string;
  readonly lost: string;
  readonly even: string;
  readonly turned: string;
  readonly reckoned: string;
  readonly neverTurned: string;
  readonly stop: (round: string) => string;
  readonly chanceOf: (side: string, error: number) => string;
  readonly fromTo: (before: number, after: number) => string;
  readonly figures: string;
  readonly usually: (count: number) => string;
  readonly usual: (median: number) => string;
  readonly review: string;
  readonly marks: (blunders: number, mistakes: number, found: number) => string;
  readonly rating: string;
  readonly change: (points: number) => string;
  readonly was: (before: number | null, doubt: number) => string;
  readonly share: string;
  readonly shared: string;
  readonly other: string;
  readonly howItEnded: string;
}

const counted = (count: number, name: string): string =>
  count === 0 ? '' : `${count} ${name}${count === 1 ? '' : 's'}`;

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

export const ENDING_WORDS: Readonly<Record<Language, EndingWords>> = {
  en: {
    everybody: 'What became of everybody',
    won: 'won',
    lost: 'lost',
    even: 'a draw',
    turned: 'Where it turned',
    reckoned: 'Being reckoned …',
    neverTurned: 'It never turned: no turn changed the chance by 5 points.',
    stop: (round) => `${round}.`,
    chanceOf: (side, error) => `Chance to win (${side}): ○ before, ● after; ±${error} or less`,
    fromTo: (before, after) => `${before} % before, ${after} % after`,
    figures: 'You in this game',
    usually: (count) => `You, against your last ${count} games`,
    usual: (median) => `usually ${median}`,
    review: 'Review',
    marks: (blunders, mistakes, found) => {
      const parts = [
        counted(blunders, 'blunder'),
        counted(mistakes, 'mistake'),
        found === 0 ? '' : `${found} well found`,
      ];
      return parts.filter((part) => part !== '').join(', ') || 'nothing to blame';
    },
    rating: 'Rating',
    change: signed,
    was: (before, doubt) => `${before === null ? 'your first rated game' : `was ${before}`}; give or take ${doubt}`,
    share: 'Share',
    shared: 'Copied',
    other: 'Other game',
    howItEnded: 'How it ended',
  },
  zh: {
    everybody: '各人的结局',
    won: '获胜',
    lost: '落败',
    even: '平局',
    turned: '转折点',
    reckoned: '正在推算……',
    neverTurned: '没有转折：没有一个回合让胜率变动 5 个百分点。',
    stop: (round) => `${round}：`,
    chanceOf: (side, error) => `胜率（${side}）：○ 之前，● 之后；误差不超过 ±${error}`,
    fromTo: (before, after) => `之前 ${before}%，之后 ${after}%`,
    figures: '你的本局数据',
    usually: (count) => `你与最近 ${count} 局相比`,
    usual: (median) => `通常 ${median}`,
    review: '复盘',
    marks: (blunders, mistakes, found) => {
      const parts = [
        [blunders, '败着'],
        [mistakes, '失误'],
        [found, '妙手'],
      ] as const;
      return parts.flatMap(([count, name]) => (count === 0 ? [] : [`${count} 处${name}`])).join('、') || '没有失误';
    },
    rating: '等级分',
    change: signed,
    was: (before, doubt) => `${before === null ? '首局计分' : `原为 ${before}`}，误差 ${doubt}`,
    share: '分享',
    shared: '已复制',
    other: '换个游戏',
    howItEnded: '看结局',
  },
};

export const useEndingWords = (): EndingWords => ENDING_WORDS[useSettings((settings) => settings.language)];
