import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { BadInputError } from '@cardwright/engine';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Schema } from './schema.ts';

/** Whether a statement gives rows back. */
const isReader = (sql: string): boolean => /^\s*(select|with|pragma)\b/i.test(sql) || /\breturning\b/i.test(sql);

/** The SQLite that Node brings, as kysely knows it. */
function asKysely(base: DatabaseSync): SqliteDatabase {
  return {
    close: () => base.close(),
    prepare(sql): SqliteStatement {
      const statement = base.prepare(sql);
      return {
        reader: isReader(sql),
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => {
          const { changes, lastInsertRowid } = statement.run(...(values as SQLInputValue[]));
          return { changes: BigInt(changes), lastInsertRowid: BigInt(lastInsertRowid) };
        },
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
  };
}

/** A file with everything in it. What is committed is on the disk. */
export function openSqlite(path: string): Kysely<Schema> {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    const base = new DatabaseSync(path);
    base.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
    );
    return new Kysely<Schema>({ dialect: new SqliteDialect({ database: asKysely(base) }) });
  } catch (error) {
    throw new BadInputError(
      `the data file ${path} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
