/** What is drawn on a Thrones card. */
export interface ThronesFace {
  readonly rank: string; // 2 … 10, J, Q, K
  readonly suit: 'S' | 'H' | 'D' | 'C';
}

/** What is drawn of a Thrones player. */
export interface ThronesPortrait {
  readonly team: 0 | 1;
  readonly score: number;
  readonly hearts: number;
  readonly effects: number;
}
