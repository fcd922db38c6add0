import { childSeed, type Event, type GameTypes, type Match, type Random, type Seat, seenBy } from '@cardwright/engine';
import { Asking, type Manner, type Memory } from './asking.ts';
import type { Answer, Bot, Thinker } from './bot.ts';
import { frozen } from './frozen.ts';

interface Seated<T extends GameTypes> {
  readonly thinker: Thinker<T>;
  readonly isTame: boolean;
  heard: number; // how many events it has observed
}

/** What a bot at this seat is opened with. */
const openingSeed = (seed: number, seat: Seat): number => childSeed(seed, 8001 + seat);

const seatedBot = <T extends GameTypes>(bot: Bot<T>, seat: Seat, seed: number): Seated<T> => ({
  thinker: bot.open(seat, openingSeed(seed, seat)),
  isTame: bot.isTame === true,
  heard: 0,
});

/**
 * The bots at the seats of one match: opened once, told what their seats may know, asked when it is their turn. Seats
 * without a bot are somebody else's. `listen` is whom the match has to tell; where no bot listens there is nobody.
 */
export class Seating<T extends GameTypes = GameTypes> implements Memory<T> {
  readonly listen: ((event: Event) => void) | undefined;
  readonly #seed: number;
  readonly #seated: (Seated<T> | null)[];
  readonly #events: T['event'][] = [];

  constructor(
    bots: readonly (Bot<T> | null)[],
    seed: number,
    isHeard: boolean = bots.some((bot) => bot?.listens === true),
  ) {
    this.#seed = seed;
    this.#seated = bots.map((bot, seat) => (bot === null ? null : seatedBot(bot, seat, seed)));
    this.listen = isHeard ? (event) => this.#events.push(event) : undefined;
  }

  /** The answer of the bot that is asked. */
  ask(match: Match<T>, random: Random, manner: Manner = {}): Answer | Promise<Answer> {
    const { seat } = match.decision as T['decision'];
    const seated = this.#seated[seat] as Seated<T>;
    const { thinker, heard, isTame } = seated;
    if (thinker.observe !== undefined && heard < this.#events.length) {
      seated.heard = this.#events.length;
      const told = this.told(seat, heard);
      thinker.observe(isTame ? told : frozen(told));
    }
    return thinker.decide(new Asking(match, random, manner, this, isTame));
  }

  /** What another bot would do in the place of whoever is asked. It leaves again at once. */
  async consult(bot: Bot<T>, match: Match<T>, random: Random, manner: Manner = {}): Promise<Answer> {
    const { seat } = match.decision as T['decision'];
    const thinker = bot.open(seat, openingSeed(this.#seed, seat));
    const told = this.told(seat);
    thinker.observe?.(bot.isTame === true ? told : frozen(told));
    const answer = await thinker.decide(new Asking(match, random, manner, this, bot.isTame));
    thinker.close?.();
    return answer;
  }

  /** What this seat was told since the event with this number. */
  told(seat: Seat, from = 0): T['event'][] {
    const told: T['event'][] = [];
    for (let i = from; i < this.#events.length; i++) told.push(seenBy(this.#events[i] as T['event'], seat));
    return told;
  }

  /** Another bot takes a seat; it will be told all that has happened. */
  sit(seat: Seat, bot: Bot<T>): void {
    this.#seated[seat]?.thinker.close?.();
    this.#seated[seat] = seatedBot(bot, seat, this.#seed);
  }

  close(): void {
    for (const seated of this.#seated) seated?.thinker.close?.();
  }
}
