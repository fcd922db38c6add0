import type { Advice, AdvisedOption, Sureness } from '@cardwright/client';
import type { Language } from '@cardwright/engine';
import { wrapCells } from '@cardwright/presenter';
import { type Paint, text } from './paint.ts';

/** What a hint says besides the options. */
interface HintWords {
  readonly none: string;
  readonly sure: Readonly<Record<Sureness, string>>; // of the best
  readonly behind: Readonly<Record<Sureness, (points: string) => string>>; // of the others
  readonly asked: string;
}

const HINT_WORDS: Readonly<Record<Language, HintWords>> = {
  en: {
    none: 'there is no hint here',
    sure: { clear: 'clearly the best', likely: 'probably the best', close: 'a close call' },
    behind: {
      clear: (points) => `surely worse, by ${points} points`,
      likely: (points) => `probably worse, by ${points} points`,
      close: (points) => `too close to tell (${points} points)`,
    },
    asked: 'you asked',
  },
  zh: {
    none: '这里没有提示',
    sure: { clear: '明显最好', likely: '大概最好', close: '相差无几' },
    behind: {
      clear: (points) => `明显较差，低${points}点`,
      likely: (points) => `大概较差，低${points}点`,
      close: (points) => `难分高下（${points}点）`,
    },
    asked: '你问的',
  },
};

const points = (share: number): string => `${Math.round(100 * share)}`;

/** What is typed to choose it. */
const numbersOf = ({ choice }: AdvisedOption): string => choice.map((index) => index + 1).join(' ') || '-';

/** A hint, as it is printed: up to three options with their chances, and what speaks for the best and against the others. */
export function hintLines(advice: Advice | null, paint: Paint): string[] {
  const words = HINT_WORDS[paint.presenter.language];
  if (advice === null) return [words.none];
  if (advice.options.length === 0) return [text(paint, [advice.text, ...advice.why].join(' · '))];
  const about = ({ sure, behind, why, isAsked }: AdvisedOption): string[] => [
    ...(isAsked ? [words.asked] : []),
    ...(sure === null ? (advice.sure === null ? [] : [words.sure[advice.sure]]) : [words.behind[sure](points(behind))]),
    ...why,
  ];
  return advice.options.flatMap((option) => [
    text(
      paint,
      `${points(option.chance).padStart(3)} % ±${points(option.error)}  ${numbersOf(option)}  ${option.text}`,
    ),
    ...wrapCells(text(paint, about(option).join(' · ')), paint.width - 6).map((line) => `      ${line}`),
  ]);
}
