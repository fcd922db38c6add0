/** What a game brings at least, beside its rules. */
export interface Least {
  readonly chapters: number; //    of its rules
  readonly pieces: number; //      in its gallery
  readonly cues: number; //        that are seen in the first ten choices of a game
  readonly hasLesson: boolean;
  readonly hasReport: boolean; //  of the lab, for the page
}

const WHOLE: Least = { chapters: 7, pieces: 21, cues: 11, hasLesson: true, hasReport: true };

/** The games that are shipped, and what they are held to. */
export const SHIPPED: ReadonlyMap<string, Least> = new Map([
  ['ltk-identity', WHOLE],
  ['ltk-kingdoms', WHOLE],
  ['sorcery', WHOLE],
  ['thrones', WHOLE],
]);

const NOTHING: Least = { chapters: 0, pieces: 0, cues: 0, hasLesson: false, hasReport: false };

/** What a game must bring: one that is not shipped only its rules, and whatever else it brings must be in order. */
export const leastOf = (game: string): Least => SHIPPED.get(game) ?? NOTHING;
