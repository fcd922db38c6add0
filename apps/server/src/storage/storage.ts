import { BadInputError, type RecordedChoice } from '@cardwright/engine';
import type { Kysely, Selectable } from 'kysely';
import { migrate } from './migrations.ts';
import { PersonStore } from './person-store.ts';
import { openPostgres } from './postgres.ts';
import { ResultStore } from './result-store.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type { Person } from './person-store.ts';
export type StoredTable = Selectable<Schema['gameTable']>;

interface Pending {
  readonly row: Schema['choice'];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const ROWS = 400; // of one statement: SQLite takes 32,766 values

/** Why something cannot be kept, in a line. */
const notKept = (error: unknown): unknown => {
  const { code, errcode, message } = error as { code?: string; errcode?: number; message?: string };
  const isFull = code === '53100' || errcode === 13 || /disk (is )?full|No space left/i.test(message ?? '');
  return isFull ? new BadInputError('the disk of the server is full; nothing was kept') : error;
};

/** All that outlives the server. The same for SQLite and PostgreSQL. */
export class Storage {
  readonly people: PersonStore;
  readonly results: ResultStore;
  readonly #base: Kysely<Schema>;
  #pending: Pending[] = [];
  #writing: Promise<void> | null = null;

  private constructor(base: Kysely<Schema>) {
    this.#base = base;
    this.people = new PersonStore(base);
    this.results = new ResultStore(base);
  }

  /** Opens what an address names: `postgres://…`, or a file. */
  static async open(address: string): Promise<Storage> {
    const base = /^postgres(ql)?:\/\//.test(address) ? await openPostgres(address) : openSqlite(address);
    await migrate(base);
    return new Storage(base);
  }

  async close(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
    await this.#base.destroy();
  }

  // ── Tables ──

  async addTable(table: StoredTable): Promise<void> {
    await this.#base.insertInto('gameTable').values(table).execute();
  }

  async changeTable(id: string, change: Partial<Omit<StoredTable, 'id'>>): Promise<void> {
    await this.#base.updateTable('gameTable').set(change).where('id', '=', id).execute();
  }

  async table(id: string): Promise<StoredTable | null> {
    const found = await this.#base.selectFrom('gameTable').selectAll().where('id', '=', id).executeTakeFirst();
    return found ?? null;
  }

  /** Tables that are not over. */
  openTables(): Promise<StoredTable[]> {
    return this.#base.selectFrom('gameTable').selectAll().where('phase', '!=', 'over').execute();
  }

  async choices(table: string): Promise<RecordedChoice[]> {
    const rows = await this.#base
      .selectFrom('choice')
      .select(['seat', 'keys'])
      .where('gameTable', '=', table)
      .orderBy('at')
      .execute();
    return rows.map(({ seat, keys }) => ({ seat, keys: JSON.parse(keys) as string[] }));
  }

  /** Keeps a choice: when this is over, it outlives the machine. All that come at the same time are written at once. */
  append(gameTable: string, at: number, { seat, keys }: RecordedChoice, isOwn = true): Promise<void> {
    return new Promise((resolve, reject) => {
      const row = { gameTable, at, seat, keys: JSON.stringify(keys), isOwn: isOwn ? 1 : 0 };
      this.#pending.push({ row, resolve, reject });
      this.#writing ??= this.#write();
    });
  }

  /** The seats whose last choice a bot made. */
  async botFinished(table: string): Promise<number[]> {
    const rows = await this.#base
      .selectFrom('choice')
      .select(['seat', 'isOwn'])
      .where('gameTable', '=', table)
      .orderBy('at')
      .execute();
    const last = new Map(rows.map(({ seat, isOwn }) => [seat, isOwn]));
    return [...last].flatMap(([seat, isOwn]) => (isOwn === 0 ? [seat] : []));
  }

  /** Keeps what is left of everybody's time at these tables. */
  async keepClocks(clocks: readonly Schema['clock'][]): Promise<void> {
    await this.#base.transaction().execute(async (within) => {
      for (let from = 0; from < clocks.length; from += ROWS)
        await within
          .insertInto('clock')
          .values(clocks.slice(from, from + ROWS))
          .onConflict((on) => on.column('gameTable').doUpdateSet((set) => ({ kept: set.ref('excluded.kept') })))
          .execute();
    });
  }

  async clock(table: string): Promise<string | null> {
    const found = await this.#base.selectFrom('clock').select('kept').where('gameTable', '=', table).executeTakeFirst();
    return found?.kept ?? null;
  }

  /** Takes back all choices from number `length` on. */
  async cut(gameTable: string, length: number): Promise<void> {
    while (this.#writing !== null) await this.#writing;
    await this.#base.deleteFrom('choice').where('gameTable', '=', gameTable).where('at', '>=', length).execute();
  }

  async #write(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve)); // whatever else comes in this turn
    while (this.#pending.length > 0) {
      const batch = this.#pending;
      this.#pending = [];
      try {
        await this.#base.transaction().execute(async (within) => {
          for (let from = 0; from < batch.length; from += ROWS)
            await within
              .insertInto('choice')
              .values(batch.slice(from, from + ROWS).map(({ row }) => row))
              .execute();
        });
        for (const { resolve } of batch) resolve();
      } catch (error) {
        await this.#writeEach(batch, error);
      }
    }
    this.#writing = null;
  }

  /** One bad row must not cost the others their choice. */
  async #writeEach(batch: readonly Pending[], error: unknown): Promise<void> {
    for (const { row, resolve, reject } of batch) {
      try {
        if (batch.length === 1) throw error;
        await this.#base.insertInto('choice').values(row).execute();
        resolve();
      } catch (own) {
        reject(notKept(own));
      }
    }
  }
}
