import { type Change, formatChange, plus, times } from './change.ts';
import type { Options, Subtype } from './types.ts';

/** What minions of one subtype give each other when there are enough of them on one board. */
export interface Bonus {
  readonly atLeast: number;
  readonly attack?: Change;
  readonly defence?: Change;
}

export const BONUSES: Readonly<Record<Subtype, Bonus>> = {
  elemental: { atLeast: 3, attack: plus(1), defence: plus(1) },
  summoner: { atLeast: 2, defence: times(2) },
};

/** Whether subtypes count: as the options say, or else as the edition has it. */
export const isWithSubtypes = ({ subtypes, edition }: Options): boolean =>
  subtypes === 'auto' ? edition === 'f2020' : subtypes === 'on';

/** A bonus as it is printed: how many it takes, and what each of them gets. */
export function printedBonus(subtype: Subtype): { readonly atLeast: number; readonly change: string } {
  const { atLeast, attack = plus(0), defence = plus(0) } = BONUSES[subtype];
  return { atLeast, change: `${formatChange(attack)}/${formatChange(defence)}` };
}
