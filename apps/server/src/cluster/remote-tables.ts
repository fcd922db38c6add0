import { addressOf } from './membership.ts';
import type { Peers } from './peers.ts';
import type { TableConnection, VisitRequest } from './visit.ts';

const PATIENCE = 3_000; // ms until a process that says nothing is asked again

/** What a visitor's process asks a table's. */
export interface Arrival {
  readonly table: string;
  readonly person: string;
  readonly since: number | null;
}

interface Remote {
  readonly owner: string; //  the process that has the table
  readonly write: (text: string) => void;
  lost(): void;
}

/** Visitors of this process at tables of others. */
export class RemoteTables {
  readonly #peers: Peers;
  readonly #ways = new Map<string, Remote>(); // by the name of the visit
  readonly #joining = new Map<string, () => void>();
  #count = 0;

  constructor(peers: Peers) {
    this.#peers = peers;
    peers.on('said', (_, { name, text }) => this.#ways.get(name)?.write(text));
    peers.on('joined', (_, { name }) => this.#joining.get(name)?.());
    peers.on('left', (_, { name }) => this.#lose((_remote, each) => each === name));
    peers.onLost((peer) => this.#lose(({ owner }) => addressOf(owner) === peer));
  }

  /** Those who are there: tables of the others have to be looked for anew. */
  keep(alive: ReadonlySet<string>): void {
    this.#lose(({ owner }) => !alive.has(owner));
  }

  #lose(isLost: (remote: Remote, name: string) => boolean): void {
    for (const [name, remote] of this.#ways) {
      if (!isLost(remote, name)) continue;
      this.#ways.delete(name);
      remote.lost();
    }
  }

  /** Comes to a table of another process. Null: it has it no more, or says nothing. */
  async join(
    { table, person, since, write }: VisitRequest,
    owner: string,
    onLost: () => void,
  ): Promise<TableConnection | null> {
    const name = `${this.#peers.address} ${++this.#count}`;
    const { promise: answer, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), PATIENCE);
    const lost = (): void => {
      resolve(false);
      onLost();
    };
    this.#ways.set(name, { owner, write, lost });
    this.#joining.set(name, () => resolve(true));
    const address = addressOf(owner);
    this.#peers.say(address, 'join', name, JSON.stringify({ table, person: person.id, since } satisfies Arrival));
    const isThere = await answer;
    clearTimeout(timer);
    this.#joining.delete(name);
    const leave = (): void => {
      if (this.#ways.delete(name)) this.#peers.say(address, 'leave', name);
    };
    if (!isThere) {
      leave();
      return null;
    }
    return { receive: (message) => this.#peers.say(address, 'hear', name, JSON.stringify(message)), leave };
  }
}
