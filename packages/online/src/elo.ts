/** Elo's numbers: where everybody starts, and how much a game can change. */
export const STARTING_RATING = 1000;
export const K = 50;

export type Pair = readonly [number, number];

/** The share of the win that is expected of somebody with the first rating against the second. */
export const expected = (own: number, other: number): number => 1 / (1 + 10 ** ((other - own) / 400));

/** Both ratings after a game: `score` is the first player's share, 1, 0.5 or 0. What one gains the other loses. */
export function rated([first, second]: Pair, score: number): Pair {
  const gain = Math.round(K * (score - expected(first, second)));
  return [first + gain, second - gain];
}
