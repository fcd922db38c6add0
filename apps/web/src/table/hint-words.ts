import type { Sureness } from '@cardwright/client';
import type { Language } from '@cardwright/engine';
import { useSettings } from '../settings.ts';

/** What a hint says besides the options. */
interface HintWords {
  readonly title: string;
  readonly thinking: string;
  chance(points: string, error: string): string;
  readonly behind: Readonly<Record<Sureness, (points: string) => string>>; // of the others
  readonly asked: string;
  readonly whyNot: string;
  readonly whyNotWhat: string;
  whyNotThis(option: string): string;
}

const HINT_WORDS: Readonly<Record<Language, HintWords>> = {
  en: {
    title: 'Hint',
    thinking: 'still looking …',
    chance: (points, error) => `${points} % ±${error}`,
    behind: {
      clear: (points) => `surely worse, by ${points} points`,
      likely: (points) => `probably worse, by ${points} points`,
      close: (points) => `too close to tell (${points} points)`,
    },
    asked: 'you asked',
    whyNot: 'Why not this?',
    whyNotWhat: 'Why not …?',
    whyNotThis: (option) => `Why not: ${option}?`,
  },
  zh: {
    title: '提示',
    thinking: '仍在推演……',
    chance: (points, error) => `${points}% ±${error}`,
    behind: {
      clear: (points) => `明显较差，低${points}点`,
      likely: (points) => `大概较差，低${points}点`,
      close: (points) => `难分高下（${points}点）`,
    },
    asked: '你问的',
    whyNot: '为什么不选这个？',
    whyNotWhat: '为什么不选……？',
    whyNotThis: (option) => `为什么不：${option}？`,
  },
};

export const useHintWords = (): HintWords => HINT_WORDS[useSettings(({ language }) => language)];
