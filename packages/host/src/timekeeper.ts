import type { Seat } from '@cardwright/engine';
import type { Clock } from './clock.ts';
import { lengthOf, type Passing } from './passing.ts';
import type { TablePolicy, TimeControl } from './policy.ts';
import { callOff, type Question, underWay } from './question.ts';
import type { SeatState } from './seats.ts';
import type { ClockInfo } from './wire.ts';

/** What is left of a seat's time, and who has been playing it. */
export interface SeatTime {
  readonly bank: number;
  readonly turn: string | null;
  readonly expiries: number;
  readonly standsIn: boolean;
  readonly left: number | null; // ms of the own time of the question that is open, less than 0 in the bank; null: none is
}

/** What is left of everybody's time after so many choices: with it a table goes on elsewhere. */
export interface ClockState {
  readonly choices: number;
  readonly seats: readonly SeatTime[];
}

const FRESH_CLOCKS: ClockState = { choices: 0, seats: [] };

/** Keeps the time of questions to people: each has its own, and a seat has a bank besides. */
export class Timekeeper {
  readonly #clock: Clock;
  readonly #policy: TablePolicy;
  readonly #passing: Passing;
  readonly #expire: (question: Question) => void;
  #pausedAt: number | null = null;
  #left: Map<Seat, number>; // ms of the own time for what is asked next, where it is not the whole
  #last: { readonly seat: Seat; readonly given: number } | null = null; // what was answered last

  constructor(
    clock: Clock,
    policy: TablePolicy,
    passing: Passing,
    expire: (question: Question) => void,
    kept: ClockState = FRESH_CLOCKS,
  ) {
    this.#left = new Map(kept.seats.flatMap(({ left }, seat) => (left === null ? [] : [[seat, left]])));
    this.#clock = clock;
    this.#policy = policy;
    this.#passing = passing;
    this.#expire = expire;
  }

  get isPaused(): boolean {
    return this.#pausedAt !== null;
  }

  /** Time as it passes at the table: it stands still when the table does. */
  get now(): number {
    return this.#pausedAt ?? this.#clock.now();
  }

  /** Starts the clock of whoever is asked. What others do not know of is not to be told by how long a bank lasts. */
  start(question: Question, seat: SeatState, turn: string): void {
    const { time } = this.#policy;
    if (time === null) return;
    const length = lengthOf(this.#passing, question.decision);
    if (length === 'play' && seat.turn !== turn) {
      if (seat.turn !== null) seat.bank = Math.min(time.bank, seat.bank + time.gain);
      seat.turn = turn;
    }
    question.given ??= this.now + (this.#left.get(question.seat) ?? time[length]);
    const own = question.given;
    question.deadline = { own, until: own + (question.decision.secret ? 0 : seat.bank) };
    this.#arm(question);
  }

  #arm(question: Question): void {
    if (question.deadline === null || this.isPaused) return;
    const wait = question.deadline.until - this.#clock.now();
    underWay(
      question,
      this.#clock.after(Math.max(0, wait), () => this.#expire(question)),
    );
  }

  /** Somebody has answered: what was taken beyond the question's own time is gone from the bank. */
  stop({ deadline, decision, seat: at }: Question, seat: SeatState): void {
    seat.expiries = 0;
    this.#last = deadline === null ? null : { seat: at, given: deadline.own };
    if (deadline === null || decision.secret) return;
    seat.bank = Math.max(0, seat.bank - Math.max(0, this.#clock.now() - deadline.own));
  }

  /** A choice was made: whatever is asked now has its whole time. */
  moveOn(): void {
    if (this.#left.size > 0) this.#left.clear(); // to clear one that is empty makes a new one
  }

  /** What would be left of a bank if the last choice were taken back: what was spent since comes from it. */
  #bankAfter(seat: Seat, questions: readonly Question[], { bank }: SeatState, time: TimeControl): number {
    const open = questions.find((each) => each.seat === seat && each.given !== null);
    if (open === undefined) return bank;
    const begun = (open.given as number) - time[lengthOf(this.#passing, open.decision)];
    return Math.max(0, bank - (this.now - begun));
  }

  /** Whether whoever answered last has the time to take it back. */
  mayTakeBack(questions: readonly Question[], seats: readonly SeatState[]): boolean {
    const { time } = this.#policy;
    if (time === null || this.#last === null) return true;
    const { seat } = this.#last;
    return this.#bankAfter(seat, questions, seats[seat] as SeatState, time) > 0;
  }

  /** The last choice is taken back: there is no more time for it than there was. */
  takeBack(questions: readonly Question[], seats: readonly SeatState[]): void {
    const { time } = this.#policy;
    if (time === null || this.#last === null) return;
    const { seat, given } = this.#last;
    const state = seats[seat] as SeatState;
    state.bank = this.#bankAfter(seat, questions, state, time);
    this.#left.set(seat, Math.max(0, given - this.now));
  }

  /** Everybody is away. */
  pause(questions: readonly Question[]): void {
    this.#pausedAt = this.#clock.now();
    for (const question of questions) {
      if (question.deadline !== null) callOff(question);
    }
  }

  /** Somebody is back: every clock goes on where it stood. */
  resume(questions: readonly Question[]): void {
    if (this.#pausedAt === null) return;
    const gone = this.#clock.now() - this.#pausedAt;
    this.#pausedAt = null;
    for (const question of questions) {
      question.due += gone;
      if (question.given !== null) question.given += gone;
      if (question.deadline === null) continue;
      question.deadline = { own: question.deadline.own + gone, until: question.deadline.until + gone };
      this.#arm(question);
    }
  }

  /** What is left of everybody's time; null: nobody is hurried. */
  kept(choices: number, seats: readonly SeatState[], questions: readonly Question[]): ClockState | null {
    if (this.#policy.time === null) return null;
    const leftOf = (seat: Seat): number | null => {
      const given = questions.find((each) => each.seat === seat && each.deadline !== null)?.given ?? null;
      return given === null ? (this.#left.get(seat) ?? null) : Math.round(given - this.now);
    };
    return {
      choices,
      seats: seats.map(({ bank, turn, expiries, standsIn }, seat) => ({
        bank: Math.round(bank),
        turn,
        expiries,
        standsIn,
        left: leftOf(seat),
      })),
    };
  }

  info({ deadline, decision }: Question, seat: SeatState): ClockInfo | null {
    if (deadline === null) return null;
    const left = Math.max(0, deadline.own - this.now);
    const bank = decision.secret ? 0 : left > 0 ? seat.bank : Math.max(0, deadline.until - this.now);
    return { left: Math.round(left), bank: Math.round(bank) };
  }
}
