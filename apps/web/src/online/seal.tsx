import type { ReactNode } from 'react';

/** What made-up names are made of, as it is cut into a seal. */
const SIGNS: Readonly<Record<string, string>> = {
  crane: '鹤',
  tiger: '虎',
  fox: '狐',
  carp: '鲤',
  heron: '鹭',
  ox: '牛',
  hare: '兔',
  otter: '獭',
  falcon: '隼',
  badger: '獾',
  wren: '雀',
  pine: '松',
};
const COLOURS = 6;

const signOf = (name: string): string => {
  const word = name
    .toLowerCase()
    .split(/\s+/)
    .find((each) => Object.hasOwn(SIGNS, each));
  return word === undefined ? (Array.from(name)[0] ?? '').toUpperCase() : (SIGNS[word] as string);
};

const colourOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7) % COLOURS;

/** A person: round, with a character cut into it. */
export const Seal = ({ name }: { readonly name: string }): ReactNode => (
  <span className={`seal seal-${colourOf(name)}`} aria-hidden="true">
    {signOf(name)}
  </span>
);

/** A bot: eight corners, and as many strokes as it is strong. */
export const BotToken = ({ strokes }: { readonly strokes: number }): ReactNode => (
  <svg className="bot-token" viewBox="0 0 40 40" aria-hidden="true">
    <path className="bot-body" d="M12 2 H28 L38 12 V28 L28 38 H12 L2 28 V12 Z" />
    {Array.from({ length: strokes }, (_, i) => (
      <path key={i} className="bot-stroke" d={`M12.5 ${20 + (i - (strokes - 1) / 2) * 5.4} H27.5`} />
    ))}
  </svg>
);
