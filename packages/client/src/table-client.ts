import {
  type Choice,
  type Decision,
  type Language,
  type Option,
  type Outcome,
  type Seat,
  type Span,
  type Viewer,
} from '@cardwright/engine';
import {
  type Asked,
  type Awaited,
  type Clock,
  type ClockInfo,
  type Closed,
  type FromHost,
  type Hint,
  type History,
  patched,
  type Quiet,
  type Refused,
  type SeatInfo,
  type ToHost,
  type Told,
  type Welcome,
} from '@cardwright/host';
import { type Presenter, plain, readChoice } from '@cardwright/presenter';
import { type Advice, adviceIn } from './advice.ts';
import { cueOf, joined, type SceneStep } from './cues.ts';
import { begun, contextFor, type FrameContext, frameOf, isWonBy, presenterFor } from './frame.ts';
import { after, NOTHING, type TableKnowledge } from './known.ts';
import { Log, linesOf } from './log.ts';
import { type Names, namesIn, playerAt } from './names.ts';
import type { Cue, Frame, LogLine, Ref, Sheet } from './scene.ts';
import type { Staged } from './stage.ts';
import { Staging } from './staging.ts';
import { CLIENT_WORDS } from './words.ts';

const IN_TIME = 5; // acts that are still shown where there is not much time

/** How a client reaches its host, and who wants to know that something has changed. */
export interface Carrier {
  send(message: ToHost): void;
  changed(): void;
}

/** One who looks at a table, or plays at it: makes of what a host tells what is shown, in a language of its own. */
export class TableClient {
  readonly #staged: Staged;
  readonly #carrier: Carrier;
  #language: Language;
  #welcome: Welcome | null = null;
  #known: TableKnowledge = NOTHING; //           what is shown
  #told: TableKnowledge = NOTHING; //            what has been told: the same, unless it is still being shown how it came about
  #cue: Cue | null = null;
  readonly #staging: Staging | null;
  #isBack = false; //                   something was taken back: what leads to the question there has been seen before
  readonly #log: Log;
  #passed: Told['passed'];
  #advice: Hint | null = null;
  #refused: string | null = null;
  #closed: Closed | null = null;
  #record: string | null = null;
  #curtain: Seat | null | undefined; // undefined: nobody shares this screen

  /** With a clock it can show step by step what happens. */
  constructor(staged: Staged, language: Language, carrier: Carrier, clock: Clock | null = null) {
    this.#staged = staged;
    this.#language = language;
    this.#carrier = carrier;
    this.#log = new Log({
      namesIn: (view) => this.#namesIn(view),
      say: (happenings, before) => linesOf(happenings, staged, this.#options, this.#language, this.#you, before),
    });
    this.#staging = clock === null ? null : new Staging(clock);
  }

  get language(): Language {
    return this.#language;
  }

  /** From now on in this language, the log from its beginning. */
  set language(language: Language) {
    if (language === this.#language) return;
    this.#language = language;
    this.#log.sayAgain();
    this.#refused = null;
    this.#carrier.changed();
  }

  /** Takes what the host says. */
  receive(message: FromHost): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome = message;
        this.#forget();
        if (this.#isStepwise) this.#carrier.send({ type: 'steps', on: true });
        break;
      case 'told':
        this.#hear(message);
        break;
      case 'history':
        this.#readUp(message);
        break;
      case 'hint':
        if (message.n === this.#known.asks?.n) this.#advice = message;
        break;
      case 'refused':
        this.#refused = this.#refusal(message);
        break;
      case 'closed':
        this.#closed = message;
        break;
      case 'record':
        this.#record = message.record;
    }
    this.#carrier.changed();
  }

  /** Why something is refused; what is said of it in detail is English. */
  #refusal({ code, detail }: Refused): string {
    const words = CLIENT_WORDS[this.#language].refused[code];
    return this.#language === 'en' ? (detail ?? words) : words;
  }

  /** Whatever was known before did not happen, or is told anew. */
  #forget(): void {
    this.#staging?.clear();
    this.#known = this.#told = { ...NOTHING, seats: this.#told.seats };
    this.#cue = null;
    this.#log.clear();
  }

  #hear(told: Told): void {
    if (told.reset === true) {
      this.#forget();
      this.#isBack = true;
    }
    const before = this.#told;
    const scenes = this.#scenesOf(before, told);
    this.#told = after({ ...before, view: scenes.at(-1)?.view ?? before.view }, told);
    const now = this.#told;
    if (this.#staging === null) return this.#arrive(told, now);
    const isNews = !this.#isBack;
    if (now.asks !== null) this.#isBack = false;
    const acts = joined(this.#staged.stage, scenes).map((scene) => () => {
      const ms = this.#show(scene, before, now);
      return isNews ? ms : 0;
    });
    this.#staging.add(...acts, () => {
      this.#arrive(told, now);
      this.#carrier.changed();
      return 0;
    });
    if (now.asks !== null && now.clock !== null) this.#staging.catchUp(IN_TIME); // somebody's time is running
  }

  /** What happened step by step, each with the view as it was then. */
  #scenesOf({ view: before }: TableKnowledge, { steps = [] }: Told): SceneStep[] {
    let view = before;
    return steps.map(({ events, patch = null }) => {
      view = patched(view, patch);
      return { events, view };
    });
  }

  /** Shows what has just happened; nobody is asked yet. */
  #show(scene: SceneStep, before: TableKnowledge, { n, viewer }: TableKnowledge): number {
    this.#known = { ...before, n, viewer, view: scene.view, asks: null, awaits: [], clock: null };
    this.#log.add(n, scene.events, scene.view);
    this.#cue = cueOf(this.#staged.stage, scene, contextFor(this.#frameContext, null, viewer));
    this.#passed = undefined;
    this.#carrier.changed();
    return this.#cue?.ms ?? 0;
  }

  /** Shows what is now, and what is asked. */
  #arrive(told: Told, now: TableKnowledge): void {
    const { asks } = this.#known;
    this.#known = now;
    this.#cue = null;
    if (told.curtain !== undefined) this.#curtain = told.curtain;
    this.#passed = told.passed;
    this.#refused = null;
    if (asks !== now.asks) this.#advice = null;
    if (told.reset === true) this.ask('history'); // it goes on from another past
    this.#log.add(told.n, told.events ?? [], now.view);
  }

  /** How much time is taken to show what happens: 1 as it is meant, 0.5 half of it, 0 none. */
  set pace(speed: number) {
    if (this.#staging === null) return;
    const wasStepwise = this.#isStepwise;
    this.#staging.speed = speed;
    if (this.#welcome !== null && this.#isStepwise !== wasStepwise)
      this.#carrier.send({ type: 'steps', on: this.#isStepwise });
  }

  get #isStepwise(): boolean {
    return this.#staging !== null && this.#staging.speed > 0;
  }

  /** It is being shown what happened: what is asked comes after it. */
  get isStaging(): boolean {
    return this.#staging?.isBusy === true;
  }

  /** What is shown stays until somebody goes on. */
  get isHeld(): boolean {
    return this.#staging?.isHeld === true;
  }

  /** Goes on at once. */
  skip(): void {
    this.#staging?.skip();
  }

  /** What happened before, as it was told then. */
  #readUp({ told }: History): void {
    this.#staging?.finish(); // all of it is told once more
    this.#log.clear();
    let view: unknown = null;
    for (const { events = [], view: whole, patch = null } of told) {
      view = whole ?? patched(view, patch);
      this.#log.add(this.#known.n, events, view);
    }
  }

  #namesIn(view: unknown): Names {
    const { seats } = this.#known;
    return namesIn(this.#staged, view, this.#welcome?.seats ?? seats.length, seats);
  }

  get #options(): Readonly<Record<string, unknown>> {
    return this.#welcome?.options ?? {};
  }

  /** Who is "you": one who looks alone, from a seat. */
  get #you(): Seat | null {
    const { viewer } = this.#known;
    return typeof viewer === 'number' && !this.isShared ? viewer : null;
  }

  get #frameContext(): FrameContext {
    const { seats, view, viewer } = this.#known;
    const names = this.#namesIn(view);
    const called = names[this.#language];
    return {
      staged: this.#staged,
      options: this.#options,
      names,
      players: seats.map((info, seat) => playerAt(this.#staged, info, seat === viewer, this.#language, called[seat])),
      language: this.#language,
      you: this.#you,
    };
  }

  /** The question to whoever looks; null: there is none, or it answers itself. */
  get asked(): Asked | null {
    const { asks } = this.#known;
    return asks === null || asks.passes !== null ? null : asks;
  }

  /** Everything whoever looks may know. */
  get view(): unknown {
    return this.#known.view;
  }

  /** The game's words, with everybody's names as they are now. */
  get presenter(): Presenter {
    return presenterFor(this.#frameContext);
  }

  /** Who sits where, in a word or two. */
  get players(): readonly string[] {
    return this.#frameContext.players;
  }

  /** Whom everybody waits for, as far as whoever looks may know. */
  get awaits(): readonly Awaited[] {
    return this.#known.awaits;
  }

  get outcome(): Outcome | null {
    return this.#known.outcome;
  }

  /** The options of the game that is played. */
  get options(): Readonly<Record<string, unknown>> {
    return this.#options;
  }

  /** An option as records write it. */
  readonly keyOf = (option: Option): string => this.#staged.game.key(option, this.#options);

  /** What choosing each option of the open question does, in words. */
  get labels(): readonly string[] {
    return this.frame?.prompt?.choices.map(({ label }) => plain(label)) ?? [];
  }

  /** What is to be shown; null: nothing has been told yet. */
  get frame(): Frame | null {
    const { n, viewer, view, asks, awaits, outcome, paused } = this.#known;
    if (n === 0) return null;
    const open = this.asked;
    // What answers itself is said as the others hear it.
    const waiting = asks === null || open !== null ? awaits : [asks.decision];
    const decision = open?.decision ?? null;
    const moment = {
      at: open?.n ?? n,
      viewer,
      view,
      decision,
      refusals: open?.refusals ?? [],
      awaits: waiting,
      outcome,
    };
    const frame = frameOf(moment, this.#frameContext);
    if (this.#cue !== null) return { ...frame, status: begun(this.#cue.text), cue: this.#cue };
    if (paused) return { ...frame, status: [{ text: CLIENT_WORDS[this.#language].paused }] };
    return this.isShared ? this.#forSeveral(frame, decision) : frame;
  }

  /** Where several people share the screen, "you" says nothing, and nobody alone has won. */
  #forSeveral(frame: Frame, decision: Decision | null): Frame {
    return {
      ...frame,
      status: decision === null ? frame.status : this.presenter.decision(decision),
      ending: frame.ending === null ? null : { ...frame.ending, isWon: null },
    };
  }

  /** What happened, oldest first. The list is another one after the language or the eyes were changed. */
  get log(): readonly LogLine[] {
    return this.#log.lines;
  }

  /** What was just passed for whoever looks; a single answer that does something is no pass. */
  get passed(): readonly Span[] | null {
    const { least } = this.#staged.stage;
    const isPass = this.#passed?.options.some((option) => least(option) !== null) === true;
    return isPass ? presenterFor(this.#frameContext).decision(this.#passed as Decision, true) : null;
  }

  get viewer(): Viewer {
    return this.#known.viewer;
  }

  get seats(): readonly SeatInfo[] {
    return this.#known.seats;
  }

  get clock(): ClockInfo | null {
    return this.#known.clock;
  }

  get quiet(): Quiet | null {
    return this.#known.quiet;
  }

  get canUndo(): boolean {
    return this.#known.undo;
  }

  get hasAids(): boolean {
    return this.#welcome?.aids === true;
  }

  get isOver(): boolean {
    return this.#known.outcome !== null;
  }

  /** It is over, whether or not that is shown yet. */
  get isDecided(): boolean {
    return this.#told.outcome !== null;
  }

  /** Whether whoever looks has won, as soon as it is decided. */
  get isWon(): boolean | null {
    return this.#told.outcome === null ? null : isWonBy(this.#told.viewer, this.#told.outcome);
  }

  /** Several people share this screen. */
  get isShared(): boolean {
    return this.#curtain !== undefined;
  }

  /** For whom the curtain is to be lifted; null: it is. */
  get curtain(): Seat | null {
    return this.#curtain ?? null;
  }

  /** What a seat is called. */
  name(seat: Seat): string {
    return this.#namesIn(this.#known.view)[this.#language][seat] ?? String(seat);
  }

  /** Why the last thing that was wished changed nothing, in a sentence. */
  get refused(): string | null {
    return this.#refused;
  }

  /** Why the table is gone, in a sentence; null: it is there. */
  get closed(): string | null {
    if (this.#closed === null) return null;
    const { code, by } = this.#closed;
    const words = CLIENT_WORDS[this.#language];
    return by === undefined ? words.closed[code] : words.quits(this.name(by));
  }

  /** The whole game, after it was asked for. */
  get record(): string | null {
    return this.#record;
  }

  get advice(): Advice | null {
    const { asks } = this.#known;
    if (this.#advice === null || asks === null) return null;
    const presenter = presenterFor(this.#frameContext);
    return adviceIn(this.#advice, { decision: asks.decision, labels: this.labels, presenter });
  }

  sheet(ref: Ref): Sheet | null {
    const { view, asks, n } = this.#known;
    if (n === 0) return null;
    return this.#staged.stage.sheet(ref, view, contextFor(this.#frameContext, asks?.decision ?? null));
  }

  /** What can be looked up by this name. */
  find(name: string): readonly Ref[] {
    return this.#staged.stage.find?.(name, this.#known.view) ?? [];
  }

  /** What a typed answer means, or what is wrong with it: in the game's own words, or in those of its choices. */
  read(line: string): { readonly choice: Choice } | { readonly problem: string } {
    const { asked } = this;
    if (asked === null) return { problem: CLIENT_WORDS[this.#language].notAsked };
    const own =
      this.#staged.stage.read?.(line, asked, this.view, contextFor(this.#frameContext, asked.decision)) ?? null;
    if (own !== null && 'choice' in own) return own;
    const read = readChoice(line, asked.decision, this.keyOf, this.presenter, this.labels);
    return 'choice' in read ? { choice: read.choice } : { problem: own?.problem ?? read.problem };
  }

  /** Answers the open question; `n` is the one that was shown. */
  choose(choice: Choice, n = this.#known.asks?.n ?? 0): void {
    this.#carrier.send({ type: 'choose', n, choice: [...choice] });
  }

  /** Whoever looks wants this of the table. */
  ask(wish: 'undo' | 'history' | 'record'): void {
    this.#carrier.send({ type: wish });
  }

  /** What would a strong player do; or, about one choice, why not this? It may be thought about for so long. */
  askHint(ms: number, about: Choice | null = null): void {
    this.#advice = null; // what was said before is about something else
    this.#carrier.send({ type: 'hint', ms, ...(about === null ? {} : { about: [...about] }) });
  }

  /** Not to be asked for this card, or in this turn; null: to be asked again. */
  beQuiet(until: Quiet | null): void {
    this.#carrier.send({ type: 'quiet', until });
  }

  /** Whoever sits there is at the screen now. */
  lift(seat: Seat | null): void {
    this.#carrier.send({ type: 'lift', seat });
  }
}
