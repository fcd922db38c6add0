import type { Choice, Decision, GameTypes } from '@cardwright/engine';
import type { Presenter } from './presenter.ts';
import { plain } from './template.ts';

/**
 * What a typed line comes to: a choice (exact, or the only one that begins like that), or a sentence that says why it is
 * none, with the options it could have meant.
 */
export type Read =
  | { readonly choice: Choice; readonly exact: boolean }
  | { readonly problem: string; readonly candidates: readonly number[] };

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s>:]+/g, ' ')
    .trim();

/** The sentences of this reader that are not the game's own. */
const SAY = {
  en: {
    range: (typed: string, n: number) =>
      `there is no choice ${typed}: type ${n === 1 ? '1' : `a number from 1 to ${n}`}`,
    count: (min: number, max: number, got: number) =>
      `pick ${min === max ? min : `${min} to ${max}`} of them, separated by blanks; you picked ${got}`,
    twice: (typed: string) => `${typed} is picked twice`,
    unknown: (typed: string, n: number) =>
      `"${typed}" is none of the choices: type a number from 1 to ${n}, or the words of a choice`,
    several: (typed: string, found: string) => `"${typed}" could be ${found}: type more of it, or the number`,
    between: ', ',
  },
  zh: {
    range: (typed: string, n: number) => `没有选项 ${typed}：请输入 ${n === 1 ? '1' : `1 到 ${n} 的数字`}`,
    count: (min: number, max: number, got: number) =>
      `请选 ${min === max ? min : `${min} 到 ${max}`} 项，用空格分开；现在是 ${got} 项`,
    twice: (typed: string) => `${typed} 选了两次`,
    unknown: (typed: string, n: number) => `没有“${typed}”这一选项：请输入 1 到 ${n} 的数字，或选项的文字`,
    several: (typed: string, found: string) => `“${typed}”可以是 ${found}：请再输入一些，或输入数字`,
    between: '、',
  },
} as const;

const NOTHING: ReadonlySet<string> = new Set(['-', 'none', 'nothing', '无', '不选']);

/** An option's key as people type it: seats and piles count from 1 there, in records from 0. */
const typedKey = (key: string): string => key.replace(/>(\d+)$/, (_, at: string) => `>${Number(at) + 1}`);

/** Says that a line could mean several things. */
export const couldBe = (typed: string, found: readonly string[], language: Presenter['language']): string => {
  const say = SAY[language];
  return say.several(typed, `${found.slice(0, 3).join(say.between)}${found.length > 3 ? ' …' : ''}`);
};

/**
 * Reads an answer as people type it: the numbers of the list (from 1), an option's key, or words of it, as long as only
 * one option has them; `labels` are what is shown for each. Where several may be picked, they are separated by commas (numbers by blanks too); `-` picks none.
 */
export function readChoice<T extends GameTypes>(
  line: string,
  decision: Decision,
  keyOf: (option: T['option']) => string,
  presenter: Presenter<T>,
  labels: readonly string[] = [],
): Read {
  const say = SAY[presenter.language];
  const { options, min, max } = decision;
  const typed = line.trim();
  if (min === 0 && NOTHING.has(typed.toLowerCase())) return { choice: [], exact: true };
  const numbers = typed.split(/[\s,，]+/).filter((word) => word !== '');
  const isNumbers = numbers.length > 0 && numbers.every((word) => /^[+-]?\d+(\.\d+)?$/.test(word));
  const pieces = isNumbers ? numbers : max > 1 ? typed.split(/[,，]/).filter((word) => word.trim() !== '') : [typed];
  const names = isNumbers
    ? []
    : options.map((option, i) =>
        [typedKey(keyOf(option)), plain(presenter.option(option)), labels[i] ?? ''].map(normal),
      );
  const picked: number[] = [];
  let isExact = pieces.length > 0;
  for (const piece of pieces) {
    const found = isNumbers ? numbered(piece, options.length) : named(normal(piece), names);
    const [index] = found.indices;
    if (index === undefined) {
      const problem = isNumbers ? say.range(piece, options.length) : say.unknown(piece.trim(), options.length);
      return { problem, candidates: [] };
    }
    if (found.indices.length > 1) {
      const list = found.indices.map((i) => labels[i] ?? plain(presenter.option(options[i] as T['option'])));
      return { problem: couldBe(piece.trim(), list, presenter.language), candidates: found.indices };
    }
    if (picked.includes(index)) return { problem: say.twice(piece.trim()), candidates: [] };
    picked.push(index);
    isExact &&= found.exact;
  }
  if (picked.length < min || picked.length > max)
    return { problem: say.count(min, max, picked.length), candidates: picked };
  return { choice: picked, exact: isExact };
}

interface Found {
  readonly indices: readonly number[];
  readonly exact: boolean;
}

const numbered = (typed: string, count: number): Found => {
  const number = Number(typed);
  const isThere = Number.isInteger(number) && number >= 1 && number <= count;
  return { indices: isThere ? [number - 1] : [], exact: true };
};

/** The options that are called this, or else begin like this, or else have all these words. */
function named(typed: string, names: readonly (readonly string[])[]): Found {
  if (typed === '') return { indices: [], exact: false };
  const those = (fits: (name: string) => boolean): number[] => names.flatMap((each, i) => (each.some(fits) ? [i] : []));
  const same = those((name) => name === typed);
  if (same.length > 0) return { indices: same.slice(0, 1), exact: true };
  const begun = those((name) => name.startsWith(typed));
  if (begun.length > 0) return { indices: begun, exact: false };
  const words = typed.split(' ');
  const having = names.flatMap((each, i) => (words.every((word) => hasWord(each.join(' '), word)) ? [i] : []));
  return { indices: having, exact: false };
}

/** Whether a word of the name begins like this; Chinese has no blanks between words, so there it may be anywhere. */
const hasWord = (name: string, word: string): boolean =>
  /\p{Script=Han}/u.test(word) ? name.includes(word) : name.split(' ').some((each) => each.startsWith(word));

/** What a half-typed line could become: the words and keys of the options, and the other words that may be typed. */
export function completions<T extends GameTypes>(
  line: string,
  decision: Decision,
  keyOf: (option: T['option']) => string,
  presenter: Presenter<T>,
  others: readonly string[],
  labels: readonly string[] = [],
): string[] {
  const typed = line.toLowerCase();
  const all = [
    ...others,
    ...decision.options.map((option, i) => labels[i] ?? plain(presenter.option(option))),
    ...(typed === '' ? [] : decision.options.map((option) => typedKey(keyOf(option)))),
  ];
  const fitting = all.filter((each) => each.toLowerCase().startsWith(typed));
  return fitting.filter((each, i) => fitting.findIndex((other) => other.toLowerCase() === each.toLowerCase()) === i);
}
