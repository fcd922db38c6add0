import { createHash } from 'node:crypto';
import type { Random } from '@cardwright/engine';
import { type Asked, patched } from '@cardwright/host';
import type { FromServer, Room } from '@cardwright/online';
import { WebSocket } from 'ws';
import type { Fate, Moment } from './history.ts';

const COME_BACK = 150; // ms until another attempt
const TOO_LONG = 4_000; // ms an attempt may take
const THINK = { least: 80, more: 250 }; // ms
const OWNERS = 1_000_000; // numbers each owner has for what it tells

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => [key, sorted(each)]));
};

/** A view in a few letters: the same for the same, in whatever order it was put together. */
export const digestOf = (view: unknown): string =>
  createHash('sha1')
    .update(JSON.stringify(sorted(view)))
    .digest('base64url')
    .slice(0, 16);

/** How an option is written down. */
export type KeyOf = (option: unknown) => string;

/**
 * A choice on its way. Right behind it goes a mark, a word that comes back to whoever said it: a choice that was not refused before its
 * mark came back was taken, and what is told from then on, or was told since it was sent, is the answer to it.
 */
interface Pending {
  readonly at: number;
  readonly keys: string;
  readonly mark: string;
  isTaken: boolean; //      its mark has come back
  told: number | null; //   by the owner with this number, something that may be the answer to it
}

/** Somebody who plays at a table, comes back whenever the line breaks, and remembers everything. */
export class SoakPerson {
  readonly moments: Moment[] = [];
  readonly arrivals: number[] = []; // when a line of theirs was there
  readonly #base: () => string;
  readonly #cookie: string;
  readonly #table: string;
  readonly #random: Random;
  readonly #keyOf: KeyOf;
  readonly #onAcknowledged: (at: number) => void;
  readonly #onOver: () => void;
  #socket: WebSocket | null = null;
  #timer: NodeJS.Timeout | undefined;
  #thinking: NodeJS.Timeout | undefined;
  #view: unknown;
  #asks: Asked | null = null;
  #pending: Pending | null = null;
  #marks = 0;
  #arrival: string | null = null; // until this comes back, what is refused was said before the table moved
  #isGone = false;
  seat: number | null = null;

  constructor(
    base: () => string,
    cookie: string,
    table: string,
    random: Random,
    keyOf: KeyOf,
    on: { readonly acknowledged: (at: number) => void; readonly over: () => void },
  ) {
    this.#base = base;
    this.#cookie = cookie;
    this.#table = table;
    this.#random = random;
    this.#keyOf = keyOf;
    this.#onAcknowledged = on.acknowledged;
    this.#onOver = on.over;
    this.#come();
  }

  #come(): void {
    const address = `${this.#base().replace('http', 'ws')}/api/tables/${this.#table}/socket`;
    const socket = new WebSocket(address, { headers: { cookie: this.#cookie }, handshakeTimeout: TOO_LONG });
    this.#socket = socket;
    const again = (): void => {
      if (this.#socket !== socket || this.#isGone) return;
      this.#socket = null;
      this.#forget();
      this.#timer = setTimeout(() => this.#come(), COME_BACK);
    };
    socket.on('error', () => socket.terminate());
    socket.on('open', () => this.arrivals.push(performance.now()));
    socket.on('close', again);
    socket.on('message', (data: Buffer) => {
      if (this.#socket === socket && !this.#isGone) this.#hear(JSON.parse(data.toString()) as FromServer);
    });
  }

  /** Whatever was on its way may have arrived or not; everything is told anew. */
  #forget(): void {
    this.#settle({ kind: 'unknown' });
    clearTimeout(this.#thinking);
    this.#asks = null;
    this.#view = undefined;
    this.#arrival = null;
  }

  #settle(fate: Fate): void {
    if (this.#pending === null) return;
    const { at, keys } = this.#pending;
    this.#pending = null;
    this.moments.push({ kind: 'chose', at, keys, fate });
    if (fate.kind === 'acknowledged') this.#onAcknowledged(performance.now());
  }

  /** Says something that comes back after the answers to all that was said before it. */
  #setMark(): string {
    const mark = `mark ${this.#cookie.slice(-8)} ${++this.#marks}`;
    this.#say({ type: 'say', text: mark });
    return mark;
  }

  #hearMark(mark: string | undefined): void {
    if (mark === this.#arrival) {
      this.#arrival = null;
      return this.#later(() => this.#answer());
    }
    if (mark === undefined || mark !== this.#pending?.mark) return;
    this.#pending.isTaken = true;
    this.#acknowledge();
    this.#later(() => this.#answer());
  }

  /** Both have come: that the choice was taken, and what came of it. */
  #acknowledge(): void {
    const { isTaken, told } = this.#pending ?? {};
    if (isTaken === true && told != null) this.#settle({ kind: 'acknowledged', fence: told });
  }

  #say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    if (message.type === 'room') return this.#look(message);
    if (message.type === 'said') return this.#hearMark(message.text);
    if (message.type === 'welcome') {
      this.#forget();
      this.#arrival = this.#setMark();
      return;
    }
    if (message.type === 'denied') return this.#later(() => this.#say({ type: 'ready', is: true })); // whoever starts is told of it
    if (message.type === 'refused') {
      if (this.#arrival !== null || (this.#pending?.isTaken === true && message.code !== 'not-kept')) return;
      this.#settle({ kind: message.code === 'not-kept' ? 'unknown' : 'refused' });
      return this.#later(() => this.#answer());
    }
    if (message.type !== 'told') return;
    const { n, view, patch, events, asks, outcome } = message;
    if (view !== undefined) this.#view = view;
    if (patch !== undefined) this.#view = patched(this.#view, patch);
    const fence = Math.floor(n / OWNERS);
    // Something happened, and something else is asked. (While a choice is being written nothing is asked either, but nothing has happened.)
    if (asks !== undefined && (events ?? patch) !== undefined && this.#pending !== null) {
      this.#pending.told ??= fence;
      this.#acknowledge();
    }
    this.moments.push({ kind: 'told', at: performance.now(), fence, view: digestOf(this.#view) });
    if (outcome != null) return this.#onOver();
    if (asks === undefined) return;
    this.#asks = asks;
    this.#later(() => this.#answer());
  }

  #later(act: () => void): void {
    clearTimeout(this.#thinking);
    this.#thinking = setTimeout(act, THINK.least + this.#random.below(THINK.more));
  }

  /** Before it begins: says so when ready, and begins when all are. */
  #look({ phase, own, members, seat }: Room): void {
    if (seat !== null) this.seat = seat;
    if (phase !== 'waiting' || own === null || members.length < 2) return;
    const { isMaker, isReady } = members[own] as Room['members'][number];
    if (isMaker && members.every((each) => each.isMaker || each.isReady))
      this.#later(() => this.#say({ type: 'start' }));
    if (!isMaker && !isReady) this.#later(() => this.#say({ type: 'ready', is: true }));
  }

  #answer(): void {
    const asks = this.#asks;
    if (asks === null || asks.passes !== null || this.#isGone) return;
    if (this.#pending !== null || this.#arrival !== null) return;
    const { options, default: usual } = asks.decision;
    const isFirst = this.#random.below(3) === 0;
    const choice =
      asks.decision.max === 1 ? [isFirst ? options.length - 1 : this.#random.below(options.length)] : usual;
    this.#say({ type: 'choose', n: asks.n, choice });
    if (options.length === 1) return; // nothing is kept of it
    const keys = JSON.stringify(choice.map((i) => this.#keyOf(options[i])));
    this.#pending = { at: performance.now(), keys, mark: this.#setMark(), isTaken: false, told: null };
  }

  /** Comes anew, perhaps to another server. */
  comeBack(): void {
    this.#socket?.terminate();
  }

  /** Gets up; whatever is still on its way may arrive or not. */
  leave(): void {
    this.#settle({ kind: 'unknown' });
    this.#isGone = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#thinking);
    this.#socket?.terminate();
  }
}
