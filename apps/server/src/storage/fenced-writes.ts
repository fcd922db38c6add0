// Writes of a table's owner. Whether it still is the owner is decided by the database in the same statement: the row of the
// table is locked while something is written, so that nobody takes it over in between.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { FencedError } from './fenced.ts';
import { isPostgres } from './postgres.ts';
import type { Schema } from './schema.ts';

/** Something to be written by the owner with this number. */
export type Fenced<Row> = Row & { readonly fence: number };

// A file has one writer at a time.
const lock = (base: Kysely<Schema>) => (isPostgres(base) ? sql`for share of t` : sql``);
const lockAlone = (base: Kysely<Schema>) => (isPostgres(base) ? sql`for no key update of t` : sql``);

/** Rows as one value, `o`: a statement is the same text however many rows there are, and is prepared once. */
const offered = (base: Kysely<Schema>, rows: readonly (readonly unknown[])[]): RawBuilder<unknown> =>
  isPostgres(base)
    ? sql`json_array_elements(cast(${JSON.stringify(rows)} as json)) as o(value)`
    : sql`json_each(${JSON.stringify(rows)}) as o`;

/** Writes choices, and says which of them; the others were refused, because their tables have other owners by now. */
export async function insertChoices(
  base: Kysely<Schema>,
  choices: readonly Schema['choice'][],
): Promise<ReadonlySet<string>> {
  const rows = choices.map(({ gameTable, fence, at, seat, keys, isOwn }) => [gameTable, fence, at, seat, keys, isOwn]);
  const { rows: written } = await sql<{ gameTable: string; at: number }>`
    insert into choice ("gameTable", fence, at, seat, keys, "isOwn")
    select t.id, t.fence, cast(o.value ->> 2 as integer), cast(o.value ->> 3 as integer), o.value ->> 4, cast(o.value ->> 5 as integer)
    from ${offered(base, rows)} join "gameTable" t on t.id = o.value ->> 0 and t.fence = cast(o.value ->> 1 as bigint)
    ${lock(base)}
    returning "gameTable", at`.execute(base);
  return new Set(written.map(keyOf));
}

export const keyOf = ({ gameTable, at }: Pick<Schema['choice'], 'gameTable' | 'at'>): string => `${gameTable} ${at}`;

/** Takes back all choices of a table from number `length` on, those too that are still being written when it begins. */
export async function cutChoices(base: Kysely<Schema>, id: string, length: number, fence: number): Promise<void> {
  await base.transaction().execute(async (within) => {
    const { rows } = await sql`
      select t.id from "gameTable" t where t.id = ${id} and t.fence = ${fence} ${lockAlone(base)}`.execute(within);
    if (rows.length === 0) throw new FencedError();
    await within.deleteFrom('choice').where('gameTable', '=', id).where('at', '>=', length).execute();
  });
}

/** Writes what is left of everybody's time, where the table still has this owner. */
export async function upsertClocks(base: Kysely<Schema>, clocks: readonly Fenced<Schema['clock']>[]): Promise<void> {
  const rows = clocks.map(({ gameTable, fence, kept }) => [gameTable, fence, kept]);
  await sql`
    insert into clock ("gameTable", kept)
    select t.id, o.value ->> 2
    from ${offered(base, rows)} join "gameTable" t on t.id = o.value ->> 0 and t.fence = cast(o.value ->> 1 as bigint)
    where true on conflict ("gameTable") do update set kept = excluded.kept`.execute(base);
}
