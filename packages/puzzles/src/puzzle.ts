export const THEMES = ['lethal', 'rescue', 'target', 'order'] as const;
export type Theme = (typeof THEMES)[number];

/** A first choice, and the chance to win after it. */
export interface Weighed {
  readonly key: string; //    as records write it
  readonly chance: number;
  readonly behind: number; // the best choice, in the same worlds …
  readonly error: number; //  … give or take that much (95 %)
}

/** A position with one choice that is clearly best. */
export interface Puzzle {
  readonly id: string;
  readonly game: string;
  readonly record: string; // up to the question
  readonly seat: number; //   who is asked
  readonly theme: Theme;
  readonly level: string; //  the weakest bot that finds it; empty: none that was asked
  readonly rating: number;
  readonly worlds: number; // that every choice was tried in
  readonly choices: readonly Weighed[]; // the solution first, then by how good they are
}

/** Every other first choice is worse by at least so much, in winning chance. */
export const MARGIN = 0.06;

/** What is shipped of a game. */
export interface PuzzleFile {
  readonly game: string;
  readonly rules: string;
  readonly command: string;
  readonly puzzles: readonly Puzzle[];
}
