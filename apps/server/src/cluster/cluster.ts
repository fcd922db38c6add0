import { createHash } from 'node:crypto';
import type { TableSetup } from '@cardwright/online';
import { loadGame } from '@cardwright/registry';
import { errorOf, type Refusal, refusalOf } from '../online/refused.ts';
import type { ListedTable, Playing, Tables } from '../online/tables.ts';
import type { Person, Storage } from '../storage/storage.ts';
import { addressOf, type Membership } from './membership.ts';
import type { Peers } from './peers.ts';
import type { Questions } from './questions.ts';
import { Reception } from './reception.ts';
import { RemoteTables } from './remote-tables.ts';
import { type TableConnection, Visit, type VisitRequest } from './visit.ts';

const PATIENCE = 2_000; // ms until somebody who wants to play at once plays here

/** Many at the same moment choose the same one of these. */
const chosenBy = (topic: string, addresses: readonly string[]): string | undefined => {
  const weight = (address: string): string => createHash('sha256').update(`${topic} ${address}`).digest('hex');
  return addresses.toSorted((a, b) => weight(a).localeCompare(weight(b)))[0];
};

/** What came of the wish for a table. */
interface MakeTableResult {
  readonly id?: string;
  readonly refused?: Refusal;
}

/** What a process tells the others of its tables when it changes. */
interface Open {
  readonly lobby: readonly ListedTable[];
  readonly playing: Playing;
}

/** All server processes as one: a table is found whichever process has it, and whichever process is asked. */
export class Cluster {
  readonly #tables: Tables;
  readonly #membership: Membership;
  readonly #peers: Peers;
  readonly #questions: Questions;
  readonly #remote: RemoteTables;
  readonly #onFault: NonNullable<VisitRequest['onFault']>;
  readonly #elsewhere = new Map<string, Open>(); // of other processes, by address
  readonly #told = new Map<string, string>(); // what is open here, as each of them knows it
  #made = 0; // tables, by threads in turn

  constructor(
    storage: Storage,
    tables: Tables,
    membership: Membership,
    peers: Peers,
    questions: Questions,
    onFault: NonNullable<VisitRequest['onFault']>,
  ) {
    this.#onFault = (table, error) => void (membership.holds() && onFault(table, error)); // else it is the database that failed
    this.#tables = tables;
    this.#membership = membership;
    this.#peers = peers;
    this.#questions = questions;
    this.#remote = new RemoteTables(peers);
    void new Reception(peers, tables, storage.people);
    membership.onLapse(() => tables.letGoOfAll());
    tables.onTaken(({ id, fence }) => this.tell('taken', JSON.stringify([id, fence])));
    peers.on('taken', (_, { text }) => this.#loseTo(...(JSON.parse(text) as [string, number])));
    membership.onBeat(() => this.#beat());
    peers.on('open', (from, { text }) => void this.#elsewhere.set(from, JSON.parse(text) as Open));
    peers.onLost((peer) => this.#told.set(peer, ''));
    questions.on('quick', (text) => this.#seat(storage, text));
    questions.on('make', (text) => this.#make(storage, text));
  }

  /** Another process has a table that this one may think is its own still. */
  #loseTo(id: string, fence: number): void {
    const table = this.#tables.held(id);
    if (table !== undefined && table.fence < fence) this.#tables.letGo(table);
  }

  /** The addresses of the other processes. */
  get others(): string[] {
    return [...new Set([...this.#membership.alive].map(addressOf))].filter((each) => each !== this.#peers.address);
  }

  #beat(): void {
    const { others } = this;
    const known = new Set(others);
    this.#peers.keep(known);
    this.#remote.keep(this.#membership.alive);
    for (const kept of [this.#elsewhere, this.#told])
      for (const each of kept.keys()) if (!known.has(each)) kept.delete(each);
    if (others.length > 0) this.#tellOpen(others);
    this.#peers.beat();
  }

  #tellOpen(others: readonly string[]): void {
    const open: Open = { lobby: this.#tables.lobby(), playing: this.#tables.playing() };
    const text = JSON.stringify(open);
    for (const each of others) {
      if (this.#told.get(each) === text) continue;
      this.#told.set(each, text);
      this.#peers.say(each, 'open', '', text);
    }
  }

  /** Whoever listens for what other processes say to all. */
  onTold(kind: string, hear: (text: string) => void): void {
    this.#peers.on(kind, (_, { text }) => hear(text));
  }

  /** Says something to all other processes. */
  tell(kind: string, text: string): void {
    for (const each of this.others) this.#peers.say(each, kind, '', text);
  }

  /** Somebody comes to a table. */
  visit(coming: VisitRequest): Promise<TableConnection> {
    return Visit.begin({ ...coming, onFault: this.#onFault }, (each, onLost) => this.#wayTo(each, onLost));
  }

  async #wayTo(coming: VisitRequest, onLost: () => void): Promise<TableConnection | null> {
    const { table: id, person, since, write } = coming;
    const { process } = this.#membership;
    const owner = this.#tables.held(id) === undefined ? await this.#membership.ownerOf(id) : process;
    if (owner !== null && owner !== process) return this.#remote.join(coming, owner, onLost);
    const table = await this.#tables.find(id);
    if (table === null) return null;
    const callOff = table.onGone(onLost); // a table is there longer than most who come to it
    try {
      const way = await table.join(person, (message, text) => write(text ?? JSON.stringify(message)), since);
      const leave = (): void => {
        callOff();
        way.leave();
      };
      return { receive: way.receive, leave };
    } catch (error) {
      callOff();
      throw error;
    }
  }

  /** Public tables with a seat free, the fullest first. */
  lobby(game: string | null): ListedTable[] {
    const others = [...this.#elsewhere.values()]
      .flatMap(({ lobby }) => lobby)
      .filter((each) => game === null || each.game === game);
    return [...this.#tables.lobby(game), ...others].sort((a, b) => a.seats - a.taken - (b.seats - b.taken));
  }

  /** How many people are playing now, and at how many tables. */
  playing(): Playing {
    const all = [this.#tables.playing(), ...[...this.#elsewhere.values()].map(({ playing }) => playing)];
    const sum = (of: keyof Playing): number => all.reduce((total, each) => total + each[of], 0);
    return { tables: sum('tables'), people: sum('people') };
  }

  /** Makes a table, here or in one of the threads that have them. */
  async make(maker: Person, setup: TableSetup): Promise<string> {
    const { homes } = this.#membership;
    const home = homes[this.#made++ % homes.length];
    if (home === undefined) return (await this.#tables.make(maker, setup)).id;
    const answer = await this.#questions.ask(home, 'make', JSON.stringify({ person: maker.id, setup }));
    const { id, refused } = JSON.parse(answer as string) as MakeTableResult;
    if (refused !== undefined) throw errorOf(refused);
    return id as string;
  }

  async #make(storage: Storage, text: string): Promise<string> {
    const { person: id, setup } = JSON.parse(text) as { person: string; setup: TableSetup };
    const made = async (): Promise<MakeTableResult> => {
      const [maker] = await storage.people.byIds([id]);
      if (maker === undefined) throw new Error('nobody makes this table');
      return { id: (await this.#tables.make(maker, setup)).id };
    };
    const notMade = (error: unknown): MakeTableResult => {
      const refused = refusalOf(error);
      if (refused.status === 500) this.#onFault('', error);
      return { refused };
    };
    return JSON.stringify(await made().catch(notMade));
  }

  /** A table for somebody who wants to play at once: all who want the same game are seated by the same process. */
  async quick(person: Person, game: string): Promise<string> {
    await loadGame(game); // or there is none
    const { homes } = this.#membership;
    const chosen = chosenBy(game, homes.length > 0 ? homes : [this.#peers.address, ...this.others]);
    const patience = homes.length > 0 ? Number.POSITIVE_INFINITY : PATIENCE;
    const asked = JSON.stringify({ person: person.id, game });
    const there =
      chosen === undefined || chosen === this.#peers.address
        ? null
        : await this.#questions.ask(chosen, 'quick', asked, patience);
    return there ?? (await this.#tables.quick(person, game)).id;
  }

  /** Seats somebody who has asked another process; where that fails, they are seated there. */
  async #seat(storage: Storage, text: string): Promise<string> {
    const { person: id, game } = JSON.parse(text) as { person: string; game: string };
    const [person] = await storage.people.byIds([id]);
    if (person === undefined) throw new Error('nobody wants to play');
    return (await this.#tables.quick(person, game)).id;
  }
}
