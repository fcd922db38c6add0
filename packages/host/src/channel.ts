import { type Event, type Match, type Outcome, type Seat, seenBy, type Viewer } from '@cardwright/engine';
import type { LiveMatch } from './live-match.ts';
import { diff } from './patch.ts';
import type { Asked, Awaited, ClockInfo, Quiet, SeatInfo, Step, Told } from './wire.ts';

/** What a looker is told besides the game itself; compared as JSON, so that only what changed is sent. */
export interface TableStatus {
  readonly asks: () => Omit<Asked, 'n'> | null; // worked out only where it is told
  readonly awaits: readonly Awaited[];
  readonly deadline: object | null; // another one: the clock has to be set anew
  readonly clock: () => ClockInfo | null;
  readonly seats: readonly SeatInfo[];
  readonly undo: boolean;
  readonly quiet: Quiet | null;
  readonly curtain: Seat | null | undefined; // undefined: nobody shares this screen
  readonly paused: boolean;
  readonly outcome: Outcome | null;
}

type Changing = Omit<TableStatus, 'asks' | 'deadline' | 'clock'>;
const CHANGING = ['awaits', 'seats', 'undo', 'quiet', 'curtain', 'paused', 'outcome'] as const;

const KEPT = 16; // messages somebody who was cut off for a moment can still be sent

/** Tells a screen something; `text` is the same in JSON, where that is made already. */
export type Send = (message: Told, text?: string) => void;

/**
 * What one viewer has been told so far. Several screens may look through the same eyes; where several people share one
 * screen, its log is for all of them (`ears`), and its view for whoever looks (`eyes`).
 */
export class Channel {
  readonly ears: Viewer;
  readonly seats: readonly Seat[]; // whom it answers for
  #eyes: Viewer;
  readonly #lookers = new Set<Send>();
  readonly #recent: string[] = []; // as text: of all that is told and kept, so little has to be looked through in memory
  readonly #stepwise = new Set<Send>(); // those of them who want to be told step by step
  #fresh: Event[] = [];
  #steps: Step[] = []; // what is fresh, up to the last beat
  #stepped = 0; //        how much of what is fresh that is
  #then: unknown; //      the view at the last beat
  #isReset = false;
  #n: number;
  #view: unknown;
  #said: Partial<Record<keyof Changing, { readonly value: unknown; readonly text: string }>> = {};
  #deadline: object | null = null;
  #question: object | null = null; // what was asked last: the same thing is not asked twice
  #asked: Asked | null = null;

  /** What it tells is numbered from `told` on. */
  constructor(viewer: Viewer, seats: readonly Seat[], told: number) {
    this.#n = told;
    this.ears = viewer;
    this.#eyes = viewer;
    this.seats = seats;
  }

  get eyes(): Viewer {
    return this.#eyes;
  }

  /** From now on somebody else looks: what the table looked like is told anew, what happened is not. */
  look(eyes: Viewer): void {
    if (eyes === this.#eyes) return;
    this.#eyes = eyes;
    this.#view = undefined;
    this.#forgetSteps();
    this.#recent.length = 0;
    this.askAgain();
  }

  /** Tells the open question once more: something about it is different now. */
  askAgain(): void {
    this.#question = null;
  }

  /** Somebody is told step by step. */
  get isStepwise(): boolean {
    return this.#stepwise.size > 0;
  }

  /** The number of what was told last. */
  get told(): number {
    return this.#n;
  }

  get isWatched(): boolean {
    return this.#lookers.size > 0;
  }

  /** The number that an answer to the open question has to name; null: nothing is asked here. */
  get asked(): number | null {
    return this.#asked?.n ?? null;
  }

  /** Something happens; at a beat, in this match, which can be looked at as it is just then. */
  hear(event: Event, match: Match | null): void {
    this.#fresh.push(seenBy(event, this.ears));
    if (match === null || !this.isStepwise || this.#view === undefined) return;
    const view = match.view(this.#eyes);
    const patch = diff(this.#steps.length === 0 ? this.#view : this.#then, view);
    this.#steps.push({ events: this.#fresh.slice(this.#stepped), ...(patch === null ? {} : { patch }) });
    this.#stepped = this.#fresh.length;
    this.#then = view;
  }

  #forgetSteps(): void {
    this.#steps = [];
    this.#stepped = 0;
    this.#then = undefined;
  }

  /** Forgets what was told: something was taken back. */
  reset(): void {
    this.#isReset = true;
    this.#view = undefined;
    this.#fresh = [];
    this.#forgetSteps();
    this.#said = {};
    this.#question = this.#asked = this.#deadline = null;
    this.#recent.length = 0;
  }

  add(send: Send): void {
    this.#lookers.add(send);
  }

  drop(send: Send): void {
    this.#lookers.delete(send);
    this.#stepwise.delete(send);
  }

  wantSteps(send: Send, on: boolean): void {
    if (on) this.#stepwise.add(send);
    else this.#stepwise.delete(send);
  }

  /** Brings a screen up to date that was told everything up to number `since`; null: nothing yet. False: everything has to be told anew. */
  catchUp(send: Send, since: number | null): boolean {
    if (since === null || since > this.#n || since < this.#n - this.#recent.length) return false;
    for (const text of this.#recent.slice(this.#recent.length - (this.#n - since)))
      send(JSON.parse(text) as Told, text);
    return true;
  }

  /** Everything as it stands, for a screen that knows nothing. */
  whole(send: Send, live: LiveMatch, status: TableStatus, question: object | null): void {
    this.tell(live, status, question);
    const { asks: _, deadline: __, clock, ...rest } = status;
    const told = { type: 'told', n: this.#n, viewer: this.#eyes, view: live.view(this.#eyes) } as const;
    send({ ...told, asks: this.#asked, ...rest, clock: clock() });
  }

  /** Tells what is new, if anything is. `question` tells two questions apart. */
  tell(live: LiveMatch, status: TableStatus, question: object | null, passed?: Told['passed']): void {
    const told: { -readonly [K in keyof Told]: Told[K] } = { type: 'told', n: this.#n + 1, viewer: this.#eyes };
    let isNew = false;
    if (this.#fresh.length > 0) {
      told.events = this.#fresh;
      this.#fresh = [];
      isNew = true;
    }
    const view = live.view(this.#eyes);
    if (this.#isReset) told.reset = true;
    this.#isReset = false;
    if (this.#view === undefined) {
      told.view = view;
      isNew = true;
    } else {
      const patch = diff(this.#view, view);
      if (patch !== null) {
        told.patch = patch;
        isNew = true;
      }
    }
    this.#view = view;
    for (const name of CHANGING) {
      const value = status[name];
      const said = this.#said[name];
      if (said !== undefined && said.value === value) continue;
      const text = JSON.stringify(value);
      this.#said[name] = { value, text };
      if (said?.text === text) continue;
      (told as Record<string, unknown>)[name] = status[name];
      isNew = true;
    }
    if (question !== this.#question) {
      this.#question = question;
      const asks = status.asks();
      this.#asked = asks === null ? null : { n: told.n, ...asks };
      told.asks = this.#asked;
      isNew = true;
    }
    if (passed !== undefined) {
      told.passed = passed;
      isNew = true;
    }
    if (status.deadline !== this.#deadline) {
      this.#deadline = status.deadline;
      told.clock = status.clock();
      isNew = true;
    }
    const steps = this.isStepwise && this.#steps.length > 0 ? this.#stepByStep(told) : told;
    this.#forgetSteps();
    if (!isNew) return;
    this.#n = told.n;
    const text = JSON.stringify(told);
    this.#recent.push(text);
    if (this.#recent.length > KEPT) this.#recent.shift();
    for (const send of this.#lookers) {
      if (this.#stepwise.has(send)) send(steps);
      else send(told, text);
    }
  }

  /** The same, for whoever wants it step by step. */
  #stepByStep(told: Told): Told {
    const { type, n, viewer, events = [], patch: _, ...rest } = told;
    const left = events.slice(this.#stepped);
    const patch = diff(this.#then, this.#view);
    return {
      type,
      n,
      viewer,
      steps: this.#steps,
      ...(left.length === 0 ? {} : { events: left }),
      ...(patch === null ? {} : { patch }),
      ...rest,
    };
  }
}
