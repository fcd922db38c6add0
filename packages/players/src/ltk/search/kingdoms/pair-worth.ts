/** What heroes are worth to whoever chooses them, as learned, and where it comes from. */
export interface HeroWorths {
  readonly command: string; // makes the same file again
  readonly rules: string; //   the version of the rules it was learned for
  readonly games: number; //   learned from so many games of strategists
  readonly better: number; //  how often pairs drawn at random won that it holds for the better half, in games it was not taught …
  readonly worse: number; //   … and those of the other half
  readonly worths: Readonly<Record<string, number>>; // in winning chance
}

/** What a pair, written as one choice `cao-cao+xu-chu`, adds to the chance to win: a strong pair, of a kingdom that others choose too. */
export const pairWorthBy =
  ({ worths }: HeroWorths) =>
  (pair: string): number =>
    pair.split('+').reduce((sum, hero) => sum + (worths[hero] ?? 0), 0);
