import { type Lesson, type LogLine, withLog } from '@cardwright/client';
import {
  type Choice,
  digestOf,
  type Event,
  formatDigest,
  formatRecord,
  type Language,
  type MatchRecord,
  seenBy,
} from '@cardwright/engine';
import { ALONE, type Screen, TableHost, type TableNeeds, type ToHost } from '@cardwright/host';
import { usualBot } from '@cardwright/players';
import type { RemoteThinking } from '@cardwright/players/remote';
import type { GameEntry } from '@cardwright/registry';
import type { RecordedGame } from './aftermath.ts';
import { Coaching } from './coaching.ts';
import { foreseen } from './foreseeing.ts';
import type { GameKeeper } from './game-keeper.ts';
import type { Insides, News, TableSetup } from './protocol.ts';
import { ShownTable } from './shown-table.ts';
import { setupOf, unhurried } from './table-setup.ts';

/** What a table is opened with. */
export interface SoloTableOptions {
  readonly entry: GameEntry;
  readonly needs: Pick<TableNeeds, 'origin' | 'seats'>;
  readonly language: Language;
  readonly pace: number;
  readonly keeper: GameKeeper;
  readonly elsewhere?: RemoteThinking;
  readonly lesson?: Lesson;
  tell(news: News): void;
  fail(error: unknown): void;
}

const STEP_MS = 800;

/** A game with everybody at this one screen: the table's host, and who looks at it. */
export class SoloTable {
  readonly shown: ShownTable;
  readonly #host: TableHost;
  readonly #entry: GameEntry;
  readonly #keeper: GameKeeper;
  readonly #coaching: Coaching | null;

  constructor({ entry, needs, language, pace, keeper, elsewhere, lesson, tell, fail }: SoloTableOptions) {
    this.#entry = entry;
    this.#keeper = keeper;
    this.#coaching = lesson === undefined ? null : new Coaching(lesson);
    const waiting: ToHost[] = []; // said before anybody could hear it
    let screen: Screen | null = null;
    const send = (message: ToHost): void => (screen === null ? void waiting.push(message) : screen.receive(message));
    this.#host = new TableHost({
      ...needs,
      game: entry.game,
      passing: entry.passing,
      policy: ALONE,
      standIn: usualBot(entry),
      adviser: unhurried(entry.adviser),
      beats: entry.beats,
      ...(elsewhere === undefined ? {} : { elsewhere }),
      store: keeper.storeFor(
        () => this.#host,
        () => this.#told(),
      ),
      onFault: fail,
    });
    this.shown = new ShownTable(entry, language, send, tell, () => ({
      keeping: keeper.problem,
      isKept: true,
      ...(this.#coaching === null ? {} : { lesson: this.#coaching.at(this.shown.client) }),
    }));
    this.shown.pace = pace;
    keeper.watch(() => this.shown.changed());
    const seats = needs.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    screen = this.#host.join({ seats }, (message) => {
      this.#coaching?.hear(message);
      this.shown.receive(message);
    });
    this.shown.client.ask('history');
    for (const message of waiting) screen.receive(message);
    this.#host.open();
    keeper.keep(this.#host, this.#told());
    this.shown.flush();
  }

  /** The record, of a game that is over with its log. */
  #told(): MatchRecord {
    return withLog(this.#entry, this.#host.record(), this.shown.client.language);
  }

  /** What was played. Where several people share the screen nobody looks back alone. */
  get bygone(): RecordedGame {
    const { viewer, seats: people, isShared } = this.shown.client;
    const own = typeof viewer === 'number' && !isShared ? viewer : null;
    return { entry: this.#entry, record: this.#host.record(), own, people };
  }

  record(): string {
    return formatRecord(this.#told());
  }

  setup(): TableSetup {
    return setupOf(this.#host.record(), this.#keeper.think);
  }

  /** What the coach said was understood. */
  understood(): void {
    this.#coaching?.next(this.shown.client);
    this.shown.changed();
  }

  /** What a choice would do; null: nobody here is asked. */
  foresee(choice: Choice): LogLine[] | null {
    const { asked, seats, options, language } = this.shown.client;
    const { match } = this.#host;
    if (asked === null || match.decision?.seat !== asked.decision.seat) return null;
    return foreseen(match, choice, { entry: this.#entry, seats, options, language, seat: match.decision.seat });
  }

  /** One choice by the strongest bot, if a person is asked. */
  async step(): Promise<void> {
    const advice = await this.shown.hint(STEP_MS);
    if (advice !== null) this.shown.client.choose(advice.choice);
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
      beliefs: this.#beliefs(events),
      digest: formatDigest(digestOf(match.state)),
    };
  }

  #beliefs(events: readonly Event[]): readonly unknown[] {
    const { match } = this.#host;
    const { beliefs } = this.#entry;
    if (beliefs === undefined || match.outcome !== null) return [];
    return Array.from({ length: match.seats }, (_, seat) =>
      beliefs(
        match.view(seat),
        seat,
        events.map((event) => seenBy(event, seat)),
      ),
    );
  }

  close(): void {
    this.#host.close();
  }
}
