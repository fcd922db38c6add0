import type { Seat } from '@cardwright/engine';
import { modeOf } from './mode.ts';
import { fire } from './moment.ts';
import { skillsChanged } from './skill-index.ts';
import { type Asks, type Damage, type Now, playerAt } from './state.ts';
import { DISCARD, equippedCards, move } from './zones.ts';

/** A hero dies: what was secret about it is told, the game may be won, its cards go, the killer is paid. */
export function* die(g: Now, seat: Seat, damage: Damage | null): Asks {
  const player = playerAt(g, seat);
  const killer = damage?.from ?? null;
  player.alive = false;
  const mode = modeOf(g);
  mode.unveil(g, seat);
  g.emit?.({ type: 'died', seat, from: killer, ...(player.role === null ? {} : { role: player.role }) });
  mode.checkWin(g);
  g.state.dying.push(seat); // its own skills still hear of its death
  skillsChanged(g);
  yield* fire(g, 'death', { seat, killer });
  g.state.dying = g.state.dying.filter((each) => each !== seat);
  player.hp = 0;
  player.chained = false;
  player.faceDown = false;
  const cards = [
    ...player.hand,
    ...equippedCards(player),
    ...player.fates.map(({ card }) => card),
    ...Object.values(player.piles).flat(),
  ];
  skillsChanged(g);
  yield* move(g, cards, seat, DISCARD, { reason: 'discarded' });
  yield* mode.reward(g, seat, killer !== null && playerAt(g, killer).alive ? killer : null);
}
