import type { Seat } from '@cardwright/engine';
import type { Clock } from './clock.ts';
import { peopleOf, type SeatState } from './seats.ts';

/** What comes of people's coming and going. */
interface Consequences {
  pause(isPaused: boolean): void;
  standIn(seat: Seat, standsIn: boolean): void;
  changed(): void;
}

/** Who is here. A bot sits in for somebody who stays away; where everybody is away the table stands still. */
export class Presence {
  readonly #seats: readonly SeatState[];
  readonly #clock: Clock;
  readonly #grace: number;
  readonly #on: Consequences;

  constructor(seats: readonly SeatState[], clock: Clock, grace: number, on: Consequences) {
    this.#seats = seats;
    this.#clock = clock;
    this.#grace = grace;
    this.#on = on;
  }

  /** Looks round: nobody who has not come yet is here. */
  open(): void {
    for (const seat of peopleOf(this.#seats)) this.look(seat);
  }

  /** Somebody came to a seat, went, or another one took it. */
  look(seat: Seat): void {
    const state = this.#seats[seat] as SeatState;
    const isAway = state.holder.kind === 'person' && state.screens === 0;
    const isBack = state.isAway && !isAway;
    state.isAway = isAway;
    this.#on.changed();
    if (isBack) this.#on.standIn(seat, false);
    this.#weigh();
  }

  /** Whether all the people of this table are away; one without people plays by itself. */
  get #isDeserted(): boolean {
    const people = peopleOf(this.#seats);
    return people.length > 0 && people.every((seat) => this.#seats[seat]?.isAway);
  }

  #weigh(): void {
    const isDeserted = this.#isDeserted;
    for (const [seat, state] of this.#seats.entries()) {
      const isMissed = state.isAway && !state.standsIn && !isDeserted;
      if (isMissed === (state.callOffGrace !== null)) continue;
      state.callOffGrace?.();
      state.callOffGrace = isMissed ? this.#clock.after(this.#grace, () => this.#missed(seat, state)) : null;
    }
    this.#on.pause(isDeserted);
  }

  #missed(seat: Seat, state: SeatState): void {
    state.callOffGrace = null;
    this.#on.standIn(seat, true);
  }

  close(): void {
    for (const seat of this.#seats) seat.callOffGrace?.();
  }
}
