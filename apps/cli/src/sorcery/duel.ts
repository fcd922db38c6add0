import {
  type Choice,
  childSeed,
  type Event,
  isForced,
  Match,
  type MatchRecord,
  one,
  type RecordedChoice,
  randomFrom,
  replay,
} from '@cardwright/engine';
import { Asking } from '@cardwright/players';
import { HUMAN, type Player, playerName } from '@cardwright/session';
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
  readonly #choices: RecordedChoice[] = [];
  #answers = 0;

  constructor(origin: Origin, players: Players, listeners: readonly Listener[]) {
    this.players = players;
    this.seed = origin.seed;
    let isLive = !('choices' in origin); // what happened before a game was saved is not told again
    const listen = (event: Event): void => {
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
    return { ...this.match.options };
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
      this.choose(player.decide(new Asking(this.match, random)).choice);
    }
  }

  record(): MatchRecord {
    return this.match.record(this.players.map(playerName), this.#choices.slice());
  }
}
