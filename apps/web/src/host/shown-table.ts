import { type Advice, type LogLine, type Ref, type Sheet, TableClient } from '@cardwright/client';
import type { Choice, Language } from '@cardwright/engine';
import { type FromHost, type Quiet, systemClock, type ToHost } from '@cardwright/host';
import type { GameEntry } from '@cardwright/registry';
import type { News } from './protocol.ts';

const USUAL_MS = 800; // the pace at which everything takes the time it is meant to

/** What whoever runs the table adds to its news. */
export type NewsExtras = Pick<News, 'keeping' | 'isKept'> &
  Partial<Pick<News, 'isAided' | 'hasHints' | 'canUndo' | 'lesson'>>;

/** Who looks at a table for the page: makes its news of what the table's host says, wherever that is. */
export class ShownTable {
  readonly client: TableClient;
  readonly #entry: GameEntry;
  readonly #tell: (news: News) => void;
  readonly #added: () => NewsExtras;
  #log: readonly LogLine[] = []; //   the list of lines the page has, and how much of it
  #said = 0;
  #isDue = false;
  #clockTold = 0; //                  when the clock was told last
  #passed: News['passed'] = null; //  what was passed since the page was told last
  readonly #advised: ((advice: Advice | null) => void)[] = [];

  constructor(
    entry: GameEntry,
    language: Language,
    send: (message: ToHost) => void,
    tell: (news: News) => void,
    added: () => NewsExtras,
  ) {
    this.#entry = entry;
    this.#tell = tell;
    this.#added = added;
    this.client = new TableClient(entry, language, { send, changed: () => this.changed() }, systemClock);
  }

  /** How long people look at what happens; 0: they do not want to. */
  set pace(ms: number) {
    this.client.pace = ms / USUAL_MS;
  }

  receive(message: FromHost): void {
    if (message.type === 'told' && message.clock !== undefined) this.#clockTold = Date.now();
    this.client.receive(message);
  }

  /** Everything that happens at once is told at once. */
  changed(): void {
    this.#passed = this.client.passed ?? this.#passed;
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => this.flush());
  }

  /** Tells the page what is new, if anything is. */
  flush(): void {
    if (!this.#isDue) return;
    this.#isDue = false;
    const { advice, refused } = this.client;
    if (advice !== null || refused !== null) for (const hear of this.#advised.splice(0)) hear(advice);
    const news = this.#news();
    this.#passed = null;
    if (news !== null) this.#tell(news);
  }

  #news(): News | null {
    const { client } = this;
    const { frame, log, curtain } = client;
    if (frame === null) return null;
    const from = log === this.#log ? this.#said : 0;
    this.#log = log;
    this.#said = log.length;
    return {
      frame,
      log: { from, lines: log.slice(from) },
      passed: this.#passed,
      canUndo: client.canUndo,
      isAided: client.hasAids,
      hasHints: client.hasAids,
      isShared: client.isShared,
      curtain: curtain === null ? null : { seat: curtain, name: client.name(curtain) },
      quiet: client.quiet,
      canPassCard: this.#isAboutCard(),
      isThinking: this.#isThinking(),
      seats: client.seats,
      awaits: client.awaits.map(({ seat }) => seat),
      clock: client.clock === null ? null : { ...client.clock, told: this.#clockTold },
      isStaging: client.isStaging,
      isHeld: client.isHeld,
      advice: client.advice,
      ...this.#added(),
    };
  }

  #isAboutCard(): boolean {
    const { asked, view, hasAids } = this.client;
    const { passing } = this.#entry;
    const { isAided = hasAids } = this.#added();
    if (asked === null || !isAided || !asked.decision.options.some((option) => passing.pass(option))) return false;
    return passing.topic(view, asked.decision) !== null;
  }

  /** Whether a bot that takes its time is waited for. */
  #isThinking(): boolean {
    const { seats, awaits } = this.client;
    const infos = awaits.flatMap(({ seat }) => (seat === null ? [] : [seats[seat]]));
    const isSlow = (name: string): boolean => this.#entry.bots.find(({ id }) => id === name)?.searches === true;
    return infos.some((info) => info?.holder === 'bot' && isSlow(info.name));
  }

  /** An answer to what was asked at this moment; to anything else it is too late. What is wrong with it, or null. */
  choose(at: number, choice: Choice): string | null {
    if (this.client.asked?.n !== at) return null;
    this.client.choose(choice);
    return this.client.refused;
  }

  type(line: string): string | null {
    const read = this.client.read(line);
    if ('problem' in read) return read.problem;
    this.client.choose(read.choice);
    return this.client.refused;
  }

  quiet(until: Quiet | null): void {
    this.client.beQuiet(until);
  }

  hint(ms: number, about: Choice | null = null): Promise<Advice | null> {
    if (this.client.asked === null) return Promise.resolve(null);
    const advised = new Promise<Advice | null>((resolve) => this.#advised.push(resolve));
    this.client.askHint(ms, about);
    return advised;
  }

  sheet(ref: Ref): Sheet | null {
    return this.client.sheet(ref);
  }
}
