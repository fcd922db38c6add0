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

/** Somebody who plays at a table, comes back whenever the line breaks, and remembers everything. */
export class SoakPerson {
  readonly moments: Moment[] = [];
  readonly #base: string;
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
  #pending: { readonly at: number; readonly keys: string } | null = null;
  #orphans = 0; // what was said before the table moved, and may still be refused
  #isGone = false;
  seat: number | null = null;

  constructor(
    base: string,
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
    const address = `${this.#base.replace('http', 'ws')}/api/tables/${this.#table}/socket`;
    const socket = new WebSocket(address, { headers: { cookie: this.#cookie }, handshakeTimeout: TOO_LONG });
    this.#socket = socket;
    const again = (): void => {
      if (this.#socket !== socket || this.#isGone) return;
      this.#socket = null;
      this.#orphans = 0;
      this.#forget();
      this.#timer = setTimeout(() => this.#come(), COME_BACK);
    };
    socket.on('error', () => socket.terminate());
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
  }

  #settle(fate: Fate): void {
    if (this.#pending === null) return;
    const { at, keys } = this.#pending;
    this.#pending = null;
    this.moments.push({ kind: 'chose', at, keys, fate });
    if (fate.kind === 'acknowledged') this.#onAcknowledged(performance.now());
  }

  /** What was told was not an answer to the last choice: one that was sent over an earlier line had come before it. */
  #takeBack(): void {
    const last = this.moments.findLastIndex(({ kind }) => kind === 'chose');
    const choice = this.moments[last];
    if (choice?.kind === 'chose') this.moments[last] = { ...choice, fate: { kind: 'refused' } };
  }

  #say(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    if (message.type === 'room') return this.#look(message);
    if (message.type === 'welcome') {
      if (this.#pending !== null) this.#orphans++;
      return this.#forget();
    }
    if (message.type === 'denied') return this.#later(() => this.#say({ type: 'ready', is: true })); // whoever starts is told of it
    if (message.type === 'refused') {
      if (message.code === 'late' && this.#orphans > 0) return void this.#orphans--; // it is that what is refused
      if (message.code === 'late' && this.#pending === null) return this.#takeBack();
      this.#settle({ kind: message.code === 'not-kept' ? 'unknown' : 'refused' });
      return this.#later(() => this.#answer());
    }
    if (message.type !== 'told') return;
    const { n, view, patch, events, asks, outcome } = message;
    if (view !== undefined) this.#view = view;
    if (patch !== undefined) this.#view = patched(this.#view, patch);
    const fence = Math.floor(n / OWNERS);
    // Something happened, and something else is asked. (While a choice is being written nothing is asked either, but nothing has happened.)
    if (asks !== undefined && (events ?? patch) !== undefined) this.#settle({ kind: 'acknowledged', fence });
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
    if (asks === null || asks.passes !== null || this.#pending !== null || this.#isGone) return;
    const { options, default: usual } = asks.decision;
    const isFirst = this.#random.below(3) === 0;
    const choice =
      asks.decision.max === 1 ? [isFirst ? options.length - 1 : this.#random.below(options.length)] : usual;
    if (options.length > 1)
      this.#pending = { at: performance.now(), keys: JSON.stringify(choice.map((i) => this.#keyOf(options[i]))) };
    this.#say({ type: 'choose', n: asks.n, choice });
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
