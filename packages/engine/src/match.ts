import { type Choice, type Decision, isForced, one, type Seat, whyNot } from './decision.ts';
import { digestOf } from './digest.ts';
import { BadInputError, IllegalChoiceError } from './errors.ts';
import { type Event, seenBy, type Viewer } from './event.ts';
import type { Game, GameTypes, Live, Outcome, Play, Refusal } from './game.ts';
import { completeOptions } from './options.ts';
import { isSeed, MAX_SEED, reseed, seedRng } from './random.ts';
import type { MatchRecord, RecordedChoice } from './record.ts';

/** What makes one match differ from another before the first choice. */
export interface Deal {
  readonly seed: number;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** How a match is driven. */
export interface Driving {
  readonly listen?: (event: Event) => void; // hears every event, secrets included
  readonly checkpoints?: boolean; //           false: keep none (mass simulation); fork then replays from the start
  readonly askForced?: boolean; //             true: decisions with a single answer are asked too
}

/** A fork asks what its original asks; whether it keeps checkpoints, and who listens, is its own affair. */
export type ForkDriving = Omit<Driving, 'askForced'>;

/** A decision as somebody who is not asked learns of it: that somebody is asked, and mostly who and what. */
export interface Waiting {
  readonly seat: Seat | null;
  readonly kind: string;
}

/** A possible world: everything a search may do with a match, and no way back to the true one. */
export interface World<T extends GameTypes = GameTypes> {
  readonly decision: T['decision'] | null;
  readonly outcome: Outcome | null;
  readonly seats: number;
  choose(choice: Choice): void;
  view(viewer: Viewer): T['view'];
  fork(): World<T>;
  imagine(seat: Seat, seed: number): World<T>;
}

/** A dream: from here on, what the seat could not know comes from this seed. */
interface Dream {
  readonly seat: Seat;
  readonly seed: number;
}

type Step = Choice | Dream;

/** A match with nothing but data in it, for storage. */
export interface ParkedMatch {
  readonly askForced: boolean;
  readonly state: unknown;
  readonly since: readonly Step[];
  readonly choices: readonly Choice[];
}

const isDream = (step: Step): step is Dream => !Array.isArray(step);

/** Runs a game: asks, takes answers, forks, imagines, records. */
export class Match<T extends GameTypes = GameTypes> implements World<T> {
  readonly game: Game<T>;
  readonly seats: number;
  decision: T['decision'] | null = null;
  outcome: Outcome | null = null;

  readonly #seed: number;
  readonly #options: T['options'];
  readonly #driving: Driving;
  readonly #live: Live<T['state'], T['event']>;
  #play: Play<T['decision']>;
  #saved: T['state']; //           the state at the last checkpoint; never changed, only cloned
  #since: Step[]; //               what has been answered (and dreamt) since then
  #choices: Choice[] | null; //    all choices since the deal, forced ones left out; null in a dream

  private constructor(
    game: Game<T>,
    from: { seats: number; seed: number; options: T['options'] },
    saved: T['state'],
    driving: Driving,
  ) {
    this.game = game;
    this.seats = from.seats;
    this.#seed = from.seed;
    this.#options = from.options;
    this.#driving = driving;
    this.#saved = saved;
    this.#since = [];
    this.#choices = [];
    this.#live = { state: game.clone(saved), emit: driving.listen, asksForced: driving.askForced === true };
    this.#play = game.play(this.#live);
  }

  static start<T extends GameTypes>(game: Game<T>, deal: Deal, driving: Driving = {}): Match<T> {
    const { seed, seats = game.seats.default } = deal;
    if (!isSeed(seed))
      throw new BadInputError(`seed ${seed} is no seed; a seed is a whole number from 0 to ${MAX_SEED}`);
    if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
      const { min, max } = game.seats;
      throw new BadInputError(`${game.id} is played by ${min === max ? min : `${min} to ${max}`}, not by ${seats}`);
    }
    const options = completeOptions(game, deal.options ?? {});
    const match = new Match(game, { seats, seed, options }, game.setup(options, seats, seed), driving);
    match.#advance(match.#play.next());
    return match;
  }

  /** The true state. For tests and tools; players get views. */
  get state(): T['state'] {
    return this.#live.state;
  }

  /** How many choices have been made, forced ones left out. */
  get length(): number {
    return this.#choices?.length ?? 0;
  }

  choose(choice: Choice): void {
    const decision = this.decision;
    if (decision === null) throw new IllegalChoiceError('the game is over: there is nothing to choose');
    const fault = whyNot(decision, choice);
    if (fault !== null) throw new IllegalChoiceError(`${decision.kind}: ${fault}`);
    if (this.#choices !== null && !isForced(decision)) this.#choices.push(choice);
    this.#since.push(choice);
    this.#advance(this.#play.next(choice));
  }

  /** An option as records write it. */
  keyOf(option: T['option']): string {
    return this.game.key(option, this.#options);
  }

  /** Chooses by the options' keys. */
  chooseKeys(keys: readonly string[]): void {
    const decision = this.decision;
    if (decision === null) throw new IllegalChoiceError('the game is over: there is nothing to choose');
    this.choose(keys.map((key) => this.#indexOf(decision, key)));
  }

  #indexOf(decision: Decision, key: string): number {
    const index = decision.options.findIndex((option) => this.keyOf(option) === key);
    if (index >= 0) return index;
    const keys = decision.options.map((option) => this.keyOf(option));
    const shown = keys.length > 12 ? `${keys.slice(0, 12).join(' ')} … (${keys.length} in all)` : keys.join(' ');
    throw new IllegalChoiceError(`seat ${decision.seat} cannot ${decision.kind} "${key}"; it can: ${shown}`);
  }

  #advance(first: IteratorResult<T['decision'], void>): void {
    let step = first;
    while (!step.done) {
      const decision = step.value;
      if (this.#driving.askForced === true || !isForced(decision)) {
        if (decision.checkpoint && this.#driving.checkpoints !== false) {
          this.#saved = this.game.clone(this.state);
          this.#since = [];
        }
        this.decision = decision;
        return;
      }
      this.#since.push(one(0));
      step = this.#play.next(one(0));
    }
    this.decision = null;
    this.outcome = this.game.outcome(this.state);
  }

  view(viewer: Viewer): T['view'] {
    return this.game.view(this.state, viewer);
  }

  /** The open decision as this viewer learns of it. */
  decisionFor(viewer: Viewer): T['decision'] | Waiting | null {
    const decision = this.decision;
    if (decision === null || viewer === 'all' || viewer === decision.seat) return decision;
    return { seat: decision.secret ? null : decision.seat, kind: decision.kind };
  }

  refusals(): readonly Refusal<T['option']>[] {
    return this.decision === null ? [] : this.game.refusals(this.state, this.decision);
  }

  digest(): number {
    return digestOf(this.state);
  }

  /** A match of its own that stands where this one stands, in mid-resolution too. */
  fork(driving: ForkDriving = {}): Match<T> {
    const fork = new Match(this.game, this.#from(), this.#saved, { ...this.#quiet(), ...driving });
    fork.#silently(() => fork.#follow(this.#since));
    fork.#choices = this.#choices === null ? null : this.#choices.slice();
    return fork;
  }

  /** The world as it might be for all this seat knows. The same seed gives the same world. */
  imagine(seat: Seat, seed: number, driving: ForkDriving = {}): Match<T> {
    if (this.decision?.checkpoint === true) return this.#imagineAnew({ seat, seed }, driving);
    if (this.decision?.seat !== seat) {
      throw new Error(`seat ${seat} can imagine only at a checkpoint or at a decision of its own`);
    }
    const world = this.fork(driving);
    world.#choices = null;
    world.#dream({ seat, seed });
    world.#since.push({ seat, seed });
    return world;
  }

  /** At a checkpoint the rules are entered anew, so that what is asked fits the imagined world. */
  #imagineAnew(dream: Dream, driving: ForkDriving): Match<T> {
    const here = this.#since.length === 0 ? this.#saved : this.state;
    const world = new Match(this.game, this.#from(), here, { ...this.#quiet(), ...driving });
    world.#choices = null;
    world.#dream(dream);
    world.#saved = world.game.clone(world.state);
    world.#silently(() => world.#take(world.#play.next()));
    return world;
  }

  #dream(dream: Dream): void {
    this.game.imagine(this.state, dream.seat, seedRng(dream.seed));
    reseed(this.state.rng, dream.seed);
  }

  /** What happened before is not told again. */
  #silently(act: () => void): void {
    const { emit } = this.#live;
    this.#live.emit = undefined;
    act();
    this.#live.emit = emit;
  }

  /** Steps through what was answered before, asking nobody. */
  #follow(steps: readonly Step[]): void {
    let next = this.#play.next();
    for (const step of steps) {
      if (isDream(step)) this.#dream(step);
      else next = this.#play.next(step);
    }
    this.#since = steps.slice();
    this.#take(next);
  }

  #take(step: IteratorResult<T['decision'], void>): void {
    this.decision = step.done ? null : step.value;
    this.outcome = step.done ? this.game.outcome(this.state) : null;
  }

  #from(): { seats: number; seed: number; options: T['options'] } {
    return { seats: this.seats, seed: this.#seed, options: this.#options };
  }

  #quiet(): Driving {
    const { listen: _, ...quiet } = this.#driving;
    return quiet;
  }

  /** This match as data: checkpoint and choices, ready for JSON. */
  park(): ParkedMatch {
    const { askForced = false } = this.#driving;
    return { askForced, state: this.game.clone(this.#saved), since: this.#since.slice(), choices: this.#ownChoices() };
  }

  static unpark<T extends GameTypes>(
    game: Game<T>,
    deal: Deal,
    parked: ParkedMatch,
    driving: ForkDriving = {},
  ): Match<T> {
    const { seed, seats = game.seats.default } = deal;
    const options = completeOptions(game, deal.options ?? {});
    const match = new Match(game, { seats, seed, options }, parked.state as T['state'], {
      ...driving,
      askForced: parked.askForced,
    });
    match.#silently(() => match.#follow(parked.since));
    match.#choices = parked.choices.slice();
    return match;
  }

  #ownChoices(): readonly Choice[] {
    if (this.#choices === null) throw new Error('an imagined world has no record');
    return this.#choices.slice();
  }

  /** The match so far as a record: what is needed to play it again, in words. */
  record(players: readonly string[] = []): MatchRecord {
    const choices: RecordedChoice[] = [];
    const again = Match.start(this.game, this.#from() as Deal, { checkpoints: false });
    for (const choice of this.#ownChoices()) {
      const decision = again.decision as T['decision'];
      choices.push({ seat: decision.seat, keys: choice.map((i) => this.keyOf(decision.options[i] as T['option'])) });
      again.choose(choice);
    }
    return {
      game: this.game.id,
      rules: this.game.rules,
      seats: this.seats,
      options: { ...this.#options } as Record<string, unknown>,
      seed: this.#seed,
      players,
      choices,
      outcome: this.outcome?.label ?? null,
    };
  }
}

/** A listener that passes on what this viewer may learn. */
export const listenAs =
  <E extends Event>(viewer: Viewer, hear: (event: E) => void) =>
  (event: Event): void =>
    hear(seenBy(event as E, viewer));
