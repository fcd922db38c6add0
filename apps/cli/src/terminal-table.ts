import { type Advice, TableClient } from '@cardwright/client';
import {
  type Choice,
  type Language,
  type MatchRecord,
  type RecordedChoice,
  type Seat,
  type Viewer,
  whyNot,
} from '@cardwright/engine';
import {
  ALONE,
  botPlayer,
  type FromHost,
  type Holder,
  type Place,
  person,
  type Screen,
  TableHost,
  type TableNeeds,
} from '@cardwright/host';
import { type Bot, type Budget, HUMAN, usualBot } from '@cardwright/players';
import type { Entry } from './registry.ts';

const HINT_MS = 900;

/** Who sits where: a bot, or somebody at the keyboard. */
export type Player = Bot | typeof HUMAN;

/** What is to happen next at a table. */
export type Turn = 'asked' | 'curtain' | 'over' | 'closed' | 'left';

interface TerminalTableOptions extends Pick<TableNeeds, 'origin' | 'forced' | 'rest' | 'botRandom'> {
  readonly budget?: Budget; // how long bots may think
}

const holderOf = (player: Player, name: string, budget: Budget | undefined): Holder =>
  player === HUMAN ? person(name) : botPlayer(player, budget);

/** A table in this very program, and what whoever is at the keyboard is told of it. */
export class TerminalTable {
  readonly entry: Entry;
  readonly host: TableHost;
  readonly client: TableClient;
  readonly players: readonly Player[];
  readonly people: readonly Seat[];
  /** Keeps a choice of somebody at the keyboard before anything comes of it. */
  keep: (record: MatchRecord) => void = () => undefined;
  #wake: () => void = () => undefined;
  readonly #screen: Screen;
  readonly #watchers: Screen[] = [];
  #isAbove = false;
  #advised: ((advice: Advice | null) => void) | null = null; // who waits for a hint
  #fault: unknown = null;
  #isLeft = false;

  constructor(
    entry: Entry,
    players: readonly Player[],
    language: Language,
    wanted: TerminalTableOptions,
    names: readonly string[] = [],
  ) {
    this.entry = entry;
    this.players = players;
    this.people = players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
    const { game, passing, beats, adviser } = entry;
    const { budget, ...needs } = wanted;
    this.host = new TableHost({
      ...needs,
      game,
      passing,
      beats,
      seats: players.map((player, seat) => holderOf(player, names[seat] ?? '', budget)),
      policy: ALONE,
      standIn: usualBot(entry),
      adviser,
      store: { append: (choice) => this.#append(choice), cut: () => undefined, end: () => undefined },
      onFault: (error) => {
        this.#fault = { error };
        this.#wake();
      },
    });
    const { host } = this;
    this.client = new TableClient(entry, language, {
      send: (message) => this.#screen.receive(message),
      changed: () => this.#wake(),
    });
    this.#screen = host.join(this.place, (message) => this.#hear(message));
  }

  /** The seats of those at the keyboard; where there is nobody, everything can be seen. */
  get place(): Place {
    return this.people.length === 0 ? { viewer: 'all' } : { seats: this.people };
  }

  /** Hears what the table says, after the client has. */
  hear: (message: FromHost) => void = () => undefined;

  #hear(message: FromHost): void {
    this.client.receive(message);
    if (message.type === 'hint' && message.isDone) this.#advised?.(this.client.advice);
    if (message.type === 'refused') this.#advised?.(null);
    if (!this.#isAbove) this.hear(message);
  }

  /** What a strong player would do; about a choice: why not this? Null: nobody says. */
  advise(about: Choice | null): Promise<Advice | null> {
    return new Promise((resolve) => {
      this.#advised = (advice) => {
        this.#advised = null;
        resolve(advice);
      };
      this.client.askHint(HINT_MS, about);
    });
  }

  /** Somebody else looks on, from the beginning. */
  watch(viewer: Viewer, hear: (message: FromHost) => void): void {
    this.#watchers.push(this.host.join({ viewer }, hear));
  }

  /** From now on `hear` is told everything, whoever may know it. */
  hearAll(): void {
    this.#isAbove = true;
    this.watch('all', (message) => this.hear(message));
  }

  #append(choice: RecordedChoice): void {
    if (this.players[choice.seat] !== HUMAN) return;
    const record = this.host.record();
    this.keep({ ...record, choices: [...record.choices, choice] });
  }

  /** Whether this answers what is asked here. */
  isAllowed(choice: Choice): boolean {
    const { asked } = this.client;
    return asked !== null && whyNot(asked.decision, choice) === null;
  }

  /** Tells what has happened so far, and begins. */
  begin(): void {
    this.client.ask('history');
    for (const watcher of this.#watchers) watcher.receive({ type: 'history' });
    this.host.open();
  }

  /** Nobody waits for what comes next any more. */
  leave(): void {
    this.#isLeft = true;
    this.#wake();
  }

  /** Goes on until something is to be done here. `rest` lets people look at what happened. */
  async next(rest: (ms: number) => Promise<void> = () => Promise.resolve()): Promise<Turn> {
    for (;;) {
      if (this.#fault !== null) throw (this.#fault as { error: unknown }).error;
      if (this.#isLeft) return 'left';
      const { resting } = this.host;
      if (resting > 0) {
        await rest(resting);
        this.host.hurry();
        continue;
      }
      const { client } = this;
      if (client.isOver) return 'over';
      if (client.closed !== null) return 'closed';
      if (client.curtain !== null) return 'curtain';
      if (client.asked !== null) return 'asked';
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
