import { type Advice, type LogLine, type Ref, type Sheet, TableClient } from '@cardwright/client';
import { type Choice, digestOf, type Event, formatDigest, type Language, type MatchRecord } from '@cardwright/engine';
import { ALONE, type Quiet, type Screen, TableHost, type ToHost } from '@cardwright/host';
import { type Bot, usualBot } from '@cardwright/players';
import type { GameEntry } from '@cardwright/registry';
import type { GameKeeper } from './game-keeper.ts';
import type { Insides, News } from './protocol.ts';
import { unhurried } from './table-setup.ts';

/** What a table is opened with. */
export interface Opening {
  readonly entry: GameEntry;
  readonly needs: Pick<ConstructorParameters<typeof TableHost>[0], 'origin' | 'seats'>;
  readonly language: Language;
  readonly pace: number;
  readonly keeper: GameKeeper;
  tell(news: News): void;
  fail(error: unknown): void;
}

/** A game with everybody at this one screen: the table's host, and who looks at it. */
export class SoloTable {
  readonly #opening: Opening;
  readonly #host: TableHost;
  readonly #client: TableClient;
  readonly #people: readonly number[];
  readonly #waiting: ToHost[] = []; // said before anybody could hear it
  #screen: Screen | null = null;
  #log: readonly LogLine[] = []; //    the list of lines the page has, and how much of it
  #said = 0;
  #isDue = false;
  #passed: News['passed'] = null; //    what was passed since the page was told last
  #advised: ((advice: Advice | null) => void)[] = [];

  constructor(opening: Opening) {
    const { entry, needs, language, pace, keeper } = opening;
    this.#opening = opening;
    this.#people = needs.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.#host = new TableHost({
      ...needs,
      game: entry.game,
      passing: entry.passing,
      policy: ALONE,
      standIn: usualBot(entry),
      adviser: unhurried(entry.bots.at(-1) as Bot),
      pace,
      store: keeper.storeFor(() => this.#host),
      onFault: opening.fail,
    });
    this.#client = new TableClient(entry, language, {
      send: (message) => (this.#screen === null ? void this.#waiting.push(message) : this.#screen.receive(message)),
      changed: () => this.#changed(),
    });
    this.#screen = this.#host.join({ seats: this.#people }, (message) => this.#client.receive(message));
    for (const message of this.#waiting) this.#screen.receive(message);
    this.#host.open();
    keeper.keep(this.#host);
    this.flush();
  }

  /** Everything that happens at once is told at once. */
  #changed(): void {
    this.#passed = this.#client.passed ?? this.#passed;
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => this.flush());
  }

  /** Tells the page what is new, if anything is. */
  flush(): void {
    if (!this.#isDue) return;
    this.#isDue = false;
    const { advice, refused } = this.#client;
    if (advice !== null || refused !== null) for (const hear of this.#advised.splice(0)) hear(advice);
    const news = this.#news();
    this.#passed = null;
    if (news !== null) this.#opening.tell(news);
  }

  #news(): News | null {
    const client = this.#client;
    const { frame, log } = client;
    if (frame === null) return null;
    const from = log === this.#log ? this.#said : 0;
    this.#log = log;
    this.#said = log.length;
    const { curtain } = client;
    return {
      frame,
      log: { from, lines: log.slice(from) },
      passed: this.#passed,
      canUndo: client.canUndo,
      isAided: client.hasAids,
      isShared: this.#people.length > 1,
      curtain: curtain === null ? null : { seat: curtain, name: client.name(curtain) },
      quiet: client.quiet,
      canPassCard: this.#isAboutCard(),
      isThinking: this.#isThinking(),
      keeping: this.#opening.keeper.problem,
    };
  }

  #isAboutCard(): boolean {
    const { decision, view } = this.#client;
    const { passing } = this.#opening.entry;
    return decision !== null && decision.options.some(passing.pass) && passing.topic(view, decision) !== null;
  }

  /** Whether a bot that takes its time is waited for. */
  #isThinking(): boolean {
    const { seats, awaits } = this.#client;
    const { bots } = this.#opening.entry;
    const names = awaits.flatMap(({ seat }) => (seat === null ? [] : [seats[seat]]));
    return names.some((info) => info?.holder === 'bot' && bots.find(({ id }) => id === info.name)?.searches === true);
  }

  get record(): MatchRecord {
    return this.#host.record();
  }

  set pace(ms: number) {
    this.#host.pace = ms;
  }

  set language(language: Language) {
    this.#client.language = language;
  }

  /** An answer to what was asked at this moment; to anything else it is too late. What is wrong with it, or null. */
  choose(at: number, choice: Choice): string | null {
    if (this.#client.frame?.at !== at || this.#client.decision === null) return null;
    this.#client.choose(choice);
    return this.#client.refused;
  }

  type(line: string): string | null {
    const read = this.#client.read(line);
    if ('problem' in read) return read.problem;
    this.#client.choose(read.choice);
    return this.#client.refused;
  }

  undo(): void {
    this.#client.ask('undo');
  }

  quiet(until: Quiet | null): void {
    this.#client.beQuiet(until);
  }

  lift(seat: number | null): void {
    this.#client.lift(seat);
  }

  hint(): Promise<Advice | null> {
    if (this.#client.decision === null) return Promise.resolve(null);
    const advised = new Promise<Advice | null>((resolve) => this.#advised.push(resolve));
    this.#client.ask('hint');
    return advised;
  }

  /** One choice by the strongest bot, if a person is asked. */
  async step(): Promise<void> {
    const advice = await this.hint();
    if (advice !== null) this.#client.choose(advice.choice);
  }

  sheet(ref: Ref): Sheet | null {
    return this.#client.sheet(ref);
  }

  /** Everything, for developers. */
  insides(): Insides {
    const { match } = this.#host;
    const viewers = ['all', 'public', ...Array.from({ length: match.seats }, (_, seat) => seat)] as const;
    const events: Event[] = [];
    const above = this.#host.join({ viewer: 'all' }, (message) => {
      if (message.type === 'history') for (const told of message.told) events.push(...(told.events ?? []));
    });
    above.receive({ type: 'history' });
    above.leave();
    return {
      views: viewers.map((viewer) => ({ viewer, view: match.view(viewer) })),
      decision: match.decision,
      keys: match.decision?.options.map((option) => match.keyOf(option)) ?? [],
      events,
      digest: formatDigest(digestOf(match.state)),
    };
  }

  close(): void {
    this.#host.close();
  }
}
