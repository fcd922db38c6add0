import { systemClock } from '@cardwright/host';
import type { Room, TableSetup } from '@cardwright/online';
import { type GameEntry, loadGame } from '@cardwright/registry';
import { alone, type Membership } from '../cluster/membership.ts';
import type { Person, Storage } from '../storage/storage.ts';
import { ClockKeeper } from './clock-keeper.ts';
import type { Member } from './members.ts';
import { OnlineTable, type TableEnvironment } from './online-table.ts';
import { isUsual, quickSetup } from './setup.ts';

const WAIT = 30_000; // ms until a table begins by itself

/** A public table that waits for people. */
export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly taken: number;
  readonly names: readonly string[];
  readonly time: TableSetup['time'];
  readonly isRated: boolean;
}

/** How much is being played. */
export interface Playing {
  readonly tables: number;
  readonly people: number;
}

/** All tables of a server process. */
export class Tables {
  readonly #storage: Storage;
  readonly #membership: Membership;
  readonly #open = new Map<string, OnlineTable>();
  readonly #opening = new Map<string, Promise<OnlineTable | null>>();
  readonly #taken = new Set<(table: OnlineTable) => void>();
  readonly #environment: TableEnvironment;
  readonly #clocks: ClockKeeper;

  constructor(
    storage: Storage,
    environment: Omit<TableEnvironment, 'storage' | 'again' | 'process' | 'holds' | 'onFenced'>,
    membership: Membership = alone(storage),
  ) {
    this.#storage = storage;
    this.#membership = membership;
    this.#environment = {
      ...environment,
      storage,
      again: async ({ setup }, maker) => (await this.make(maker, setup)).id,
      process: () => membership.process,
      holds: () => membership.holds(),
      onFenced: (table) => this.letGo(table),
    };
    this.#clocks = new ClockKeeper(storage, environment.clock ?? systemClock, () => this.#open.values());
  }

  /** The name this process goes by. */
  get process(): string {
    return this.#membership.process;
  }

  /** Finds the tables that were being played when the server stopped. */
  async resume(): Promise<number> {
    for (const { id } of await this.#storage.openTables()) {
      try {
        await this.find(id);
      } catch (error) {
        this.#environment.onFault(id, error); // one table that cannot be read does not keep the others
      }
    }
    return this.#open.size;
  }

  async make(maker: Person, setup: TableSetup): Promise<OnlineTable> {
    return this.#laid(maker, setup, await loadGame(setup.game), null);
  }

  async #laid(maker: Person, setup: TableSetup, entry: GameEntry, wait: number | null): Promise<OnlineTable> {
    const { process } = this.#membership;
    const table = await OnlineTable.make(maker, setup, entry, this.#environment, wait);
    this.#hold(table, process);
    return table;
  }

  /** Has a table from now on, unless the name it was made or taken under is no longer ours. */
  #hold(table: OnlineTable, process: string): void {
    if (process === this.#membership.process) this.#open.set(table.id, table);
    else table.letGo();
  }

  /** A table this process has, or takes now. Null: there is none, or another process has it. */
  async find(id: string): Promise<OnlineTable | null> {
    const open = this.#open.get(id);
    if (open !== undefined) return open;
    const opening = this.#opening.get(id) ?? this.#take(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  async #take(id: string): Promise<OnlineTable | null> {
    const { process } = this.#membership;
    const stored = await this.#membership.take(id);
    if (stored === null) return null;
    const entry = await loadGame((JSON.parse(stored.setup) as TableSetup).game);
    const table = await OnlineTable.resume(stored, entry, this.#environment);
    this.#hold(table, process);
    for (const act of this.#taken) act(table);
    return table;
  }

  /** A table was taken: whoever had it before has it no more. */
  onTaken(act: (table: OnlineTable) => void): void {
    this.#taken.add(act);
  }

  /** A table this process has; undefined: it has it not. */
  held(id: string): OnlineTable | undefined {
    return this.#open.get(id);
  }

  /** Another process has it, or may have it. */
  letGo(table: OnlineTable): void {
    if (this.#open.get(table.id) === table) this.#open.delete(table.id);
    table.letGo();
  }

  letGoOfAll(): void {
    for (const table of this.#open.values()) this.letGo(table);
  }

  /** Lets go of tables that nobody has been at since then: whoever comes to one finds it as it was. */
  async putAway(before: number): Promise<void> {
    const idle = [...this.#open.values()].filter((table) => table.isIdleSince(before));
    if (idle.length > 0) await this.keepClocks();
    for (const table of idle) {
      if (!table.isIdleSince(before)) continue; // somebody has come
      this.letGo(table);
      await table.release().catch((error: unknown) => this.#environment.onFault(table.id, error));
    }
  }

  /** Who somebody at a table is. */
  async personOf({ person }: Member): Promise<Person | null> {
    const [found] = await this.#storage.people.byIds([person]);
    return found ?? null;
  }

  /** Public tables with a seat free, the fullest first. */
  lobby(game: string | null = null): ListedTable[] {
    const waiting = [...this.#open.values()].filter(
      ({ setup, free, isWatched }) => setup.isPublic && free > 0 && isWatched && (game === null || setup.game === game),
    );
    return waiting
      .map(({ id, setup, members }) => ({
        id,
        game: setup.game,
        seats: setup.seats,
        taken: members.length,
        names: members.map(({ name }) => name),
        time: setup.time,
        isRated: setup.isRated,
      }))
      .sort((a, b) => a.seats - a.taken - (b.seats - b.taken));
  }

  /** How many people are playing now, and at how many tables. */
  playing(): Playing {
    const played = [...this.#open.values()].filter(({ phase, isWatched }) => phase === 'playing' && isWatched);
    return { tables: played.length, people: played.reduce((sum, { members }) => sum + members.length, 0) };
  }

  /** How many tables are open, by what happens at them. */
  census(): Readonly<Record<Room['phase'], number>> {
    const count = { waiting: 0, playing: 0, over: 0 };
    for (const { phase } of this.#open.values()) count[phase]++;
    return count;
  }

  /** A table that begins by itself, with a seat for this person: the fullest there is, or a new one. */
  async quick(person: Person, game: string): Promise<OnlineTable> {
    const entry = await loadGame(game);
    const fitting = [...this.#open.values()].filter(
      (table) => table.isQuick && table.isWaiting && table.setup.game === game && isUsual(table.setup, entry),
    );
    const own = fitting.find((table) => table.memberOf(person) !== undefined);
    if (own !== undefined) return own;
    for (const table of fitting.sort((a, b) => a.free - b.free)) if (await table.seat(person)) return table;
    const made = await this.#laid(person, quickSetup(entry), entry, WAIT);
    await made.seat(person);
    return made;
  }

  /** Keeps what is left of everybody's time at once. */
  keepClocks(): Promise<void> {
    return this.#clocks.keep();
  }

  async close(): Promise<void> {
    await this.#clocks.close();
    await this.#membership.end();
    this.letGoOfAll();
  }
}
