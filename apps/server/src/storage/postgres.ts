import { BadInputError } from '@cardwright/engine';
import { Kysely, PostgresAdapter, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { DatabaseError, Pool, type PoolClient, types } from 'pg';
import type { Schema } from './schema.ts';

const PATIENCE = 5_000; // ms until it counts as gone

/** Whether this is PostgreSQL: it has several writers at a time, a file has one. */
export const isPostgres = (base: Kysely<Schema>): boolean => base.getExecutor().adapter instanceof PostgresAdapter;

/**
 * A connection that gave no answer to something is not used again: what it was asked may still happen. If that was to begin a
 * transaction, everything written after it would be acknowledged and never kept.
 */
function lent(client: PoolClient): PostgresPoolClient {
  let hasAnswered = true;
  const query = async (text: string, parameters: unknown[]): Promise<unknown> => {
    try {
      return await client.query(text, parameters);
    } catch (error) {
      hasAnswered &&= error instanceof DatabaseError;
      throw error;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(destroy || !hasAnswered) };
}

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
  const lending: PostgresPool = {
    options: pool.options,
    connect: async () => lent(await pool.connect()),
    end: () => pool.end(),
  };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: lending }) });
}
