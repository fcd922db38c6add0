import {
  childSeed,
  type Event,
  type GameTypes,
  Ledger,
  type Match,
  type Random,
  type Seat,
  type Seed,
  seenBy,
} from '@cardwright/engine';
import { Asking, type AskOptions, type Memory } from './asking.ts';
import { type Answer, type Bot, type Gathering, heardBy, type Thinker } from './bot.ts';
import { frozen } from './frozen.ts';
import type { RemoteThinking } from './remote/errand.ts';

/** What was gathered at a table, and how many events that is of. */
interface Gathered<T extends GameTypes> {
  readonly by: Gathering<T>;
  heard: number;
}

interface Seated<T extends GameTypes> {
  readonly bot: Bot<T>;
  thinker: Thinker<T> | null; // null: it has not been asked yet
  heard: number; //              how many events it has observed
}

const PAGE = 16; // events

/** What a bot at this seat is opened with. */
const openingSeed = (seed: Seed, seat: Seat): number => childSeed(seed, 8001 + seat);

const seatedBot = <T extends GameTypes>(bot: Bot<T>): Seated<T> => ({ bot, thinker: null, heard: 0 });

/** How a table's bots are seated. */
export interface SeatingPlan {
  readonly isHeard?: boolean; //     they are told all that happens; else what one of them listens to
  readonly elsewhere?: RemoteThinking | undefined; // where those that search think; else here
  readonly isLong?: boolean; //      a table that is open for hours, one of many: what happened is kept as text
}

/**
 * The bots at the seats of one match: opened when they are asked first, told what their seats may know, asked when it is their turn. Seats
 * without a bot are somebody else's. `listen` is whom the match has to tell; where no bot listens there is nobody.
 */
export class Seating<T extends GameTypes = GameTypes> implements Memory<T> {
  readonly listen: ((event: Event) => void) | undefined;
  readonly types: readonly string[] | undefined; // of event that somebody here listens to; undefined: all
  readonly isTame: boolean; // everybody here is known to change nothing of what it hears
  readonly #seed: Seed;
  readonly #seated: (Seated<T> | null)[];
  readonly #elsewhere: RemoteThinking | undefined;
  readonly #events: Ledger<T['event']>;
  readonly #gathered = new Map<Bot<T>['gathers'], Gathered<T>>();

  constructor(bots: readonly (Bot<T> | null)[], seed: Seed, plan: SeatingPlan = {}) {
    const { isHeard = false, elsewhere, isLong = false } = plan;
    this.#events = new Ledger(isLong ? PAGE : Number.POSITIVE_INFINITY);
    this.#seed = seed;
    this.#elsewhere = elsewhere;
    this.#seated = bots.map((bot) => (bot === null ? null : seatedBot(bot)));
    const heard = isHeard || heardBy(bots);
    this.listen = heard === false ? undefined : (event) => this.#events.push(event);
    this.types = typeof heard === 'boolean' ? undefined : heard;
    this.isTame = bots.every((bot) => bot === null || bot.isTame === true);
  }

  /** The answer of the bot that is asked. */
  ask(match: Match<T>, random: Random, manner: AskOptions = {}): Answer | Promise<Answer> {
    const { seat } = match.decision as T['decision'];
    const seated = this.#seated[seat] as Seated<T>;
    const { bot, heard } = seated;
    if (this.#elsewhere !== undefined && bot.searches === true)
      return this.#send(this.#elsewhere, bot, match, random, manner);
    const gathered = this.#gatheredFor(bot);
    seated.thinker ??= bot.open(seat, openingSeed(this.#seed, seat), gathered);
    const { thinker } = seated;
    if (thinker.observe !== undefined && heard < this.#events.length) {
      seated.heard = this.#events.length;
      this.#tell(bot, thinker, seat, heard);
    }
    return thinker.decide(new Asking(match, random, manner, this, bot.isTame));
  }

  /** What another bot would do in the place of whoever is asked. It leaves again at once. */
  async consult(bot: Bot<T>, match: Match<T>, random: Random, manner: AskOptions = {}): Promise<Answer> {
    const { seat } = match.decision as T['decision'];
    if (this.#elsewhere !== undefined && bot.searches === true)
      return this.#send(this.#elsewhere, bot, match, random, manner);
    const thinker = bot.open(seat, openingSeed(this.#seed, seat), this.#gatheredFor(bot));
    this.#tell(bot, thinker, seat, 0);
    const answer = await thinker.decide(new Asking(match, random, manner, this, bot.isTame));
    thinker.close?.();
    return answer;
  }

  /** What a bot gathers from what everybody was told so far. */
  #gatheredFor({ gathers }: Bot<T>): Gathering<T> | undefined {
    if (gathers === undefined) return undefined;
    let gathered = this.#gathered.get(gathers);
    if (gathered === undefined) {
      gathered = { by: gathers(), heard: 0 };
      this.#gathered.set(gathers, gathered);
    }
    if (gathered.heard < this.#events.length) {
      for (const event of this.#events.since(gathered.heard)) gathered.by.hear(seenBy(event, 'public'));
      gathered.heard = this.#events.length;
    }
    return gathered.by;
  }

  #tell({ isTame }: Bot<T>, thinker: Thinker<T>, seat: Seat, from: number): void {
    const told = this.told(seat, from);
    thinker.observe?.(isTame === true ? told : frozen(told));
  }

  /** Has a bot think elsewhere. It remembers nothing there, so it is told everything. */
  #send(elsewhere: RemoteThinking, bot: Bot<T>, match: Match<T>, random: Random, manner: AskOptions): Promise<Answer> {
    const { seat } = match.decision as T['decision'];
    const errand = {
      game: match.game.id,
      options: match.options as Readonly<Record<string, unknown>>,
      seats: match.seats,
      parked: match.park(),
      bot: bot.id,
      seat,
      opening: openingSeed(this.#seed, seat),
      random: random.below(2 ** 31),
      told: this.told(seat),
      budget: manner.budget ?? {},
      ...(manner.about === undefined ? {} : { about: manner.about }),
      ...(manner.onProgress === undefined ? {} : { isFollowed: true as const }),
    };
    return elsewhere.think(errand, manner.signal, manner.onProgress);
  }

  /** What this seat was told since the event with this number. */
  told(seat: Seat, from = 0): T['event'][] {
    const told = this.#events.since(from);
    for (let i = 0; i < told.length; i++) told[i] = seenBy(told[i] as T['event'], seat);
    return told;
  }

  /** Another bot takes a seat; it will be told all that has happened. */
  sit(seat: Seat, bot: Bot<T>): void {
    this.#seated[seat]?.thinker?.close?.();
    this.#seated[seat] = seatedBot(bot);
  }

  close(): void {
    for (const seated of this.#seated) seated?.thinker?.close?.();
  }
}
