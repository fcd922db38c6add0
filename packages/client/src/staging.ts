import type { Clock } from '@cardwright/host';

/** Shows something; for how long, in ms at the usual pace. */
export type Act = () => number;

/** It is looked at until somebody goes on. */
export const UNTIL_SEEN = Number.POSITIVE_INFINITY;

/**
 * Shows one thing after the other, each for its time. What takes no time is followed at once, so that nothing waits when there is
 * nothing to see.
 */
export class Staging {
  readonly #clock: Clock;
  readonly #waiting: Act[] = [];
  #speed = 0;
  #callOff: (() => void) | null = null; // of what is shown now; null: nothing is
  #isHeld = false; //                      what is shown waits for somebody to go on
  #isGoing = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How much time everything takes: 1 as it is meant, 0.5 half of it, 0 none. */
  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = speed;
    if (speed === 0) this.finish();
  }

  /** Something is being shown. */
  get isBusy(): boolean {
    return this.#callOff !== null;
  }

  /** What is shown stays until somebody goes on. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  add(...acts: readonly Act[]): void {
    this.#waiting.push(...acts);
    if (!this.isBusy && !this.#isGoing) this.#goOn(false);
  }

  /** Whoever looks has seen enough: goes on at once with what is to be looked at next, or with all the rest. */
  skip(): void {
    if (!this.isBusy) return;
    const wasHeld = this.#isHeld;
    this.#stop();
    this.#goOn(!wasHeld);
  }

  /** Shows at once what is long past, all but the last acts. */
  catchUp(left: number): void {
    if (this.#waiting.length <= left) return;
    this.#stop();
    while (this.#waiting.length > left) this.#waiting.shift()?.();
    this.#goOn(false);
  }

  /** All of it at once. */
  finish(): void {
    this.#stop();
    while (this.#waiting.length > 0) this.#waiting.shift()?.();
  }

  /** None of it happened, or it is known already. */
  clear(): void {
    this.#stop();
    this.#waiting.length = 0;
  }

  #stop(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#isHeld = false;
  }

  #goOn(isSkipping: boolean): void {
    this.#isGoing = true;
    this.#show(isSkipping);
    this.#isGoing = false;
  }

  #show(isSkipping: boolean): void {
    for (let act = this.#waiting.shift(); act !== undefined; act = this.#waiting.shift()) {
      const ms = act() * this.#speed;
      if (ms === UNTIL_SEEN) {
        this.#isHeld = true;
        this.#callOff = () => {};
        return;
      }
      if (isSkipping || !(ms > 0)) continue;
      this.#callOff = this.#clock.after(ms, () => {
        this.#callOff = null;
        this.#goOn(false);
      });
      return;
    }
  }
}
