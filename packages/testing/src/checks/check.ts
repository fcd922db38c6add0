import type { Deal, Game, GameTypes } from '@cardwright/engine';

/** A deal that is one of a numbered row. */
export type NumberedDeal = Deal & { readonly seed: number };

/** A promise every game keeps. It throws when the game breaks it on this deal, and says what it looked at. */
export interface Check {
  readonly name: string;
  run<T extends GameTypes>(game: Game<T>, deal: NumberedDeal): LookCounts;
}

/** How often a check really looked, so that a check that never looks can be told from one that finds nothing. */
export type LookCounts = Readonly<Record<string, number>>;

export class BrokenPromise extends Error {
  override name = 'BrokenPromise';
}

export const mustEqual = (found: unknown, wanted: unknown, what: string): void =>
  mustReadAlike(JSON.stringify(found), JSON.stringify(wanted), what);

export function mustReadAlike(a: string, b: string, what: string): void {
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 60), at + 100);
  throw new BrokenPromise(`${what}\n  found  …${around(a)}\n  wanted …${around(b)}`);
}
