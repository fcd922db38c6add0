import type { Seat } from '@cardwright/engine';
import { fire } from './moment.ts';
import { type Asks, NOTHING, type Now, playerAt } from './state.ts';

export const lostHp = (g: Now, seat: Seat): number =>
  Math.max(0, playerAt(g, seat).maxHp - Math.max(0, playerAt(g, seat).hp));
export const isWounded = (g: Now, seat: Seat): boolean => playerAt(g, seat).hp < playerAt(g, seat).maxHp;

/** Gives life back at once; what comes of it is for the caller to go through. */
export function recover(g: Now, seat: Seat, amount: number, from: Seat | null = null): Asks {
  const player = playerAt(g, seat);
  const gain = Math.min(amount, player.maxHp - player.hp);
  if (gain <= 0 || !player.alive) return NOTHING;
  player.hp += gain;
  g.emit?.({ type: 'recovered', seat, amount: gain, hp: player.hp, ...(from === null ? {} : { from }) });
  return fire(g, 'recovered', { seat, amount: gain });
}
