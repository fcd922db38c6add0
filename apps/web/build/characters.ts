import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@cardwright/registry/list';
import { ROOT } from './paths.ts';

/** Every source file whose texts may be shown. */
const sourcesOf = (root: string): string[] =>
  globSync(
    ['packages/*/src/**/*.{ts,tsx}', 'packages/*/RULINGS*.md', 'apps/*/src/**/*.{ts,tsx}', 'apps/web/index.html'],
    { cwd: root },
  )
    .sort()
    .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/\\u\{?([0-9a-f]{4,6})\}?/gi, fromEscape));

/** What the page shows of Chinese in any language before a game of heroes is played: names of games, seals, pictures. */
const firstTexts = (root: string): string[] => [
  ...GAMES.map(({ name }) => name.zh),
  ...globSync(['{home,setup,ending}/*.tsx', 'games/*/picture.tsx', 'games/tile.tsx', 'online/seal.tsx'], {
    cwd: join(root, 'apps/web/src'),
  })
    .sort()
    .map((file) => readFileSync(join(root, 'apps/web/src', file), 'utf8')),
];

const fromEscape = (escape: string, digits: string): string => {
  const code = Number.parseInt(digits, 16);
  return code > 0x10_ff_ff ? escape : String.fromCodePoint(code);
};

const sorted = (characters: Iterable<string>): string => [...new Set(characters)].sort().join('');

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i));

const isHan = (character: string): boolean => /\p{Script=Han}/u.test(character);

/** What Chinese text needs besides Han: its own marks, and those it shares with other languages but draws wide. */
const isChineseMark = (character: string): boolean => /[\u3000-\u303F\uFF00-\uFFEF‘’“”…—·]/u.test(character);

/** Arrows, suits, ticks: what the Latin faces do not have. Frames are for terminals. */
const isSign = (character: string): boolean =>
  /[\u2190-\u21FF\u2300-\u23FF\u2460-\u24FF\u25A0-\u27BF]/u.test(character);

/** A quoted string of a few Han characters is the name of something: a hero, a card, a skill, a kingdom, a role. */
const NAME = /(['"`])(\p{Script=Han}{1,6})\1/gu;

/** The characters that the project's texts use, by the kind of face that draws them. */
export interface Characters {
  readonly latin: string;
  readonly chinese: string;
  readonly brush: string;
  readonly first: string; // of those two, what is shown in any language before a game of heroes
  readonly signs: string;
}

export function charactersOf(texts: readonly string[], first: readonly string[] = []): Characters {
  const all = new Set(texts.flatMap((text) => [...text]));
  const isLatin = (character: string): boolean => /[\u00A0-\u017F\u2010-\u205E\u2212]/u.test(character);
  return {
    latin: sorted([...ASCII, ...'’“”…–—·×−', ...[...all].filter(isLatin)]),
    chinese: sorted([...all].filter((character) => isHan(character) || isChineseMark(character))),
    brush: sorted(texts.flatMap((text) => [...text.matchAll(NAME)].flatMap(([, , name = '']) => [...name]))),
    first: sorted(first.flatMap((text) => [...text].filter(isHan))),
    signs: sorted([...'♠♥♣♦←→↑↓✓✗●○★', ...[...all].filter(isSign)]),
  };
}

export const usedCharacters = (root = ROOT): Characters => charactersOf(sourcesOf(root), firstTexts(root));
