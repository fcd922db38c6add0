import {
  type Choice,
  childSeed,
  completeOptions,
  type Deal,
  type Driving,
  type Event,
  isForced,
  Match,
  type MatchRecord,
  type Option,
  one,
  type Random,
  type RecordedChoice,
  randomFrom,
  replay,
  type Seat,
  seenBy,
  type Viewer,
  whyNot,
} from '@cardwright/engine';
import { type Bot, Seating } from '@cardwright/players';
import type { Offer } from './offer.ts';

export const HUMAN = 'human';

/** Who decides for a seat: a bot, or a person. */
export type Player = Bot | typeof HUMAN;

/** The bot a player is; nobody if it is a person. */
export const botAt = (player: Player): Bot | null => (player === HUMAN ? null : player);

export const playerName = (player: Player): string => (player === HUMAN ? HUMAN : player.id);

/** Whether bots are asked too what has a single answer: the hand-out's players draw a number even then. */
type Asked = Pick<Driving, 'askForced'>;

/** A game somebody plays: the match, who sits where, and all that has happened. */
export class Session<E extends Offer = Offer> {
  readonly entry: E;
  readonly players: readonly Player[];
  readonly match: Match;
  readonly seed: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly events: Event[] = [];
  readonly seating: Seating;
  /** Whoever wants to hear of things as they happen. */
  hear: ((event: Event) => void) | null = null;
  /** What a seat's bot draws from. */
  random: (seat: Seat) => Random;

  readonly #choices: RecordedChoice[] = [];

  private constructor(entry: E, players: readonly Player[], from: Deal | MatchRecord, asking: Asked = {}) {
    this.entry = entry;
    this.players = players;
    this.seed = from.seed;
    this.options = { ...completeOptions(entry.game, from.options ?? {}) };
    this.random = (seat) => randomFrom(childSeed(childSeed(this.seed, 7001 + seat), this.#choices.length));
    this.seating = new Seating(players.map(botAt), this.seed, true);
    const listen = (event: Event): void => {
      this.seating.listen?.(event);
      this.events.push(event);
      this.hear?.(event);
    };
    if ('choices' in from) {
      this.match = replay(entry.game, from, { listen, ...asking });
      this.#choices.push(...from.choices);
    } else this.match = Match.start(entry.game, from, { listen, ...asking });
  }

  static start<E extends Offer>(entry: E, deal: Deal, players: readonly Player[], asking: Asked = {}): Session<E> {
    return new Session(entry, players, deal, asking);
  }

  static resume<E extends Offer>(
    entry: E,
    record: MatchRecord,
    players: readonly Player[],
    asking: Asked = {},
  ): Session<E> {
    return new Session(entry, players, record, asking);
  }

  /** Whose eyes are at the keyboard: with several people at one, only what all of them may see is written down. */
  get viewer(): Viewer {
    const [first, ...more] = this.players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
    return first === undefined || more.length > 0 ? 'public' : first;
  }

  /** How many choices were made. */
  get length(): number {
    return this.#choices.length;
  }

  choose(choice: Choice): void {
    const { match } = this;
    if (match.decision !== null && whyNot(match.decision, choice) === null) {
      const { seat, options } = match.decision;
      const keys = choice.map((i) => match.keyOf(options[i] as Option));
      if (!isForced(match.decision)) this.#choices.push({ seat, keys }); // before it is played: if that crashes, the record shows how
    }
    match.choose(choice);
  }

  /** Lets bots play until somebody at the keyboard is asked or the game is over. `between` is called after each choice. */
  async playBots(between?: () => Promise<void>): Promise<void> {
    for (;;) {
      const { decision } = this.match;
      const player = decision === null ? HUMAN : (this.players[decision.seat] as Player);
      if (decision === null || (player === HUMAN && !isForced(decision))) return;
      if (player === HUMAN) this.choose(one(0));
      else this.choose((await this.seating.ask(this.match, this.random(decision.seat))).choice);
      await between?.();
    }
  }

  /** The game so far, or as far as it came. */
  record(): MatchRecord {
    const { game, seats, outcome } = this.match;
    return {
      game: game.id,
      rules: game.rules,
      seats,
      options: this.options,
      seed: this.seed,
      players: this.players.map(playerName),
      choices: this.#choices,
      outcome: outcome?.label ?? null,
    };
  }

  /** What has happened, as this viewer learned of it. */
  seen(viewer: Viewer): Event[] {
    return this.events.map((event) => seenBy(event, viewer));
  }
}
