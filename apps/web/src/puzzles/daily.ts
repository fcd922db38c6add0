/** The games there are puzzles of, as they take turns. */
export const PUZZLE_GAMES = ['ltk-identity', 'sorcery', 'thrones'] as const;

const DAY = 86_400_000; // ms

/** Days since 1970, by the reader's own calendar. */
export const dayNumber = (now: Date): number =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);

/** Whose turn it is on a day, and for which time. */
export const gameOfDay = (day: number): { game: (typeof PUZZLE_GAMES)[number]; turn: number } => ({
  game: PUZZLE_GAMES[day % PUZZLE_GAMES.length] as (typeof PUZZLE_GAMES)[number],
  turn: Math.floor(day / PUZZLE_GAMES.length),
});
