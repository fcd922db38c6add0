import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BadInputError } from '@cardwright/engine';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Schema } from './schema.ts';

export interface Query {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** What comes of a query: rows, how many changed, or what went wrong. */
export interface Answer {
  readonly rows?: unknown[];
  readonly changes?: number;
  readonly fault?: {
    readonly message: string;
    readonly code?: string | undefined;
    readonly errcode?: number | undefined;
  };
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** The thread that has the file; it answers in the order it is asked. */
class SqliteThread implements DatabaseConnection {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  readonly #gone: Promise<void>;
  #fault: unknown = null;

  private constructor(path: string) {
    this.#worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: path, name: 'storage' });
    this.#gone = new Promise((resolve) => void this.#worker.once('exit', () => resolve()));
    this.#worker.on('message', (answer: Answer) => this.#waiting.shift()?.resolve(answer));
    this.#worker.on('error', (error) => {
      this.#fault = error;
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
  }

  static async open(path: string): Promise<SqliteThread> {
    const thread = new SqliteThread(path);
    await new Promise<Answer>((resolve, reject) => thread.#waiting.push({ resolve, reject }));
    return thread;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#fault !== null) throw this.#fault;
    const answer = await new Promise<Answer>((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage({ sql, values: parameters } satisfies Query);
    });
    const { rows = [], changes = 0, fault } = answer;
    if (fault !== undefined) throw Object.assign(new Error(fault.message), fault);
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: nothing is ever asked for in pieces
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are not read one by one');
  }

  async close(): Promise<void> {
    this.#worker.postMessage(null);
    await this.#gone;
  }
}

const driverOf = (thread: SqliteThread): Driver => {
  const say = async (sql: string): Promise<void> => void (await thread.executeQuery(CompiledQuery.raw(sql)));
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(thread),
    beginTransaction: () => say('begin immediate'),
    commitTransaction: () => say('commit'),
    rollbackTransaction: () => say('rollback'),
    releaseConnection: () => Promise.resolve(),
    destroy: () => thread.close(),
  };
};

const dialectOf = (thread: SqliteThread): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driverOf(thread),
  createIntrospector: (base) => new SqliteIntrospector(base),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** A file with everything in it. What is committed is on the disk. */
export async function openSqlite(path: string): Promise<Kysely<Schema>> {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    return new Kysely<Schema>({ dialect: dialectOf(await SqliteThread.open(path)) });
  } catch (error) {
    throw new BadInputError(
      `the data file ${path} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
