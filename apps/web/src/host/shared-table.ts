import {
  type Around,
  aroundMatch,
  CLIENT_WORDS,
  contextFor,
  type Frame,
  frameOf,
  type Happening,
  type LogLine,
  linesOf,
  momentOf,
  namesIn,
  playerAt,
  presenterFor,
  type Ref,
  type Sheet,
} from '@cardwright/client';
import {
  type Choice,
  type Event,
  formatRecord,
  type Language,
  type Match,
  type MatchRecord,
  type Outcome,
  seenBy,
  type Viewer,
  whyNot,
} from '@cardwright/engine';
import { HUMAN } from '@cardwright/players';
import type { GameEntry } from '@cardwright/registry';
import { type Player } from '@cardwright/session';
import { readChoice } from '@cardwright/table';
import { Guest } from './guest.ts';
import type { HostMessage, Insides, News } from './protocol.ts';

/** A game that somebody else runs and shows here: in a terminal, with one person at it or with all of them. */
export interface Running {
  readonly entry: GameEntry;
  readonly match: Match;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: readonly Player[];
  readonly answers: number; // how many there have been, those that could not be otherwise too
  record(): MatchRecord;
  /** Takes an answer to the open decision. False: somebody was faster. */
  take(choice: Choice): boolean;
  /** What a line means in the words of the game's own program; null: it is none of those. */
  read(line: string, language: Language): { readonly choice: Choice } | { readonly problem: string } | null;
  /** How it ended, with the players' names. */
  ending(outcome: Outcome, language: Language): string;
}

/** The table of a running game. Pages come and go; whoever runs the game says when something has changed. */
export class SharedTable {
  readonly #running: Running;
  readonly #told: Happening[];
  readonly #guests = new Set<Guest>();
  #asked: Viewer = 'public'; // whoever was asked last

  constructor(running: Running, events: readonly Event[]) {
    this.#running = running;
    this.#told = events.map((event) => this.#happening(event, 0));
  }

  hear(event: Event): void {
    this.#told.push(this.#happening(event, this.#running.answers));
  }

  join(send: (message: HostMessage) => void): Guest {
    const guest = new Guest(this, send);
    this.#guests.add(guest);
    return guest;
  }

  leave(guest: Guest): void {
    this.#guests.delete(guest);
  }

  /** Shows every page what it has not seen yet. */
  changed(): void {
    this.#asked = this.#running.match.decision?.seat ?? this.#asked;
    for (const guest of this.#guests) guest.tell();
  }

  /** The game is left unfinished; every page is told so in its own language. */
  end(why: (language: Language) => string): void {
    for (const guest of this.#guests) guest.end(why);
  }

  get entry(): GameEntry {
    return this.#running.entry;
  }

  get answers(): number {
    return this.#running.answers;
  }

  get told(): readonly Happening[] {
    return this.#told;
  }

  get #people(): readonly number[] {
    return this.#running.players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
  }

  /** Whose eyes the table is shown to: where several share it, those of whoever is asked, or was when it ended. */
  get #viewer(): Viewer {
    const [first, ...more] = this.#people;
    if (first === undefined) return 'all';
    return more.length === 0 ? first : (this.#running.match.decision?.seat ?? this.#asked);
  }

  /** Whose eyes the log is written for: it stays when the turn goes on, so where several share it, nobody's. */
  get #reader(): Viewer {
    return this.#people.length > 1 ? 'public' : this.#viewer;
  }

  #happening(event: Event, at: number): Happening {
    const { entry, match } = this.#running;
    return { at, events: [event], names: namesIn(entry, match.view('public'), match.seats) };
  }

  #around(language: Language): Around {
    const { entry, match, options, players } = this.#running;
    const isAlone = this.#people.length === 1;
    const seated = players.map((player) =>
      playerAt(
        player === HUMAN ? { holder: 'person', name: '' } : { holder: 'bot', name: player.id },
        isAlone,
        language,
      ),
    );
    return aroundMatch(entry, match, language, seated, options);
  }

  #frame(language: Language): Frame {
    const around = this.#around(language);
    const frame = frameOf(momentOf(this.#running.match, this.#viewer, this.answers), around);
    const { decision, outcome } = this.#running.match;
    // Where several share it, "you" says nothing.
    if (decision !== null && this.#people.length > 1)
      return { ...frame, status: presenterFor(around).decision(decision) };
    if (outcome === null || frame.ending === null) return frame;
    const text = this.#running.ending(outcome, language);
    const isWon = this.#people.length > 1 ? null : frame.ending.isWon;
    return { ...frame, status: [{ text }], ending: { text, isWon } };
  }

  /** The log after its first `heard` events. The last thing that happens is how it ended: the players' names are in that. */
  #lines(heard: number, language: Language): LogLine[] {
    const { entry, options } = this.#running;
    const seen = this.#told.slice(heard).map((each) => ({
      ...each,
      events: each.events.map((event) => seenBy(event, this.#reader)),
    }));
    const lines = linesOf(seen, entry, options, language);
    const { outcome } = this.#running.match;
    const last = lines.at(-1);
    if (outcome === null || last === undefined) return lines;
    return [...lines.slice(0, -1), { ...last, spans: [{ text: this.#running.ending(outcome, language) }] }];
  }

  /** What a page is told that knows the first `known` lines of the log, made of the first `heard` events. */
  news(language: Language, heard: number, known: number): News {
    const isOver = this.#running.match.outcome !== null;
    return {
      frame: this.#frame(language),
      log: { from: known, lines: this.#lines(heard, language) },
      passed: null,
      canUndo: false,
      isAided: false,
      isShared: this.#people.length > 1,
      curtain: null,
      quiet: null,
      canPassCard: false,
      isThinking: false,
      keeping: null,
      ...(isOver ? { record: formatRecord(this.#running.record()) } : {}), // its seed would give every hand away
    };
  }

  /** An answer to the question after so many. False: that question is gone. */
  choose(answers: number, choice: Choice): boolean {
    const { decision } = this.#running.match;
    if (decision === null || answers !== this.answers) return false;
    const fault = whyNot(decision, choice);
    if (fault !== null) throw new RangeError(fault);
    return this.#running.take(choice);
  }

  /** A typed answer: what is wrong with it, or null. */
  type(line: string, language: Language): string | null {
    const { match } = this.#running;
    const notAsked = CLIENT_WORDS[language].notAsked;
    if (match.decision === null) return notAsked;
    const presenter = presenterFor(this.#around(language));
    const own = this.#running.read(line, language);
    const isRead = own !== null && 'choice' in own;
    const read = isRead ? own : readChoice(line, match.decision, (option) => match.keyOf(option), presenter);
    if ('problem' in read) return own !== null && 'problem' in own ? own.problem : read.problem;
    return this.#running.take(read.choice) ? null : notAsked;
  }

  sheet(ref: Ref, language: Language): Sheet | null {
    const { decision, view } = momentOf(this.#running.match, this.#viewer);
    return this.entry.stage.sheet(ref, view, contextFor(this.#around(language), decision));
  }

  /** What a developer may see of it: no more than the page is shown. */
  insides(): Insides {
    const { match } = this.#running;
    const viewer = this.#viewer;
    const viewers = [...new Set([viewer, 'public' as const])];
    const asked = match.decision !== null && match.decision.seat === viewer ? match.decision.options : [];
    return {
      views: viewers.map((each) => ({ viewer: each, view: match.view(each) })),
      decision: match.decisionFor(viewer),
      keys: asked.map((option) => match.keyOf(option)),
      events: this.#told.flatMap(({ events }) => events.map((event) => seenBy(event, this.#reader))),
      digest: '',
    };
  }
}
