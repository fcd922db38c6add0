import type { Estimate } from './estimate.ts';
import type { Mark } from './reviewed.ts';

/** Points of winning chance that a choice surely gave away. */
const BLUNDER = 0.15;
const MISTAKE = 0.04;
/** Points that a choice was surely ahead of the next. */
const FOUND = 0.05;

/** What else is known of a choice. */
export interface Circumstances {
  readonly isRare: boolean; //   a bot that does not search would have done something else
  readonly missesWin: boolean; // the game could have been won then and there
}

/**
 * What is said of a choice: the bound of the interval nearest to 0 decides, so nobody is blamed for what may be chance. Who could
 * have won then and there and did not made a mistake, however good the table still looks.
 */
export function markOf({ value, error }: Estimate, { isRare, missesWin }: Circumstances): Mark | null {
  const [sure, ahead] = [value - error, -(value + error)];
  if (sure >= BLUNDER) return 'blunder';
  if (sure >= MISTAKE || missesWin) return 'mistake';
  if (ahead >= FOUND && isRare) return 'found';
  return value >= MISTAKE && sure < 0 ? 'close' : null;
}

/** What a choice cost, as far as it can be told. */
export const lossOf = ({ value, error }: Estimate): number => (value - error > 0 ? value : 0);
