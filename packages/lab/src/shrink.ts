/** A row of a table of shares: wins of so many. */
export interface WinCount {
  readonly n: number;
  readonly won: number;
}

/** Fewer rows do not show how far rows differ. */
const FEWEST_ROWS = 4;

/**
 * Shares drawn towards the share of all, the more the smaller the sample: what is left is about what each row would come to in many
 * games. How far rows truly differ is what they differ by beyond what luck makes of it (method of moments); null with too few rows.
 */
export function shrunk(rows: readonly WinCount[]): number[] | null {
  const total = rows.reduce((sum, { n }) => sum + n, 0);
  if (rows.length < FEWEST_ROWS || total === 0) return null;
  const mean = rows.reduce((sum, { won }) => sum + won, 0) / total;
  const luck = mean * (1 - mean);
  const spread = rows.reduce((sum, { n, won }) => (n === 0 ? sum : sum + n * (won / n - mean) ** 2), 0);
  const scale = total - rows.reduce((sum, { n }) => sum + n * n, 0) / total;
  const apart = scale > 0 ? (spread - (rows.length - 1) * luck) / scale : 0;
  if (apart <= 0 || luck === 0) return rows.map(() => mean);
  const strength = Math.max(0, luck / apart - 1); // so many games of the share of all are thought to be among each row's
  return rows.map(({ n, won }) => (won + strength * mean) / Math.max(1e-9, n + strength));
}
