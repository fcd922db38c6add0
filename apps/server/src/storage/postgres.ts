import { BadInputError } from '@cardwright/engine';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Schema } from './schema.ts';

/** A PostgreSQL server somebody else runs. */
export async function openPostgres(url: string): Promise<Kysely<Schema>> {
  types.setTypeParser(types.builtins.INT8, Number); // times fit into 53 bits
  const pool = new Pool({ connectionString: url, max: 8 });
  pool.on('error', () => undefined); // a connection that is lost is made anew when it is needed
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new BadInputError(`--db cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
