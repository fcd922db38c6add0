import {
  type Choice,
  childSeed,
  completeOptions,
  type Event,
  isForced,
  Match,
  type MatchRecord,
  one,
  type RecordedChoice,
  randomFrom,
  replay,
} from '@cardwright/engine';
import { atOnce, Seating } from '@cardwright/players';
import { botAt, HUMAN, type Player, playerName } from '@cardwright/session';
import { type Happened, type Options, type Sorcery, sorcery } from '@cardwright/sorcery';

export type Players = readonly [Player, Player];

/** Whoever watches a match. Listeners know nothing of each other. */
export type Listener = (event: Happened) => void;

/** A new game, or one that was saved. */
export type Origin = { readonly seed: number; readonly options: Readonly<Partial<Options>> } | MatchRecord;

/** One match of Sorcery: who plays it, who watches it, what was chosen. Even a turn that can only be ended is asked. */
export class Duel {
  readonly match: Match<Sorcery>;
  readonly players: Players;
  readonly seed: number;
  readonly #options: Readonly<Record<string, unknown>>;
  readonly #choices: RecordedChoice[] = [];
  readonly #seating: Seating<Sorcery>;
  #answers = 0;

  constructor(origin: Origin, players: Players, listeners: readonly Listener[]) {
    this.players = players;
    this.seed = origin.seed;
    this.#options = { ...completeOptions(sorcery, origin.options) };
    let isLive = !('choices' in origin); // what happened before a game was saved is not told again
    this.#seating = new Seating<Sorcery>(players.map(botAt), this.seed);
    const listen = (event: Event): void => {
      this.#seating.listen?.(event);
      if (isLive) for (const listener of listeners) listener(event as Happened);
    };
    if ('choices' in origin) {
      this.match = replay(sorcery, origin, { listen, askForced: true });
      this.#choices.push(...origin.choices);
    } else this.match = Match.start(sorcery, { ...origin }, { listen, askForced: true });
    isLive = true;
    if ('choices' in origin) this.#passForced();
  }

  /** Records leave out what could not be otherwise, so a saved game goes on where there is something to choose. */
  #passForced(): void {
    while (this.match.decision !== null && isForced(this.match.decision)) this.match.choose(one(0));
  }

  /** How many choices were made, forced ones left out. */
  get length(): number {
    return this.#choices.length;
  }

  /** How many choices were made here, forced ones too: it tells two questions apart. */
  get answers(): number {
    return this.#answers;
  }

  get options(): Readonly<Record<string, unknown>> {
    return this.#options;
  }

  choose(choice: Choice): void {
    const { decision } = this.match;
    this.#answers++;
    if (decision !== null && !isForced(decision)) {
      const keys = choice.map((i) => this.match.keyOf(decision.options[i] as Sorcery['option']));
      this.#choices.push({ seat: decision.seat, keys }); // before it is played: if that crashes, the record shows how
    }
    this.match.choose(choice);
  }

  /** Lets bots act until somebody at the keyboard is asked or the game is over. */
  playBots(): void {
    for (;;) {
      const { decision } = this.match;
      const player = decision === null ? HUMAN : (this.players[decision.seat] as Player);
      if (decision === null || player === HUMAN) return;
      const random = randomFrom(childSeed(childSeed(this.seed, 7001 + decision.seat), this.#choices.length));
      this.choose(atOnce(this.#seating.ask(this.match, random)).choice);
    }
  }

  record(): MatchRecord {
    const { game, seats, outcome } = this.match;
    return {
      game: game.id,
      rules: game.rules,
      seats,
      options: this.#options,
      seed: this.seed,
      players: this.players.map(playerName),
      choices: this.#choices,
      outcome: outcome?.label ?? null,
    };
  }
}
