import type { Tables } from '../online/tables.ts';
import type { Hear } from '../online/visitor.ts';
import type { PersonStore } from '../storage/person-store.ts';
import type { Peers } from './peers.ts';
import type { Arrival } from './remote-tables.ts';
import type { TableConnection } from './visit.ts';

/** Somebody at a table here whose socket is at another process. */
interface Guest {
  readonly from: string; //          the address of that process
  readonly early: unknown[]; //      what they said before they were in
  way: TableConnection | null;
}

/** Lets visitors of other processes come to the tables of this one. */
export class Reception {
  readonly #peers: Peers;
  readonly #tables: Tables;
  readonly #people: PersonStore;
  readonly #guests = new Map<string, Guest>(); // by the name of the visit

  constructor(peers: Peers, tables: Tables, people: PersonStore) {
    this.#peers = peers;
    this.#tables = tables;
    this.#people = people;
    peers.on('join', (from, { name, text }) => {
      this.#join(from, name, JSON.parse(text) as Arrival).catch(() => this.#turnAway(from, name));
    });
    peers.on('hear', (_, { name, text }) => this.#hear(name, JSON.parse(text) as unknown));
    peers.on('leave', (_, { name }) => this.#leave(name));
    peers.onLost((peer) => {
      for (const [name, { from }] of this.#guests) if (from === peer) this.#leave(name);
    });
  }

  async #join(from: string, name: string, { table: id, person: who, since }: Arrival): Promise<void> {
    const guest: Guest = { from, early: [], way: null };
    this.#guests.set(name, guest);
    const [table, [person]] = await Promise.all([this.#tables.find(id), this.#people.byIds([who])]);
    if (table === null || person === undefined) return this.#turnAway(from, name);
    const send: Hear = (message, text) => {
      if (this.#guests.get(name) === guest) this.#peers.say(from, 'said', name, text ?? JSON.stringify(message));
    };
    const way = await table.join(person, send, since);
    if (this.#guests.get(name) !== guest) return way.leave(); // they have gone in the meantime
    guest.way = way;
    this.#peers.say(from, 'joined', name);
    for (const message of guest.early.splice(0)) way.receive(message);
    const callOff = table.onGone(() => this.#guests.get(name) === guest && this.#turnAway(from, name));
    guest.way = {
      receive: way.receive,
      leave: () => {
        callOff();
        way.leave();
      },
    };
  }

  /** The table is not here: they have to look for it elsewhere. */
  #turnAway(from: string, name: string): void {
    this.#guests.delete(name);
    this.#peers.say(from, 'left', name);
  }

  #hear(name: string, message: unknown): void {
    const guest = this.#guests.get(name);
    if (guest?.way === null) guest.early.push(message);
    else guest?.way.receive(message);
  }

  #leave(name: string): void {
    const guest = this.#guests.get(name);
    this.#guests.delete(name);
    guest?.way?.leave();
  }
}
