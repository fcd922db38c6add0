import type { Choice, Decision, GameTypes } from '@cardwright/engine';
import type { Presenter } from './presenter.ts';
import { plain } from './template.ts';

/** What a typed line comes to: a choice, or a sentence that says why it is none. */
export type Read = { readonly choice: Choice } | { readonly problem: string };

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s>:]+/g, ' ')
    .trim();

/** The sentences of this reader that are not the game's own. */
const SAY = {
  en: {
    range: (typed: string, n: number) => `there is no choice ${typed}: type a number from 1 to ${n}`,
    count: (min: number, max: number, got: number) =>
      `pick ${min === max ? min : `${min} to ${max}`} of them, separated by blanks; that were ${got}`,
    twice: (typed: string) => `${typed} is picked twice`,
    unknown: (typed: string, n: number) =>
      `"${typed}" is none of the choices: type a number from 1 to ${n}, or the words of a choice`,
    several: (typed: string, found: string) => `"${typed}" could be ${found}: type more of it, or the number`,
  },
  zh: {
    range: (typed: string, n: number) => `没有选项 ${typed}：请输入 1 到 ${n} 的数字`,
    count: (min: number, max: number, got: number) =>
      `请选 ${min === max ? min : `${min} 到 ${max}`} 项，用空格分开；现在是 ${got} 项`,
    twice: (typed: string) => `${typed} 选了两次`,
    unknown: (typed: string, n: number) => `没有“${typed}”这一选项：请输入 1 到 ${n} 的数字，或选项的文字`,
    several: (typed: string, found: string) => `“${typed}”可以是 ${found}：请再输入一些，或输入数字`,
  },
} as const;

/**
 * Reads an answer as people type it: the numbers of the list (from 1), an option's key, or the beginning of its words,
 * as long as only one option begins like that.
 */
export function readChoice<T extends GameTypes>(
  line: string,
  decision: Decision,
  keyOf: (option: T['option']) => string,
  presenter: Presenter<T>,
): Read {
  const say = SAY[presenter.language];
  const { options, min, max } = decision;
  const words = line
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  if (words.length > 0 && words.every((word) => /^[+-]?\d+(\.\d+)?$/.test(word))) {
    const picked: number[] = [];
    for (const word of words) {
      const number = Number(word);
      if (!Number.isInteger(number) || number < 1 || number > options.length)
        return { problem: say.range(word, options.length) };
      if (picked.includes(number - 1)) return { problem: say.twice(word) };
      picked.push(number - 1);
    }
    if (picked.length < min || picked.length > max) return { problem: say.count(min, max, picked.length) };
    return { choice: picked };
  }
  const typed = normal(line);
  const names = options.map((option) => [normal(keyOf(option)), normal(plain(presenter.option(option)))]);
  const exact = names.findIndex((each) => each.includes(typed));
  const found =
    exact >= 0
      ? [exact]
      : names.flatMap((each, i) => (typed !== '' && each.some((name) => name.startsWith(typed)) ? [i] : []));
  if (found.length === 0) return { problem: say.unknown(line.trim(), options.length) };
  if (found.length > 1) {
    const list = found.slice(0, 3).map((i) => plain(presenter.option(options[i] as T['option'])));
    return { problem: say.several(line.trim(), `${list.join(', ')}${found.length > 3 ? ' …' : ''}`) };
  }
  if (min > 1) return { problem: say.count(min, max, 1) };
  return { choice: found };
}
