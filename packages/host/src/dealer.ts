import {
  BadInputError,
  type Choice,
  type Event,
  isForced,
  type Match,
  one,
  type Random,
  randomFrom,
  type Seat,
} from '@cardwright/engine';
import type { Answer, AskOptions, Bot } from '@cardwright/players';
import type { Clock } from './clock.ts';
import { LiveMatch } from './live-match.ts';
import { passOf } from './passing.ts';
import {
  aheadTo,
  askedAhead,
  callOff,
  isDefault,
  isSameQuestion,
  NOTHING,
  type Question,
  underWay,
} from './question.ts';
import { isPlayed, type SeatState } from './seats.ts';
import { TableBots } from './table-bots.ts';
import type { TableNeeds } from './table-needs.ts';
import type { TableStorage } from './table-storage.ts';
import { Timekeeper } from './timekeeper.ts';
import type { Quiet } from './wire.ts';

/** Whoever the dealer reports to. */
export interface DealerListener {
  /** Something happened; `isPast`: before this table was opened, or before something was taken back. */
  hear(event: Event, isPast: boolean): void;
  /** Something is to be told. `passed` was passed for a person just now. */
  changed(passed: Question | null): void;
  /** A person's choice could not be kept, so it was not made. */
  notKept(seat: Seat, why: string): void;
  standIn(seat: Seat): void;
  ended(): void;
  failed(error: unknown): void;
}

const TRY_AGAIN = 5_000; // ms until what could not be kept is tried again

/** Drives the match of a table: asks, at once where that gives nothing away, and takes the answers in the order of the rules. */
export class Dealer {
  readonly live: LiveMatch;
  readonly time: Timekeeper;
  pace: number;
  questions: Question[] = []; // the one that is asked, and those that are asked ahead
  readonly #needs: TableNeeds;
  readonly #seats: readonly SeatState[];
  readonly #floor: DealerListener;
  readonly #clock: Clock;
  readonly #store: TableStorage;
  readonly #random: Random;
  readonly #bots: TableBots;
  #restUntil = 0; //  people look at what happened
  #isBusy = false; // something is being kept
  #isOpen = true;

  constructor(
    needs: TableNeeds,
    seats: readonly SeatState[],
    clock: Clock,
    store: TableStorage,
    floor: DealerListener,
  ) {
    this.#needs = needs;
    this.#seats = seats;
    this.#floor = floor;
    this.#clock = clock;
    this.#store = store;
    this.#random = needs.random ?? randomFrom(0);
    this.pace = needs.pace ?? 0;
    this.#bots = new TableBots(needs, seats);
    this.live = new LiveMatch(needs.game, needs.origin, (event, isPast) => this.#hear(event, isPast));
    const { policy, passing, time: kept } = needs;
    const isCurrent = kept?.choices === this.live.length; // else what was open then is answered
    this.time = new Timekeeper(
      clock,
      policy,
      passing,
      (question) => this.#expire(question),
      isCurrent ? kept : undefined,
    );
  }

  get match(): Match {
    return this.live.match;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  open(): void {
    this.#guard(() => {
      this.#ask([]);
      this.#floor.changed(null);
    });
    this.run();
  }

  /** What goes wrong, be it in a bot, ends this table and nothing else. */
  #guard(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#floor.failed(error);
    }
  }

  close(): void {
    this.#isOpen = false;
    for (const question of this.questions) callOff(question);
    this.#bots.close();
  }

  #hear(event: Event, isPast: boolean): void {
    if (!isPast) this.#rest(this.#needs.rest?.(event) ?? this.pace);
    this.#bots.hear(event);
    this.#floor.hear(event, isPast);
  }

  /** Lets people look at what happened. */
  #rest(ms: number): void {
    if (ms > 0) this.#restUntil = Math.max(this.#restUntil, this.#clock.now() + ms);
  }

  /** How long people still look at what happened. */
  get resting(): number {
    return Math.max(0, this.#restUntil - this.#clock.now());
  }

  /** They have seen it. */
  hurry(): void {
    const gone = this.resting;
    if (gone === 0) return;
    this.#restUntil = this.#clock.now();
    for (const question of this.questions) if (question.isByItself) question.due -= gone;
    this.run();
  }

  /** Asks what there is to ask. `kept` are questions that were asked ahead and may still hold. */
  #ask(kept: readonly Question[]): void {
    const { match } = this;
    const { decision } = match;
    const [first] = kept;
    if (first !== undefined && decision !== null && isSameQuestion(first.decision, decision)) {
      first.decision = decision;
      this.questions = kept.slice();
      return;
    }
    for (const question of kept) callOff(question);
    const { pause } = this.#needs.policy;
    const asked = decision === null ? [] : [decision, ...(pause === null ? [] : askedAhead(match))];
    this.questions = asked.map((each) => ({
      seat: each.seat,
      decision: each,
      pause: pause === null ? 0 : pause.min + this.#random.below(pause.max - pause.min + 1),
      answer: null,
      answered: null,
      isByItself: false,
      due: 0,
      deadline: null,
      given: null,
      callOff: NOTHING,
    }));
    for (const question of this.questions) this.#put(question);
  }

  /** Puts an open question to whoever has to answer it now. */
  put(question: Question): void {
    this.#guard(() => this.#put(question));
  }

  #put(question: Question): void {
    const state = this.#seats[question.seat] as SeatState;
    callOff(question);
    question.answer = null;
    question.deadline = null;
    question.isByItself = true;
    question.due = Math.max(this.time.now + this.#leastTime(question, state), this.#restUntil);
    const { forced = {} } = this.#needs;
    const isAsked = !isForced(question.decision) || (isPlayed(state) ? forced.people : forced.bots) === true;
    if (!isAsked) question.answer = one(0);
    else if (!isPlayed(state)) this.#think(question);
    else {
      const pass = this.#isHushed(question, state) ? passOf(this.#needs.passing, question.decision) : -1;
      if (pass >= 0) question.answer = one(pass);
      else this.hold(question);
    }
    if (question.isByItself && isPlayed(state)) this.#startTime(question); // or its absence would tell that there is no choice
    this.#arm(question);
  }

  /** What a question takes where nobody chooses. Of a secret one a bot that searches takes all the time it was given, or its thinking would tell that there is a choice. */
  #leastTime({ decision, pause }: Question, { holder }: SeatState): number {
    if (this.#needs.policy.pause === null || !decision.secret || holder.kind !== 'bot' || holder.bot.searches !== true)
      return pause;
    return pause + (holder.budget?.ms ?? 0);
  }

  /** Lets a person answer by themselves, in their own time. */
  hold(question: Question): void {
    callOff(question);
    question.answer = null;
    question.isByItself = false;
    this.#startTime(question);
  }

  #startTime(question: Question): void {
    if (this.#needs.policy.time === null) return;
    this.time.start(question, this.#seats[question.seat] as SeatState, this.#turn(question.seat));
  }

  /** Sets the timer of a question that is answered by itself. */
  #arm(question: Question): void {
    if (!question.isByItself || this.time.isPaused) return;
    const wait = question.due - this.#clock.now();
    const isDue = (): void => {
      question.due = Math.min(question.due, this.#clock.now()); // a timer may be a little early
      this.run();
    };
    if (wait > 0) underWay(question, this.#clock.after(wait, isDue));
  }

  /** Where a question is asked. */
  matchOf(question: Question): Match {
    // Made anew each time: it is seldom looked at twice, and thousands of tables would keep theirs while people think.
    return question === this.questions[0] ? this.match : aheadTo(question.seat, this.match);
  }

  #turn(seat: Seat): string {
    return this.#needs.passing.turn(this.live.view(seat));
  }

  /** The turn or the card that this seat would not be asked in; null: there is none. */
  mark(seat: Seat, until: Quiet, question: Question | undefined): string | null {
    if (until === 'turn') return this.#turn(seat);
    if (question === undefined) return null;
    return this.#needs.passing.topic(this.matchOf(question).view(seat), question.decision);
  }

  #isHushed(question: Question, { hush }: SeatState): boolean {
    return hush !== null && this.mark(question.seat, hush.until, question) === hush.mark;
  }

  #think(question: Question): void {
    this.#bots.think(
      question,
      this.matchOf(question),
      this.live,
      () => this.run(),
      (error) => this.#floor.failed(error),
    );
  }

  /** What this bot would do in the place of whoever is asked. */
  consult(bot: Bot, question: Question, manner: AskOptions): Promise<Answer> {
    return this.#bots.consult(bot, this.matchOf(question), this.live, manner);
  }

  /** Goes on as far as there are answers. */
  run(): void {
    if (this.#isBusy || !this.#isOpen) return;
    this.#isBusy = true;
    try {
      for (;;) {
        const [question] = this.questions;
        if (question === undefined || !this.#isReady(question)) break;
        const keeping = this.#keep(question);
        if (keeping instanceof Promise)
          return this.waitFor(
            keeping,
            () => this.#take(question),
            (error) => this.#notKept(question, error),
          );
        if (keeping === null) this.#take(question);
        else this.#notKept(question, keeping);
      }
      this.#isBusy = false;
    } catch (error) {
      this.#isBusy = false;
      this.#floor.failed(error);
    }
  }

  /** Takes no answer until something is kept, or cannot be. */
  waitFor(keeping: Promise<void>, kept: () => void, notKept: (error: unknown) => void): void {
    this.#isBusy = true;
    const goOn = (act: () => void): void => {
      this.#isBusy = false;
      if (!this.#isOpen) return;
      this.#guard(act);
      this.run();
    };
    keeping.then(
      () => goOn(kept),
      (error: unknown) => goOn(() => notKept(error)),
    );
  }

  #isReady({ answer, isByItself, due }: Question): boolean {
    return answer !== null && (!isByItself || (!this.time.isPaused && this.#clock.now() >= due));
  }

  /** Has the answer kept before anybody hears of it: null if that is done, else when it will be, or why it cannot be. */
  #keep(question: Question): null | Promise<void> | BadInputError {
    const recorded = this.live.recorded(question.answer as Choice);
    if (recorded === null) return null;
    try {
      const isOwn = isPlayed(this.#seats[question.seat] as SeatState);
      return this.#store.append(recorded, this.live.length, isOwn) ?? null;
    } catch (error) {
      if (error instanceof BadInputError) return error;
      throw error;
    }
  }

  /** What could not be kept was not chosen. A bot tries again later. */
  #notKept(question: Question, error: unknown): void {
    if (!(error instanceof BadInputError)) throw error;
    if (question.isByItself) {
      question.due = this.#clock.now() + TRY_AGAIN;
      return this.#arm(question);
    }
    this.hold(question);
    this.#floor.notKept(question.seat, error.message);
    this.#floor.changed(null);
  }

  #take(question: Question): void {
    const { seat, decision, isByItself } = question;
    const state = this.#seats[seat] as SeatState;
    const choice = question.answer as Choice;
    callOff(question);
    if (!isByItself) this.time.stop(question, state);
    const passed = isByItself && isPlayed(state) ? question : null;
    const isPassed = isDefault(decision, choice);
    const { length } = this.live;
    this.live.choose(choice);
    if (this.live.length > length) this.time.moveOn();
    const others = this.questions.slice(1);
    if (!isPassed) for (const other of others) callOff(other);
    this.#ask(isPassed ? others : []);
    this.#floor.changed(passed);
    if (this.match.outcome === null) return;
    this.#bots.close();
    this.#end(this.match.outcome.label);
    this.#floor.ended();
  }

  /** Has it kept that the game is over; what cannot be kept now is tried again later. */
  #end(outcome: string): void {
    const ending = this.#store.end(outcome);
    ending?.catch((error: unknown) => {
      if (!(error instanceof BadInputError)) this.#floor.failed(error);
      else this.#clock.after(TRY_AGAIN, () => this.#isOpen && this.#end(outcome));
    });
  }

  /** Somebody's time is up. */
  #expire(question: Question): void {
    if (question.answer !== null || !this.questions.includes(question)) return;
    const state = this.#seats[question.seat] as SeatState;
    question.answer = question.decision.default;
    question.isByItself = true;
    question.due = this.#clock.now();
    state.expiries++;
    if (state.expiries >= 2) this.#floor.standIn(question.seat);
    this.run();
  }

  /** Takes back all choices from number `length` on. */
  rewind(length: number): void {
    this.#guard(() => this.#rewind(length));
  }

  #rewind(length: number): void {
    this.time.takeBack(this.questions, this.#seats);
    for (const question of this.questions) callOff(question);
    this.#bots.sitAnew();
    this.#restUntil = 0;
    this.live.rewind(length);
    this.#ask([]);
  }

  /** Somebody else plays this seat: its bot is another one. */
  seat(seat: Seat): void {
    this.#bots.sit(seat);
  }

  /** Stops all clocks, or lets them go on. */
  pause(isPaused: boolean): void {
    if (isPaused === this.time.isPaused) return;
    if (isPaused) return this.time.pause(this.questions);
    this.time.resume(this.questions);
    for (const question of this.questions) this.#arm(question);
    this.run();
  }
}
