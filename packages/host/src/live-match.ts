import {
  type Choice,
  type Content,
  completeOptions,
  type Deal,
  type Decision,
  type Driving,
  dealtOptions,
  type Event,
  type Game,
  isForced,
  Ledger,
  Match,
  type MatchRecord,
  type Option,
  one,
  openContent,
  type RecordedChoice,
  replay,
  type Seat,
  type Seed,
  seenBy,
  type Viewer,
  whyNot,
} from '@cardwright/engine';
import { diff, shared } from './patch.ts';
import type { History } from './wire.ts';

/** What a game begins with: a deal, a record to go on with, or a match as it stands. */
export type Origin = Deal | MatchRecord | Match;

const isRecord = (origin: Deal | MatchRecord): origin is MatchRecord => 'choices' in origin;

/** Whether the same thing is asked of another, and nobody is told of whom: as long as nothing happens, there is nothing for others to see. */
const isSameWindow = (before: Decision | null, after: Decision | null): boolean =>
  before !== null &&
  after !== null &&
  before.secret &&
  after.secret &&
  before.kind === after.kind &&
  before.seat !== after.seat;

/** How a game began, complete: the content that its options leave open is what it was begun with, whatever the program has by now. */
interface Begun extends Deal {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly content?: Content;
}

function begunFrom(game: Game, { seed, seats = game.seats.default, options: given = {}, content }: Deal): Begun {
  const options: Begun['options'] = { ...completeOptions(game, given) };
  return { seed, seats, options, ...(content === undefined ? openContent(game, options) : { content }) };
}

const PAGE = 16; // choices

/** What somebody saw last. */
interface LastView {
  readonly view: unknown;
  isNow: boolean; // the table still looks like that
}

/** A match that is being played, and what was chosen in it. Questions with a single answer are asked too. */
export class LiveMatch {
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>; // those it is played with
  readonly #chosen = new Ledger<RecordedChoice>(PAGE);
  readonly #by: Seat[] = []; // who chose each of them
  match: Match;
  readonly #deal: Begun | null; // null: nobody knows how it began
  readonly #listen: (event: Event) => void;
  #isPast = true; //     what is heard now has happened before
  #isNoticed = false; // something happened since the last choice
  #forced = 0; // answers since the last choice that were the only ones
  #last: { readonly seat: Seat; readonly isUnnoticed: boolean } | null = null;
  readonly #views = new Map<Viewer, LastView>(); // for whoever has looked

  constructor(game: Game, origin: Origin, listen: (event: Event, isPast: boolean) => void) {
    this.game = game;
    this.#listen = (event) => {
      this.#isNoticed = true;
      listen(event, this.#isPast);
    };
    if (origin instanceof Match) {
      this.#deal = null;
      this.options = {};
      this.match = origin.fork({ listen: this.#listen });
      this.#isPast = false;
      return;
    }
    this.#deal = begunFrom(game, origin);
    this.options = { ...dealtOptions(game, this.#deal) };
    if (isRecord(origin)) for (const choice of origin.choices) this.#note(choice);
    this.match = isRecord(origin) ? this.#replayed(origin) : Match.start(game, this.#deal, this.#driving);
    this.#isPast = false;
  }

  get #driving(): Driving {
    return { listen: this.#listen, askForced: true };
  }

  #replayed(record: MatchRecord): Match {
    return replay(this.game, record, this.#driving);
  }

  /** All that was chosen. */
  get choices(): RecordedChoice[] {
    return this.#chosen.since();
  }

  /** How many choices were made. */
  get length(): number {
    return this.#chosen.length;
  }

  #note(choice: RecordedChoice): void {
    this.#chosen.push(choice);
    this.#by.push(choice.seat);
  }

  /** The number of the last choice of these seats; -1: they have made none. */
  lastOf(seats: readonly Seat[]): number {
    return this.#by.findLastIndex((seat) => seats.includes(seat));
  }

  /** Whether it is known how it began, so that it can be written down. */
  get hasRecord(): boolean {
    return this.#deal !== null;
  }

  get seed(): Seed {
    return this.#deal?.seed ?? 0;
  }

  /** The seat whose choice was the last thing to happen, if nobody can have noticed anything of it. */
  get unnoticed(): Seat | null {
    return this.#last?.isUnnoticed === true ? this.#last.seat : null;
  }

  /** An answer as records write it; null: there was no other, or it is none. */
  recorded(choice: Choice): RecordedChoice | null {
    const { decision } = this.match;
    if (decision === null || isForced(decision) || whyNot(decision, choice) !== null) return null;
    return { seat: decision.seat, keys: choice.map((i) => this.match.keyOf(decision.options[i] as Option)) };
  }

  /** What this viewer sees now: worked out once, however many look. */
  view(viewer: Viewer): unknown {
    const seen = this.#views.get(viewer);
    if (seen?.isNow) return seen.view;
    const view = shared(seen?.view, this.match.view(viewer));
    this.#views.set(viewer, { view, isNow: true });
    return view;
  }

  choose(choice: Choice): void {
    const recorded = this.recorded(choice);
    const { decision } = this.match;
    const before = JSON.stringify(this.match.state.rng);
    this.#isNoticed = false;
    if (recorded === null) this.#forced++;
    else {
      this.#note(recorded); // before it is played: if that fails, the record shows how
      this.#forced = 0;
    }
    const seat = decision?.seat ?? 0;
    this.match.choose(choice);
    const isQuiet = !this.#isNoticed && isSameWindow(decision, this.match.decision);
    for (const [viewer, seen] of this.#views) if (!isQuiet || viewer === seat || viewer === 'all') seen.isNow = false;
    const isUnnoticed = recorded !== null && !this.#isNoticed && JSON.stringify(this.match.state.rng) === before;
    this.#last = { seat, isUnnoticed };
  }

  /** Takes back all choices from number `length` on. What happened before is heard again, as past. */
  rewind(length: number): void {
    const record = this.record([]);
    this.#chosen.cut(length);
    this.#by.length = length;
    this.#forced = 0;
    this.#last = null;
    this.#isPast = true;
    this.#views.clear();
    this.match = this.#replayed({ ...record, choices: this.choices, outcome: null });
    this.#isPast = false;
  }

  record(players: readonly string[]): MatchRecord {
    if (this.#deal === null) throw new Error('a match that was handed over has no record');
    return {
      game: this.game.id,
      rules: this.game.rules,
      ...this.#deal,
      players,
      choices: this.choices,
      outcome: this.match?.outcome?.label ?? null,
    };
  }

  /** All that happened so far as it was told: the log through these ears, the table through these eyes. */
  history(ears: Viewer, eyes: Viewer): History['told'] {
    if (this.#deal === null) return [];
    let events: Event[] = [];
    const listen = (event: Event): void => void events.push(seenBy(event, ears));
    const match = Match.start(this.game, this.#deal, { listen, askForced: true, checkpoints: false });
    let view = match.view(eyes);
    const told: { events?: Event[]; view?: unknown; patch?: NonNullable<ReturnType<typeof diff>> }[] = [
      { view, ...(events.length > 0 ? { events } : {}) },
    ];
    const step = (): void => {
      if (events.length === 0) return;
      const now = match.view(eyes);
      const patch = diff(view, now);
      told.push(patch === null ? { events } : { events, patch });
      view = now;
    };
    const choose = (act: () => void): void => {
      events = [];
      act();
      step();
    };
    const isStuck = (): boolean => match.decision !== null && isForced(match.decision);
    for (const { keys } of this.choices) {
      while (isStuck()) choose(() => match.choose(one(0)));
      choose(() => match.chooseKeys(keys));
    }
    const most = this.match.outcome === null ? this.#forced : Number.POSITIVE_INFINITY;
    for (let i = 0; i < most && isStuck(); i++) choose(() => match.choose(one(0)));
    return told;
  }
}
