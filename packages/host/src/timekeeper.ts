import type { Clock } from './clock.ts';
import { lengthOf, type Passing } from './passing.ts';
import type { TablePolicy } from './policy.ts';
import type { Question } from './question.ts';
import type { SeatState } from './seats.ts';
import type { ClockInfo } from './wire.ts';

/** Keeps the time of questions to people: each has its own, and a seat has a bank besides. */
export class Timekeeper {
  readonly #clock: Clock;
  readonly #policy: TablePolicy;
  readonly #passing: Passing;
  readonly #expire: (question: Question) => void;
  #pausedAt: number | null = null;

  constructor(clock: Clock, policy: TablePolicy, passing: Passing, expire: (question: Question) => void) {
    this.#clock = clock;
    this.#policy = policy;
    this.#passing = passing;
    this.#expire = expire;
  }

  get isPaused(): boolean {
    return this.#pausedAt !== null;
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
    const own = this.#clock.now() + time[length];
    question.deadline = { own, until: own + (question.decision.secret ? 0 : seat.bank) };
    this.#arm(question);
  }

  #arm(question: Question): void {
    if (question.deadline === null || this.isPaused) return;
    const wait = question.deadline.until - this.#clock.now();
    question.callOff.push(this.#clock.after(Math.max(0, wait), () => this.#expire(question)));
  }

  /** Somebody has answered: what was taken beyond the question's own time is gone from the bank. */
  stop({ deadline, decision }: Question, seat: SeatState): void {
    seat.expiries = 0;
    if (deadline === null || decision.secret) return;
    seat.bank = Math.max(0, seat.bank - Math.max(0, this.#clock.now() - deadline.own));
  }

  /** Everybody is away. */
  pause(questions: readonly Question[]): void {
    this.#pausedAt = this.#clock.now();
    for (const question of questions) {
      if (question.deadline === null) continue;
      for (const act of question.callOff) act();
      question.callOff = [];
    }
  }

  /** Somebody is back: every clock goes on where it stood. */
  resume(questions: readonly Question[]): void {
    if (this.#pausedAt === null) return;
    const gone = this.#clock.now() - this.#pausedAt;
    this.#pausedAt = null;
    for (const question of questions) {
      question.due += gone;
      if (question.deadline === null) continue;
      question.deadline = { own: question.deadline.own + gone, until: question.deadline.until + gone };
      this.#arm(question);
    }
  }

  info({ deadline, decision }: Question, seat: SeatState): ClockInfo | null {
    if (deadline === null) return null;
    const now = this.#pausedAt ?? this.#clock.now();
    const left = Math.max(0, deadline.own - now);
    const bank = decision.secret ? 0 : left > 0 ? seat.bank : Math.max(0, deadline.until - now);
    return { left: Math.round(left), bank: Math.round(bank) };
  }
}
