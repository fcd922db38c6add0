import { type Kysely, type Selectable, sql } from 'kysely';
import { isPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';

type StoredTable = Selectable<Schema['gameTable']>;

const OLD = 60_000; // ms after which nobody remembers a process

/** The database's own clock, in milliseconds: that of a process may stand still with it. */
export const NOW = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

/** Which server processes there are, for how long without another sign of them, and whose the tables are. */
export class Leases {
  readonly #base: Kysely<Schema>;

  constructor(base: Kysely<Schema>) {
    this.#base = base;
  }

  /** Whether several processes may share what is kept. */
  get canBeShared(): boolean {
    return isPostgres(this.#base);
  }

  async begin(process: string, ms: number): Promise<void> {
    await this.#base
      .deleteFrom('process')
      .where('until', '<', sql<number>`${NOW} - ${sql.lit(OLD)}`)
      .execute();
    await this.#base
      .insertInto('process')
      .values({ id: process, until: sql<number>`${NOW} + ${sql.lit(ms)}` })
      .onConflict((on) => on.column('id').doUpdateSet(({ ref }) => ({ until: ref('excluded.until') }))) // a first attempt may have come through
      .execute();
  }

  /** A sign of life, and the processes that are there. Null: it came too late, others may have taken its tables. */
  async renew(process: string, ms: number): Promise<string[] | null> {
    const { rows } = await sql<{ id: string }>`
      with renewed as (
        update process set until = ${NOW} + ${sql.lit(ms)} where id = ${process} and until > ${NOW} returning id)
      select id from renewed
      union all select p.id from process p, renewed where p.until > ${NOW} and p.id <> renewed.id`.execute(this.#base);
    return rows.length === 0 ? null : rows.map(({ id }) => id);
  }

  async release(process: string): Promise<void> {
    await this.#base.deleteFrom('process').where('id', '=', process).execute();
  }

  /** Takes a table whose owner is gone, or that this process has already. Null: it is not to be had. */
  async take(table: string, process: string): Promise<StoredTable | null> {
    const { rows } = await sql<StoredTable>`
      update "gameTable" t set owner = ${process}, fence = t.fence + 1
      where t.id = ${table}
        and (t.owner is null or t.owner = ${process}
          or not exists (select 1 from process p where p.id = t.owner and p.until > ${NOW}))
        and exists (select 1 from process p where p.id = ${process} and p.until > ${NOW})
      returning t.*`.execute(this.#base);
    return rows[0] ?? null;
  }

  /** Takes a table from whoever has it: there is one server process, and it has just been started. */
  async seize(table: string, process: string): Promise<StoredTable | null> {
    const taken = await this.#base
      .updateTable('gameTable')
      .set(({ ref }) => ({ owner: process, fence: sql<number>`${ref('fence')} + 1` }))
      .where('id', '=', table)
      .returningAll()
      .executeTakeFirst();
    return taken ?? null;
  }

  /** Whose a table is; null: nobody's who is there. */
  async ownerOf(table: string): Promise<string | null> {
    const found = await this.#base
      .selectFrom('gameTable')
      .innerJoin('process', 'process.id', 'gameTable.owner')
      .select('process.id')
      .where('gameTable.id', '=', table)
      .where('process.until', '>', NOW)
      .executeTakeFirst();
    return found?.id ?? null;
  }
}
