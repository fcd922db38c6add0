import type { Choice, GameTypes, Random, Seat, World } from '@cardwright/engine';
import type { Ask } from '../bot.ts';

/** A question as a playout puts it: nothing but what its seat sees. */
export type Moment<T extends GameTypes> = Pick<Ask<T>, 'view' | 'decision' | 'random'>;

/** Judges a world as it stands: the seat's winning chance. */
export type Leaf<T extends GameTypes> = (world: World<T>, seat: Seat) => number;

/** The same for every seat. */
export type Leaves<T extends GameTypes> = (world: World<T>) => readonly number[];

/** How a world is played on, and when and by what it is judged. */
export interface Playing<T extends GameTypes> {
  policy(moment: Moment<T>): Choice;
  turnOf(view: T['view']): number; // counts turns up
  readonly horizon: number; //        turns until it is judged …
  readonly first?: number; //         … for the first time; then after each turn up to the horizon, and the mean is what counts
  readonly questions?: number; //     so many questions end it too
  leaf(world: World<T>, seat: Seat): number;
  leaves?(world: World<T>): readonly number[]; // where that is cheaper than one seat after the other
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

/** The open question of a world, for a policy. */
export const momentIn = <T extends GameTypes>(world: World<T>, random: Random): Moment<T> =>
  new Dreamt(world, world.decision as T['decision'], random);

/** A world that asks so many questions within a few turns goes round in circles: it is judged as it stands. */
const MOST_QUESTIONS = 400;

/** Plays a world on until it is to be judged for the last time, or for so many turns. */
export function playOn<T extends GameTypes>(
  world: World<T>,
  from: number,
  playing: Playing<T>,
  random: Random,
  horizon = playing.horizon,
): void {
  const { questions = MOST_QUESTIONS } = playing;
  for (let asked = 0; world.decision !== null; asked++) {
    const moment = momentIn(world, random);
    if (asked >= questions || playing.turnOf(moment.view) - from >= horizon) return;
    world.choose(playing.policy(moment));
  }
}

/** How good a world is for a seat: won, lost, or what the leaf makes of it. */
export const judged = <T extends GameTypes>(world: World<T>, seat: Seat, playing: Playing<T>): number =>
  world.outcome === null ? playing.leaf(world, seat) : (world.outcome.scores[seat] as number);

/** The same for every seat. */
export function judgedByAll<T extends GameTypes>(world: World<T>, playing: Playing<T>): readonly number[] {
  if (world.outcome !== null) return world.outcome.scores;
  return playing.leaves?.(world) ?? Array.from({ length: world.seats }, (_, seat) => playing.leaf(world, seat));
}

/**
 * Plays a world on for some turns and says how good it then is for a seat. The later it is judged the more of what a choice brings is seen,
 * and the more luck with it: the mean over several turns is surer than the last of them.
 */
export function playout<T extends GameTypes>(
  world: World<T>,
  seat: Seat,
  from: number,
  playing: Playing<T>,
  random: Random,
): number {
  const { horizon, first = horizon } = playing;
  let sum = 0;
  for (let turns = first; turns <= horizon; turns++) {
    playOn(world, from, playing, random, turns);
    sum += judged(world, seat, playing);
  }
  return sum / (horizon - first + 1);
}
