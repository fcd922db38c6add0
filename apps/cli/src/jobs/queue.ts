import { BadInputError } from '@cardwright/engine';
import { GAMES } from '@cardwright/registry/list';
import { PgBoss } from 'pg-boss';
import { entryOf } from '../registry.ts';
import type { TimedResult } from '../thread-pool.ts';

const SCHEMA = 'cardwright_jobs';
const RETRIES = 1000; //   of a stretch whose worker failed: what is wrong with it is said, and others may do better
const ACTIVE_FOR = 900; // seconds a worker may take for a stretch before somebody else gets it

/** A stretch of work for anybody who takes from the queue. */
export interface Job {
  readonly run: string; //    which run it belongs to
  readonly part: number; //   which part of the run
  readonly name: string; //   a function of sim-worker.ts
  readonly task: unknown; //  what it is given
}

/** What came of a part. */
export interface PartResult extends TimedResult<unknown> {
  readonly part: number;
}

/** Programs that would play the same games share a queue; others have one of their own. */
function queueName(): string {
  const rules = GAMES.map(({ id }) => `${id}-${entryOf(id).game.rules}`);
  return `stretches_${rules.join('_')}`.replaceAll(/[^\w-]/g, '_');
}

/** Jobs in PostgreSQL by pg-boss, and beside them what came of each: the same whoever worked it out, so twice does no harm. */
export class Queue {
  readonly #boss: PgBoss;
  readonly #name = queueName();

  private constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  static async open(url: string): Promise<Queue> {
    if (!/^postgres(ql)?:\/\//.test(url))
      throw new BadInputError(`a queue is a PostgreSQL address like postgres://user@host/database, not "${url}"`);
    const boss = new PgBoss({ connectionString: url, schema: SCHEMA, max: 4, schedule: false });
    boss.on('error', () => {}); // a connection that breaks is tried again; what cannot be done at all throws where it is asked for
    try {
      await boss.start();
    } catch (error) {
      throw new BadInputError(
        `there is no queue at ${withoutPassword(url)}: ${(error as Error).message || (error as { code?: string }).code}`,
      );
    }
    const queue = new Queue(boss);
    try {
      await queue.#prepare();
    } catch (error) {
      await queue.close(); // or what is open keeps the program from ending
      throw error;
    }
    return queue;
  }

  /** Where results go; one at a time makes it, however many begin together ("if not exists" alone does not see to that). */
  async #prepare(): Promise<void> {
    await this.#boss.createQueue(this.#name, { retryLimit: RETRIES, retryDelay: 1, expireInSeconds: ACTIVE_FOR });
    await this.#sql(
      `select pg_advisory_xact_lock(hashtext('${SCHEMA}'));
       create table if not exists ${SCHEMA}.stretch_result (run text, part integer, ms double precision, result text, primary key (run, part))`,
    );
  }

  async #sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.#boss.getDb().executeSql(text, values)).rows as Record<string, unknown>[];
  }

  async send(job: Job, priority = 0): Promise<void> {
    await this.#boss.send(this.#name, job, { priority });
  }

  /** The next job and what to do when it is done; null: there is none now. */
  async take(): Promise<{
    job: Job;
    done(worked: TimedResult<unknown>): Promise<void>;
    failed(why: string): Promise<void>;
  } | null> {
    const [found] = await this.#boss.fetch<Job>(this.#name);
    if (found === undefined) return null;
    const { id, data: job } = found;
    return {
      job,
      done: async ({ result, ms }) => {
        await this.#sql(
          `insert into ${SCHEMA}.stretch_result (run, part, ms, result) values ($1, $2, $3, $4) on conflict do nothing`,
          [job.run, job.part, ms, JSON.stringify(result)],
        );
        await this.#boss.complete(this.#name, id);
      },
      failed: async (why) => void (await this.#boss.fail(this.#name, id, { why })),
    };
  }

  /** What has come of these parts of a run so far. */
  async results(run: string, parts: readonly number[]): Promise<PartResult[]> {
    const rows = await this.#sql(
      `select part, ms, result from ${SCHEMA}.stretch_result where run = $1 and part = any($2)`,
      [run, parts],
    );
    return rows.map(({ part, ms, result }) => ({
      part: part as number,
      ms: ms as number,
      result: JSON.parse(result as string) as unknown,
    }));
  }

  /** Nobody needs anything of this run any more. */
  async forget(run: string): Promise<void> {
    await this.#sql(`delete from ${SCHEMA}.stretch_result where run = $1`, [run]);
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
  }
}

const withoutPassword = (url: string): string => url.replace(/:[^:@/]*@/, ':…@');
