import type { RecordedChoice } from '@cardwright/engine';
import type { Kysely, Selectable } from 'kysely';
import { FencedError } from './fenced.ts';
import { cutChoices, type Fenced, insertChoices, keyOf, upsertClocks } from './fenced-writes.ts';
import { Leases } from './leases.ts';
import { migrate } from './migrations.ts';
import { isContradiction, NotKeptError, notKept } from './not-kept.ts';
import { PersonStore } from './person-store.ts';
import { openPostgres } from './postgres.ts';
import { ResultStore } from './result-store.ts';
import { Retention } from './retention.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type { Person } from './person-store.ts';
export type StoredTable = Selectable<Schema['gameTable']>;

interface Pending {
  readonly row: Schema['choice'];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const ROWS = 400; // of one statement: whoever waits for one of them waits for all
const APART = 4; //  ms between two writes at least: each costs as much as its rows, and whoever waits does not notice

const refuse = (error: unknown): never => {
  throw notKept(error);
};

/** All that outlives the server. The same for SQLite and PostgreSQL. */
export class Storage {
  readonly people: PersonStore;
  readonly results: ResultStore;
  readonly leases: Leases;
  readonly retention: Retention;
  readonly #base: Kysely<Schema>;
  readonly #pending: Pending[] = [];
  readonly #doubtful = new Set<string>(); // tables of which a choice may have been kept that was refused
  #writing: Promise<void> | null = null;
  #wroteAt = 0;
  #kept = 0;

  private constructor(base: Kysely<Schema>) {
    this.#base = base;
    this.people = new PersonStore(base);
    this.results = new ResultStore(base);
    this.leases = new Leases(base);
    this.retention = new Retention(base);
  }

  /** Opens what an address names: `postgres://…`, or a file. */
  static async open(address: string): Promise<Storage> {
    const base = /^postgres(ql)?:\/\//.test(address) ? await openPostgres(address) : await openSqlite(address);
    await migrate(base);
    return new Storage(base);
  }

  async close(): Promise<void> {
    await this.settled();
    await this.#base.destroy();
  }

  /** When everything that was handed over is written, or refused. */
  async settled(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
  }

  /** Fails unless what is kept can be read now. */
  async check(): Promise<void> {
    await this.#base.selectFrom('version').select('id').limit(1).execute();
  }

  /** How many choices were kept since it was opened. */
  get kept(): number {
    return this.#kept;
  }

  // ── Tables ──

  async addTable(table: StoredTable): Promise<void> {
    await this.#base.insertInto('gameTable').values(table).execute().catch(refuse);
  }

  /** Changes a table, in the name of the owner with this number. */
  async changeTable(id: string, change: Partial<Omit<StoredTable, 'id'>>, fence = 0): Promise<void> {
    const own = this.#base.updateTable('gameTable').set(change).where('id', '=', id).where('fence', '=', fence);
    const { numUpdatedRows } = await own.executeTakeFirstOrThrow().catch(refuse);
    if (numUpdatedRows === 0n) throw new FencedError();
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
  async append(gameTable: string, at: number, choice: RecordedChoice, isOwn = true, fence = 0): Promise<void> {
    const { seat, keys } = choice;
    if (this.#doubtful.has(gameTable)) await this.#settleDoubt(gameTable, at, fence);
    return new Promise((resolve, reject) => {
      const row = { gameTable, fence, at, seat, keys: JSON.stringify(keys), isOwn: isOwn ? 1 : 0 };
      this.#pending.push({ row, resolve, reject });
      this.#writing ??= this.#write();
    });
  }

  /** A connection may break after something was kept and before that was said: what was refused is not to be there. */
  async #settleDoubt(gameTable: string, at: number, fence: number): Promise<void> {
    await this.cut(gameTable, at, fence);
    this.#doubtful.delete(gameTable);
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
  async keepClocks(clocks: readonly Fenced<Schema['clock']>[]): Promise<void> {
    await upsertClocks(this.#base, clocks);
  }

  async clock(table: string): Promise<string | null> {
    const found = await this.#base.selectFrom('clock').select('kept').where('gameTable', '=', table).executeTakeFirst();
    return found?.kept ?? null;
  }

  /** Takes back all choices from number `length` on. */
  async cut(gameTable: string, length: number, fence = 0): Promise<void> {
    await this.settled();
    await cutChoices(this.#base, gameTable, length, fence).catch(refuse);
  }

  async #write(): Promise<void> {
    while (this.#pending.length > 0) {
      await this.#gather();
      this.#wroteAt = performance.now();
      const batch = this.#pending.splice(0, ROWS);
      try {
        await this.#insert(batch);
      } catch (error) {
        await this.#writeEach(batch, error);
      }
    }
    this.#writing = null;
  }

  /** Waits for whatever else comes in this turn, or soon after the last write. */
  #gather(): Promise<void> {
    const wait = this.#wroteAt + APART - performance.now();
    return new Promise((resolve) => void (wait > 0 ? setTimeout(resolve, wait) : setImmediate(resolve)));
  }

  /** A statement is a transaction of its own: all of them but those of former owners, or none. */
  async #insert(batch: readonly Pending[]): Promise<void> {
    const written = await insertChoices(
      this.#base,
      batch.map(({ row }) => row),
    );
    this.#kept += written.size;
    for (const { row, resolve, reject } of batch)
      if (written.has(keyOf(row))) resolve();
      else reject(new FencedError());
  }

  /** One bad row must not cost the others their choice. */
  async #writeEach(batch: readonly Pending[], error: unknown): Promise<void> {
    for (const pending of batch) {
      try {
        if (batch.length === 1) throw error;
        await this.#insert([pending]);
      } catch (own) {
        const why = isContradiction(own) ? new FencedError(own) : notKept(own); // it was refused earlier, and came late
        if (why instanceof NotKeptError) this.#doubtful.add(pending.row.gameTable);
        pending.reject(why);
      }
    }
  }
}
