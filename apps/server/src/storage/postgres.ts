import { BadInputError } from '@cardwright/engine';
import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Schema } from './schema.ts';

const PATIENCE = 5_000; // ms until it counts as gone

/** Whether this is PostgreSQL: it has several writers at a time, a file has one. */
export const isPostgres = (base: Kysely<Schema>): boolean => base.getExecutor().adapter instanceof PostgresAdapter;

/** A PostgreSQL server somebody else runs. */
export async function openPostgres(url: string): Promise<Kysely<Schema>> {
  types.setTypeParser(types.builtins.INT8, Number); // times fit into 53 bits
  const pool = new Pool({ connectionString: url, max: 8, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
  // A connection that is lost is made anew when it is needed; whoever was using it hears of it from what it asked.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new BadInputError(`--db cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
