import { BadInputError } from '@cardwright/engine';
import type { Room, TableSetup } from '@cardwright/online';
import { loadGame } from '@cardwright/registry';
import type { Person, Storage } from '../storage/storage.ts';
import { type Around, type Member, OnlineTable } from './online-table.ts';

/** A public table that waits for people. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly taken: number;
  readonly names: readonly string[];
  readonly time: TableSetup['time'];
  readonly isRated: boolean;
}

/** All tables of a server. */
export class Tables {
  readonly #storage: Storage;
  readonly #open = new Map<string, OnlineTable>();
  readonly #around: Around;

  constructor(storage: Storage, around: Omit<Around, 'storage' | 'again'>) {
    this.#storage = storage;
    this.#around = { ...around, storage, again: (table) => this.#again(table) };
  }

  /** Finds the tables that were being played when the server stopped. */
  async resume(): Promise<number> {
    for (const stored of await this.#storage.openTables()) {
      const entry = await loadGame((JSON.parse(stored.setup) as TableSetup).game);
      try {
        this.#open.set(stored.id, await OnlineTable.resume(stored, entry, this.#around));
      } catch (error) {
        this.#around.onFault(stored.id, error); // one table that cannot be read does not keep the others
      }
    }
    return this.#open.size;
  }

  async make(maker: Person, setup: TableSetup): Promise<OnlineTable> {
    const table = await OnlineTable.make(maker, setup, await loadGame(setup.game), this.#around);
    this.#open.set(table.id, table);
    return table;
  }

  async find(id: string): Promise<OnlineTable | null> {
    const open = this.#open.get(id);
    if (open !== undefined) return open;
    const stored = await this.#storage.table(id);
    if (stored === null) return null;
    const entry = await loadGame((JSON.parse(stored.setup) as TableSetup).game);
    const table = await OnlineTable.resume(stored, entry, this.#around);
    this.#open.set(id, table);
    return table;
  }

  /** Who somebody at a table is. */
  async personOf({ person }: Member): Promise<Person | null> {
    const [found] = await this.#storage.people([person]);
    return found ?? null;
  }

  /** Public tables with a seat free, the fullest first. */
  lobby(game: string | null = null): Listed[] {
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

  /** How many tables are open, by what happens at them. */
  census(): Readonly<Record<Room['phase'], number>> {
    const count = { waiting: 0, playing: 0, over: 0 };
    for (const { phase } of this.#open.values()) count[phase]++;
    return count;
  }

  async #again(table: OnlineTable): Promise<string> {
    const [maker] = await this.#storage.people([table.maker]);
    if (maker === undefined) throw new BadInputError('whoever made this table is not known any more');
    return (await this.make(maker, table.setup)).id;
  }

  close(): void {
    for (const table of this.#open.values()) table.close();
  }
}
