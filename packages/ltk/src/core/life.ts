import type { Seat } from '@cardwright/engine';
import { die } from './death.ts';
import { askRescues } from './dying.ts';
import { type Asks, type Now, playerAt } from './state.ts';

/** Loses life: no damage, no source, no element. */
export function* loseLife(g: Now, seat: Seat, amount: number): Asks {
  const player = playerAt(g, seat);
  if (!player.alive) return;
  player.hp -= amount;
  g.emit?.({ type: 'life-lost', seat, amount, hp: player.hp });
  yield* askRescues(g, seat, null);
}

/** Loses maximum life: life above it falls to it; without any left the hero dies, and nobody can help. */
export function* loseMaxHp(g: Now, seat: Seat, amount: number): Asks {
  const player = playerAt(g, seat);
  if (!player.alive) return;
  player.maxHp = Math.max(0, player.maxHp - amount);
  player.hp = Math.min(player.hp, player.maxHp);
  g.emit?.({ type: 'max-life-lost', seat, amount, hp: player.hp, count: player.maxHp });
  if (player.maxHp === 0) yield* die(g, seat, null);
}

export function gainMaxHp(g: Now, seat: Seat, amount: number): void {
  const player = playerAt(g, seat);
  player.maxHp += amount;
  g.emit?.({ type: 'max-life-gained', seat, amount, hp: player.hp, count: player.maxHp });
}
