import { copyOf } from './copy.ts';
import { type Choice, type Decision, isForced, one, type Seat, whyNot } from './decision.ts';
import { digestOf } from './digest.ts';
import { BadInputError, IllegalChoiceError } from './errors.ts';
import { type Event, seenBy, type Viewer } from './event.ts';
import type { Content, Game, GameTypes, Live, Outcome, Play, Refusal } from './game.ts';
import { dealtOptions, openContent } from './options.ts';
import { isSeed, MAX_SEED, reseed, type Seed, seedRng } from './random.ts';
import type { MatchRecord, RecordedChoice } from './record.ts';

/** What makes one match differ from another before the first choice. */
export interface Deal {
  readonly seed: Seed;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly content?: Content; // of a record: what the options left to the program that made it
}

/** How a match is driven. */
export interface Driving {
  readonly listen?: (event: Event) => void; // hears every event when it happens, secrets included; the match's views are as they are then
  readonly types?: readonly string[]; //       of event that are listened to; all, where nothing is said
  readonly isTame?: boolean; //                true: whoever listens changes nothing, so it hears the events themselves and no copies
  readonly checkpoints?: boolean; //           false: keep none (mass simulation); fork then replays from the start
  readonly askForced?: boolean; //             true: decisions with a single answer are asked too
}

/** Who hears what happens from here on. */
export type Hearing = Pick<Driving, 'listen' | 'types' | 'isTame'>;

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
  glance(viewer: Viewer): T['view']; // the view, made as it is looked at; for one moment
  keyOf(option: T['option']): string;
  fork(hearing?: Hearing): World<T>;
  imagine(seat: Seat, seed: number): World<T>;
}

/** Who imagines: a seat, or somebody who sees all that lies on the table and in the hands, and only the luck to come not. */
export type Dreamer = Seat | 'all';

/** A dream: from here on, what the dreamer could not know comes from this seed. */
interface Dream {
  readonly seat: Dreamer;
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

/** What was dealt: the same for a match and everything forked from it. */
interface Dealt<T extends GameTypes> {
  readonly seats: number;
  readonly seed: Seed;
  readonly options: T['options'];
}

/** The game in progress that the rules are given. (A class: what V8 makes of a literal it may take to live long.) */
class Running<T extends GameTypes> implements Live<T['state'], T['event'], T['decision']> {
  readonly state: T['state'];
  emit: ((event: T['event']) => void) | undefined = undefined;
  readonly asksForced: boolean;
  again: T['decision'] | null;

  constructor(state: T['state'], asksForced: boolean, again: T['decision'] | null) {
    this.state = state;
    this.asksForced = asksForced;
    this.again = again;
  }
}

/** Runs a game: asks, takes answers, forks, imagines, records. */
export class Match<T extends GameTypes = GameTypes> implements World<T> {
  readonly game: Game<T>;
  readonly seats: number;
  decision: T['decision'] | null = null;
  outcome: Outcome | null = null;

  readonly #dealt: Dealt<T>;
  readonly #live: Running<T>;
  readonly #keepsCheckpoints: boolean;
  readonly #play: Play<T['decision']>;
  #saved: T['state'] | null; //        the state at the last checkpoint; never changed, only cloned; null: still the state itself
  #asked: T['decision'] | null; //     what was asked there; null if that is not known
  #since: Step[] = []; //              what has been answered (and dreamt) since then
  #choices: Choice[] | null = []; //   all choices since the deal, forced ones left out; null in a dream

  /** A match with this state for its own. Nobody listens yet, and the rules have not been entered. */
  private constructor(
    game: Game<T>,
    dealt: Dealt<T>,
    state: T['state'],
    saved: T['state'] | null,
    asked: T['decision'] | null,
    asksForced: boolean,
    keepsCheckpoints: boolean,
  ) {
    this.game = game;
    this.seats = dealt.seats;
    this.#dealt = dealt;
    this.#keepsCheckpoints = keepsCheckpoints;
    this.#saved = saved;
    this.#asked = asked;
    this.#live = new Running(state, asksForced, asked);
    this.#play = game.play(this.#live);
  }

  static start<T extends GameTypes>(game: Game<T>, deal: Deal, driving: Driving = {}): Match<T> {
    const { seed, seats = game.seats.default } = deal;
    if (!isSeed(seed))
      throw new BadInputError(
        `seed ${String(seed)} is no seed; a seed is a whole number from 0 to ${MAX_SEED}, or 32 hexadecimal digits`,
      );
    if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
      const { min, max } = game.seats;
      throw new BadInputError(`${game.id} is played by ${min === max ? min : `${min} to ${max}`}, not by ${seats}`);
    }
    const options = dealtOptions(game, deal);
    const { checkpoints = true, askForced = false } = driving;
    const saved = game.setup(options, seats, seed);
    const match = new Match(game, { seats, seed, options }, game.clone(saved), saved, null, askForced, checkpoints);
    match.#live.emit = telling(driving);
    match.#advance(match.#enter());
    return match;
  }

  /** The true state. For tests and tools; players get views. */
  get state(): T['state'] {
    return this.#live.state;
  }

  get options(): T['options'] {
    return this.#dealt.options;
  }

  /** How many choices have been made, forced ones left out. */
  get length(): number {
    return this.#choices?.length ?? 0;
  }

  choose(choice: Choice): void {
    const decision = this.decision;
    if (decision === null) throw new IllegalChoiceError('the game is over: there is nothing to choose');
    const own = choice.length === 1 ? [choice[0] as number] : choice.slice(); // whoever chose may change his list
    const fault = whyNot(decision, own);
    if (fault !== null) throw new IllegalChoiceError(`${decision.kind}: ${fault}`);
    if (this.#choices !== null && !isForced(decision)) this.#choices.push(own);
    this.#save();
    this.#since.push(own);
    this.#advance(this.#play.next(own));
  }

  /** Keeps the checkpoint the match is about to leave, or is to be forked from. */
  #save(): T['state'] {
    this.#saved ??= this.game.clone(this.state);
    return this.#saved;
  }

  /** An option as records write it. */
  keyOf(option: T['option']): string {
    return this.game.key(option, this.#dealt.options);
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

  /** Starts the rules, from a checkpoint or from the very beginning. */
  #enter(): IteratorResult<T['decision'], void> {
    const first = this.#play.next();
    this.#live.again = null;
    return first;
  }

  #advance(first: IteratorResult<T['decision'], void>): void {
    let step = first;
    while (!step.done) {
      const decision = step.value;
      if (this.#live.asksForced || !isForced(decision)) {
        if (decision.checkpoint && this.#keepsCheckpoints) {
          this.#saved = null;
          this.#asked = decision;
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

  /** The view, each part made when it is looked at, or the state's own. Only for this moment, and for bots known to change nothing. */
  glance(viewer: Viewer): T['view'] {
    return this.game.glance?.(this.state, viewer) ?? this.game.view(this.state, viewer);
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
    const saved = this.#save();
    const fork = this.#from(this.game.clone(saved), saved, this.#asked, driving);
    fork.#follow(this.#since);
    fork.#choices = this.#choices === null ? null : this.#choices.slice();
    fork.#live.emit = telling(driving); // what happened before is not told again
    return fork;
  }

  /** The world as it might be for all this seat (or somebody who sees all the cards) knows. The same seed gives the same world. */
  imagine(seat: Dreamer, seed: number, driving: ForkDriving = {}): Match<T> {
    if (this.decision?.checkpoint === true) return this.#imagineAnew({ seat, seed }, driving);
    if (seat !== 'all' && this.decision?.seat !== seat) {
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
    const world = this.#from(this.game.clone(this.state), null, null, driving);
    world.#choices = null;
    world.#dream(dream);
    world.#take(world.#enter());
    world.#asked = world.decision;
    world.#live.emit = telling(driving);
    return world;
  }

  #dream(dream: Dream): void {
    const rng = seedRng(dream.seed);
    if (dream.seat === 'all') this.game.restack?.(this.state, rng);
    else this.game.imagine(this.state, dream.seat, rng);
    reseed(this.state.rng, dream.seed);
  }

  /** A match with the same cards dealt, driven alike where nothing else is said. */
  #from(state: T['state'], saved: T['state'] | null, asked: T['decision'] | null, driving: ForkDriving): Match<T> {
    const { checkpoints = this.#keepsCheckpoints } = driving;
    return new Match(this.game, this.#dealt, state, saved, asked, this.#live.asksForced, checkpoints);
  }

  /** Steps through what was answered before, asking nobody. */
  #follow(steps: readonly Step[]): void {
    let next = this.#enter();
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

  /** This match as data: checkpoint and choices, ready for JSON. */
  park(): ParkedMatch {
    const state = this.game.clone(this.#save());
    return { askForced: this.#live.asksForced, state, since: this.#since.slice(), choices: this.#ownChoices() };
  }

  static unpark<T extends GameTypes>(
    game: Game<T>,
    deal: Deal,
    parked: ParkedMatch,
    driving: ForkDriving = {},
  ): Match<T> {
    const { seed, seats = game.seats.default } = deal;
    const options = dealtOptions(game, deal);
    const { checkpoints = true } = driving;
    const saved = parked.state as T['state'];
    const dealt = { seats, seed, options };
    const match = new Match(game, dealt, game.clone(saved), saved, null, parked.askForced, checkpoints);
    match.#follow(parked.since);
    match.#choices = parked.choices.slice();
    match.#live.emit = telling(driving);
    return match;
  }

  #ownChoices(): readonly Choice[] {
    if (this.#choices === null) throw new Error('an imagined world has no record');
    return this.#choices.slice();
  }

  /** The match so far as a record: what is needed to play it again, in words. */
  record(players: readonly string[] = [], choices: readonly RecordedChoice[] = this.#inWords()): MatchRecord {
    const { options } = this;
    return {
      game: this.game.id,
      rules: this.game.rules,
      seats: this.seats,
      options: { ...options } as Record<string, unknown>,
      ...openContent(this.game, options),
      seed: this.#dealt.seed,
      players,
      choices,
      outcome: this.outcome?.label ?? null,
    };
  }

  #inWords(): RecordedChoice[] {
    const again = Match.start(this.game, this.#dealt as Deal, { checkpoints: false });
    return this.#ownChoices().map((choice) => {
      const { seat, options } = again.decision as T['decision'];
      again.choose(choice);
      return { seat, keys: choice.map((i) => this.keyOf(options[i] as T['option'])) };
    });
  }
}

/** Events as they are told: the rules go on with what is in them, so whoever listens gets a copy, unless it is known to be tame. */
function telling({ listen, types, isTame = false }: ForkDriving): ((event: Event) => void) | undefined {
  if (listen === undefined) return undefined;
  const tell = isTame ? listen : (event: Event): void => listen(copyOf(event));
  if (types === undefined) return tell;
  const heard = new Set(types);
  return (event) => {
    if (heard.has(event.type)) tell(event);
  };
}

/** A listener that passes on what this viewer may learn. */
export const listenAs =
  <E extends Event>(viewer: Viewer, hear: (event: E) => void) =>
  (event: Event): void =>
    hear(seenBy(event as E, viewer));
