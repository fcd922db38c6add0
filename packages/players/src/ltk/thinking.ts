import type { Seat } from '@cardwright/engine';
import { type Card, type Ltk, type LtkDecision, type PlayerView, STRIKES, type View } from '@cardwright/ltk/public';
import type { Answer, Ask, Bot } from '../bot.ts';
import { type Attitude, attitudeOf } from './attitude.ts';
import { Deeds } from './deeds.ts';
import { nameOf } from './worth.ts';

/** What a strategist keeps in mind while it answers one question: what it sees, what it has seen done, and what it makes of it. */
export class Thinking {
  readonly decision: LtkDecision;
  readonly self: Seat;
  readonly view: View;
  readonly deeds: Deeds;
  #attitude: Attitude | undefined;

  /** Without an attitude it makes up its own mind. */
  constructor({ view, decision }: Pick<Ask<Ltk>, 'view' | 'decision'>, deeds: Deeds, attitude?: Attitude) {
    this.view = view;
    this.decision = decision;
    this.self = decision.seat;
    this.deeds = deeds;
    this.#attitude = attitude;
  }

  get me(): PlayerView {
    return this.view.players[this.self] as PlayerView;
  }

  get attitude(): Attitude {
    this.#attitude ??= attitudeOf(this.view, this.self, this.deeds);
    return this.#attitude;
  }
}

export const think = (ask: Pick<Ask<Ltk>, 'view' | 'decision'>, deeds: Deeds, attitude?: Attitude): Thinking =>
  new Thinking(ask, deeds, attitude);

const gatherDeeds = (): Deeds => new Deeds();

/** How a bot gathers what everybody has done, and sits down to remember nothing else. */
export const withDeeds = (decide: (ask: Ask<Ltk>, deeds: Deeds) => Answer): Pick<Bot<Ltk>, 'gathers' | 'open'> => ({
  gathers: gatherDeeds,
  open: (_seat, _seed, gathered) => {
    if (gathered instanceof Deeds) return { decide: (ask) => decide(ask, gathered) };
    const deeds = new Deeds();
    return {
      decide: (ask) => decide(ask, deeds),
      observe: (events) => {
        for (const event of events) deeds.hear(event);
      },
    };
  },
});

/** How much worse off somebody should be: above 0 for enemies. */
export const enmity = ({ attitude }: Thinking, seat: Seat): number => -(attitude[seat] ?? 0);

/** How sure one must be of a foe at first, and how that falls with the rounds: no game should last for ever. */
const PATIENCE = { first: 0.28, round: 0.03, least: 0.02 } as const;

const patience = ({ view }: Thinking): number => Math.max(PATIENCE.least, PATIENCE.first - PATIENCE.round * view.round);

/** From this round on a game is brought to an end: skills that heal are left unused, and every attack is made. */
const STALE = 20;
export const isStale = ({ view }: Thinking): boolean => view.round > STALE;

const FRIEND = -0.35;

export const isFoe = (t: Thinking, seat: Seat): boolean => enmity(t, seat) > patience(t);
export const isFriend = (t: Thinking, seat: Seat): boolean => enmity(t, seat) < FRIEND;

export const player = ({ view }: Thinking, seat: Seat): PlayerView => view.players[seat] as PlayerView;

export const isWeak = (t: Thinking, seat: Seat): boolean => player(t, seat).hp <= 1;

/** How many hand cards of this name the seat itself holds; every Strike counts as a Strike. */
export function holds({ view }: Thinking, name: string): number {
  let count = 0;
  for (const card of view.hand) {
    const own = nameOf(view, card);
    if (own === name || (name === 'strike' && STRIKES.has(own))) count++;
  }
  return count;
}

/** Whether somebody must live whatever it costs: the Lord, for all but the rebels (and the spy alone with him). */
export const isPrecious = ({ view }: Thinking, seat: Seat): boolean => view.players[seat]?.role === 'lord';

export const living = ({ view }: Thinking): PlayerView[] => view.players.filter(({ alive }) => alive);

/** Whether there is somebody alive of whom this holds. */
export const somebody = (t: Thinking, holdsFor: (player: PlayerView) => boolean): boolean =>
  t.view.players.some((each) => each.alive && holdsFor(each));

const KIND_CARDS: ReadonlySet<string> = new Set([
  'something-for-nothing',
  'peach-garden',
  'bountiful-harvest',
  'negate',
  'national-negate',
  'diplomacy',
  'rest',
]);

export const isHostileCard = (card: Card | undefined): boolean => card !== undefined && !KIND_CARDS.has(card.name);
