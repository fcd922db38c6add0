import type { Choice, GameTypes, Outcome, Random, Seat, World } from '@cardwright/engine';
import type { Ask } from '../bot.ts';

/** A question as a playout puts it: nothing but what its seat sees. */
export type Moment<T extends GameTypes> = Pick<Ask<T>, 'view' | 'decision' | 'random'>;

/** Judges a world as it stands: the seat's winning chance. */
export type Leaf<T extends GameTypes> = (world: World<T>, seat: Seat) => number;

/** How a world is played on, and when and by what it is judged. */
export interface Playing<T extends GameTypes> {
  readonly policy: (moment: Moment<T>) => Choice;
  readonly turnOf: (view: T['view']) => number; // counts turns up
  readonly horizon: number; //                     turns until it is judged
  readonly leaf: Leaf<T>;
}

/** A world's open question. What the seat sees is made when looked at. */
class Dreamt<T extends GameTypes> implements Moment<T> {
  readonly decision: T['decision'];
  readonly random: Random;
  readonly #world: World<T>;
  #view: T['view'] | undefined;

  constructor(world: World<T>, decision: T['decision'], random: Random) {
    this.decision = decision;
    this.random = random;
    this.#world = world;
  }

  get view(): T['view'] {
    this.#view ??= this.#world.glance(this.decision.seat);
    return this.#view;
  }
}

/** A world that asks so many questions within a few turns goes round in circles: it is judged as it stands. */
const MOST_QUESTIONS = 400;

/** Plays a world on for some turns and says how good it then is for a seat: won, lost, or what the leaf makes of it. */
export function playout<T extends GameTypes>(
  world: World<T>,
  seat: Seat,
  from: number,
  { policy, turnOf, horizon, leaf }: Playing<T>,
  random: Random,
): number {
  for (let asked = 0; world.decision !== null; asked++) {
    const moment = new Dreamt(world, world.decision, random);
    if (asked >= MOST_QUESTIONS || turnOf(moment.view) - from >= horizon) return leaf(world, seat);
    world.choose(policy(moment));
  }
  return (world.outcome as Outcome).scores[seat] as number;
}
