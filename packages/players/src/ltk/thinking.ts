import type { Seat } from '@cardwright/engine';
import { type Card, type Ltk, type LtkDecision, type PlayerView, STRIKES, type View } from '@cardwright/ltk/public';
import type { Ask } from '../bot.ts';
import { type Attitude, attitudeOf } from './attitude.ts';
import { nameOf } from './worth.ts';

/** What a strategist keeps in mind while it answers one question. All of it comes from its view. */
export interface Thinking {
  readonly view: View;
  readonly decision: LtkDecision;
  readonly self: Seat;
  readonly me: PlayerView;
  readonly attitude: Attitude;
}

export function think({ view, decision }: Ask<Ltk>): Thinking {
  const self = decision.seat;
  return { view, decision, self, me: view.players[self] as PlayerView, attitude: attitudeOf(view, self) };
}

/** How much worse off somebody should be: above 0 for enemies. */
export const enmity = ({ attitude }: Thinking, seat: Seat): number => -(attitude[seat] ?? 0);

/** The longer a game lasts, the less it takes to be taken for a foe. */
const patience = ({ view }: Thinking): number => Math.max(0.02, 0.25 - 0.03 * view.round);

export const isFoe = (t: Thinking, seat: Seat): boolean => enmity(t, seat) > patience(t);
export const isFriend = (t: Thinking, seat: Seat): boolean => enmity(t, seat) < -0.35;

export const player = ({ view }: Thinking, seat: Seat): PlayerView => view.players[seat] as PlayerView;

export const isWeak = (t: Thinking, seat: Seat): boolean => player(t, seat).hp <= 1;

/** How many hand cards of this name the seat itself holds; every Strike counts as a Strike. */
export const holds = ({ view }: Thinking, name: string): number =>
  view.hand.filter((card) => {
    const own = nameOf(view, card);
    return own === name || (name === 'strike' && STRIKES.has(own));
  }).length;

export const living = ({ view }: Thinking): PlayerView[] => view.players.filter(({ alive }) => alive);

export const isHostileCard = (card: Card | undefined): boolean =>
  card !== undefined &&
  !['something-for-nothing', 'peach-garden', 'bountiful-harvest', 'negate', 'national-negate'].includes(card.name);
