import type { Storage } from '../storage/storage.ts';
import type { Tables } from './tables.ts';

/** For how many days is kept what nobody needs any more; null: for ever. */
export interface RetentionPeriods {
  readonly games: number | null; //    how a game went, after its end
  readonly deserted: number | null; // a table whose game is not over, after somebody was there
}

export const FOR_EVER: RetentionPeriods = { games: null, deserted: null };

const DAY = 86_400_000;
const IDLE = 600_000; //  ms nobody has been at a table until it is put away
const EVERY = 300_000; // ms

/** Puts away tables that nobody is at, and removes what was kept long enough. */
export class Housekeeping {
  readonly #storage: Storage;
  readonly #tables: Tables;
  readonly #keeping: RetentionPeriods;
  readonly #only: readonly string[] | null;
  readonly #timer: NodeJS.Timeout;
  #cleaning: Promise<void> = Promise.resolve();

  /** `only`: the names of the one process there is and its threads; null: there are others. */
  constructor(
    storage: Storage,
    tables: Tables,
    keeping: RetentionPeriods,
    only: readonly string[] | null,
    onFault: (e: unknown) => void,
  ) {
    this.#storage = storage;
    this.#tables = tables;
    this.#keeping = keeping;
    this.#only = only;
    this.#timer = setInterval(() => {
      this.#cleaning = this.#cleaning.then(() => this.clean(Date.now())).catch(onFault);
    }, EVERY).unref();
  }

  async clean(now: number): Promise<void> {
    await this.#tables.putAway(now - IDLE);
    const { games, deserted } = this.#keeping;
    const { retention } = this.#storage;
    if (deserted !== null) await retention.removeDeserted(now - deserted * DAY, this.#only);
    if (games !== null) await retention.forgetGames(now - games * DAY);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#cleaning;
  }
}
