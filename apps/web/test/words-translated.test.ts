import { describe, expect, test } from 'vitest';

type Words = Readonly<Record<string, unknown>>;
type Pair = Readonly<Record<'en' | 'zh', Words>>;

const isPair = (value: unknown): value is Pair =>
  typeof value === 'object' && value !== null && Object.keys(value).toSorted().join() === 'en,zh';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../src/**/words.ts', '../src/words/index.ts', '../../../packages/client/src/**/words.ts'],
  { eager: true },
);

/** Everything there is in two languages, by file. */
const pairs = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isPair(value) ? [{ file: `${file} ${name}`, pair: value }] : [],
  ),
);

/** Names and keys that are the same in every language. */
const SAME = new Set(['Cardwright', 'Enter', 'Esc', 'Home', 'End']);
const isSame = (text: string): boolean => text.split(' ').every((word) => SAME.has(word) || /^[A-Z]?$/.test(word));
const LETTERS = /\p{Letter}/u;
const HAN = /\p{Script=Han}/u;

/** What a word comes to: functions are called, whatever they are told about. */
function said(value: unknown): string {
  if (typeof value !== 'function') return String(value);
  const make = value as (...given: readonly unknown[]) => unknown;
  for (const given of [2, '2', ['2']]) {
    try {
      return String(make(...Array.from({ length: make.length }, () => given)));
    } catch {
      // it is told about something else
    }
  }
  return make.toString();
}

/** Every string of some words, by where it is. */
function* leaves(words: unknown, at = ''): Generator<readonly [at: string, text: string]> {
  if (typeof words === 'object' && words !== null)
    for (const [key, value] of Object.entries(words)) yield* leaves(value, at === '' ? key : `${at}.${key}`);
  else yield [at, said(words)];
}

test('there are words to be looked at', () => {
  expect(pairs.length).toBeGreaterThan(5);
});

describe.each(pairs)('$file', ({ pair }) => {
  const [english, chinese] = [new Map(leaves(pair.en)), new Map(leaves(pair.zh))];

  test('says everything in both languages', () => {
    expect([...chinese.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    expect([...english, ...chinese].filter(([, text]) => text.trim() === '' && text !== ' ').map(([at]) => at)).toEqual(
      [],
    );
  });

  test('is translated', () => {
    const isName = (text: string): boolean => isSame(text) || !LETTERS.test(text);
    const untranslated = [...english].filter(([at, text]) => !isName(text) && chinese.get(at) === text);
    expect(untranslated).toEqual([]);
  });

  test('is in its own language', () => {
    expect([...english].filter(([, text]) => HAN.test(text))).toEqual([]);
    const isChinese = (text: string): boolean => HAN.test(text) || !/\p{Letter}{2}/u.test(text) || isSame(text);
    expect([...chinese].filter(([, text]) => !isChinese(text))).toEqual([]);
  });
});
