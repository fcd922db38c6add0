import type { Seat } from '@cardwright/engine';
import type { Now } from './state.ts';

/** Takes note, for everybody to see, that one player gave another life. */
export const noteHelp = (g: Now, by: Seat, to: Seat, life: number): void => count(g.state.help, by, to, life);

function count(table: (readonly number[])[], by: Seat, to: Seat, more: number): void {
  const row = table[by] as readonly number[];
  table[by] = row.with(to, (row[to] as number) + more);
}

/** Takes note, for everybody to see, that one player did something to another's harm. */
export function noteHarm(g: Now, by: Seat, to: Seat): void {
  if (by !== to) count(g.state.harm, by, to, 1);
}
