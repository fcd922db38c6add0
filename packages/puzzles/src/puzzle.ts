import type { Content, MatchRecord, Seed } from '@cardwright/engine';

export const THEMES = ['lethal', 'rescue', 'target', 'order'] as const;
export type Theme = (typeof THEMES)[number];

/** A first choice, and the chance to win after it. */
export interface ChoiceChance {
  readonly key: string; //    as records write it
  readonly chance: number;
  readonly behind: number; // the best choice, in the same worlds …
  readonly error: number; //  … give or take that much (95 %)
}

/** A position with one choice that is clearly best. */
export interface Puzzle {
  readonly id: string;
  readonly seed: Seed;
  readonly before: string; // what was chosen up to the question: seat and keys, separated by semicolons
  readonly seat: number; //   who is asked
  readonly theme: Theme;
  readonly level: string; //  the weakest bot that finds it; empty: none that was asked
  readonly rating: number;
  readonly worlds: number; // that every choice was tried in
  readonly choices: readonly ChoiceChance[]; // the solution first, then by how good they are
}

/** Every other first choice is worse by at least so much, in winning chance. */
export const MARGIN = 0.06;

/** What is shipped of a game. */
export interface PuzzleFile {
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly content?: Content;
  readonly command: string;
  readonly puzzles: readonly Puzzle[];
}

/** What was chosen, in a line. */
export const choicesText = ({ choices }: MatchRecord): string =>
  choices.map(({ seat, keys }) => [seat, ...keys].join(' ')).join(';');

/** The position of a puzzle as a record that stops at its question. */
export const recordOf = (file: PuzzleFile, { seed, before }: Pick<Puzzle, 'seed' | 'before'>): MatchRecord => ({
  game: file.game,
  rules: file.rules,
  seats: file.seats,
  options: file.options,
  ...(file.content === undefined ? {} : { content: file.content }),
  seed,
  players: [],
  choices:
    before === ''
      ? []
      : before.split(';').map((line) => {
          const [seat = '', ...keys] = line.split(' ');
          return { seat: Number(seat), keys };
        }),
  outcome: null,
});
