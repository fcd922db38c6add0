import type { Clock } from '@cardwright/host';

const SOON = 3_000; // ms, when all seats are taken

/** Begins a table by itself when whoever came first has waited long enough. */
export class Countdown {
  readonly #clock: Clock;
  readonly #wait: number;
  readonly #begin: () => void;
  #due: number | null = null;
  #callOff: () => void = () => undefined;

  constructor(clock: Clock, wait: number, begin: () => void) {
    this.#clock = clock;
    this.#wait = wait;
    this.#begin = begin;
  }

  /** Milliseconds until it begins; null: nobody is there to wait. */
  get left(): number | null {
    return this.#due === null ? null : Math.max(0, Math.round(this.#due - this.#clock.now()));
  }

  /** Somebody came or went. */
  look(isAnybodyHere: boolean, isFull: boolean): void {
    if (!isAnybodyHere) return this.stop();
    const now = this.#clock.now();
    const due = Math.min(this.#due ?? now + this.#wait, isFull ? now + SOON : Number.POSITIVE_INFINITY);
    if (due === this.#due) return;
    this.stop();
    this.#due = due;
    this.#callOff = this.#clock.after(due - now, () => {
      this.#due = null;
      this.#begin();
    });
  }

  stop(): void {
    this.#callOff();
    this.#due = null;
  }
}
