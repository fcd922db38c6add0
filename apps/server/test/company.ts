import type { Choice } from '@cardwright/engine';
import { type Asked, type ClockInfo, ManualClock, type SeatInfo } from '@cardwright/host';
import type { FromServer, Room, TableSetup, ToServer } from '@cardwright/online';
import type { RemoteThinking } from '@cardwright/players/remote';
import type { Connection, OnlineTable } from '../src/online/online-table.ts';
import { Tables } from '../src/online/tables.ts';
import { type Person, Storage } from '../src/storage/storage.ts';

/** Somebody at a table, without a socket. */
export class Guest {
  readonly heard: FromServer[] = [];
  readonly person: Person;
  room: Room | null = null;
  asks: Asked | null = null;
  clock: ClockInfo | null = null;
  seats: readonly SeatInfo[] = [];
  isOver = false;
  #connection: Connection | null = null;

  constructor(person: Person) {
    this.person = person;
  }

  async enter(table: OnlineTable): Promise<void> {
    this.#connection = await table.join(this.person, (message) => this.#hear(message));
  }

  #hear(message: FromServer): void {
    this.heard.push(message);
    if (message.type === 'room') this.room = message;
    if (message.type !== 'told') return;
    if (message.asks !== undefined) this.asks = message.asks;
    if (message.clock !== undefined) this.clock = message.clock;
    if (message.seats !== undefined) this.seats = message.seats;
    if (message.outcome != null) this.isOver = true;
  }

  say(message: ToServer): void {
    this.#connection?.receive(message);
  }

  choose(choice: Choice): void {
    const n = this.asks?.n ?? 0;
    this.asks = null;
    this.say({ type: 'choose', n, choice: [...choice] });
  }

  decline(): void {
    this.choose(this.asks?.decision.default ?? []);
  }

  leave(): void {
    this.#connection?.leave();
  }
}

/** All a server has besides its sockets, with a clock that is moved by hand. */
export class Company {
  readonly storage: Storage;
  readonly clock = new ManualClock();
  readonly faults: unknown[] = [];
  readonly tables: Tables;

  private constructor(storage: Storage, elsewhere?: RemoteThinking) {
    this.storage = storage;
    const policy = { pause: { min: 1, max: 1 } };
    const more = elsewhere === undefined ? {} : { elsewhere };
    this.tables = new Tables(storage, {
      clock: this.clock,
      policy,
      onFault: (_, error) => this.faults.push(error),
      ...more,
    });
  }

  static async at(data: string, elsewhere?: RemoteThinking): Promise<Company> {
    const company = new Company(await Storage.open(data), elsewhere);
    await company.tables.resume();
    return company;
  }

  async guest(id: string): Promise<Guest> {
    const [known] = await this.storage.people.byIds([id]);
    if (known !== undefined) return new Guest(known);
    const person = { id, name: id, nameKey: id.toLowerCase(), password: null, created: 1, seen: 1 };
    await this.storage.people.add(person, `token of ${id}`);
    return new Guest(person);
  }

  /** The storage has done what it was asked for so far, and whoever waited for that has gone on. */
  async #stored(): Promise<void> {
    await this.storage.settled();
    await this.storage.check();
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Waits for what the storage does, moving no clock unless told to. */
  async until(isSo: () => boolean, tick = 0): Promise<void> {
    for (let i = 0; !isSo(); i++) {
      if (i > 100_000) throw new Error('that never happens');
      await this.#stored();
      if (tick > 0) this.clock.pass(tick);
    }
  }

  /** These people, sitting at a table that has begun. */
  async playing(setup: TableSetup, ids: readonly string[]): Promise<{ table: OnlineTable; guests: Guest[] }> {
    const guests: Guest[] = [];
    for (const id of ids) guests.push(await this.guest(id));
    const table = await this.tables.make((guests[0] as Guest).person, setup);
    for (const guest of guests) await guest.enter(table);
    await table.start();
    return { table, guests };
  }

  /** Plays on until it is over: everybody declines, or takes this option. */
  async finish(
    table: OnlineTable,
    guests: readonly Guest[],
    option: (guest: Guest) => number = () => -1,
  ): Promise<void> {
    for (let i = 0; table.phase !== 'over'; i++) {
      if (i > 200_000) throw new Error('this game never ends');
      const asked = guests.find(({ asks }) => asks !== null && asks.passes === null);
      if (asked === undefined) {
        await this.#stored();
        this.clock.pass(1);
        continue;
      }
      const wanted = option(asked);
      if (wanted < 0) asked.decline();
      else asked.choose([wanted]);
    }
  }

  /** The machine is switched off. */
  async die(): Promise<void> {
    await this.storage.close();
  }
}

export const SETUP: TableSetup = {
  game: 'sorcery',
  seats: 2,
  options: {},
  time: 'usual',
  isPublic: false,
  isRated: false,
  isOpen: false,
  bots: [],
};
