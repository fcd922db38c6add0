import type { Seat } from '@cardwright/engine';
import { damage } from './board.ts';
import { playerOf } from './triggers.ts';
import type { Minion, Now } from './types.ts';

export function attackPlayer(now: Now, attacker: Minion, seat: Seat): void {
  if (attacker.attack <= 0) return;
  const player = playerOf(now.state, seat);
  player.life -= attacker.attack;
  now.emit?.({ type: 'player-damaged', seat, amount: attacker.attack, life: player.life });
}

/** The attacker hits and what comes of it is resolved; then the defender hits back, dead or alive, as hard as it was when attacked. */
export function attackMinion(now: Now, attacker: Minion, defender: Minion): void {
  const returned = defender.attack;
  damage(now, defender, attacker.attack);
  damage(now, attacker, returned);
}
