import type { Review } from '@cardwright/review';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type ArchivedGame, archivedFrom } from './archived-game.ts';

interface Schema extends DBSchema {
  games: { key: string; value: ArchivedGame; indexes: { updated: number } };
  records: { key: string; value: string };
  reviews: { key: string; value: StoredReview };
}

/** A review that was reckoned once, and what it was reckoned from. */
export interface StoredReview {
  readonly of: string; // the game
  readonly from: string; // its record, and how it was reckoned
  readonly review: Review;
}

type Base = IDBPDatabase<Schema>;

/** A game as the first version kept it: its record within it. */
type First = Omit<ArchivedGame, 'seats' | 'bots'> & { readonly record: string };

/** Makes the stores; what the first version kept is put into them. */
async function upgrade(base: Base, from: number, transaction: Parameters<Upgrade>[3]): Promise<void> {
  if (from < 1) base.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
  if (from < 2) base.createObjectStore('records');
  if (from < 3) base.createObjectStore('reviews');
  if (from !== 1) return;
  for (const { record, ...game } of (await transaction.objectStore('games').getAll()) as unknown as First[]) {
    await transaction.objectStore('records').put(record, game.id);
    await transaction.objectStore('games').put(archivedFrom(game, record));
  }
}

type Upgrade = NonNullable<NonNullable<Parameters<typeof openDB<Schema>>[2]>['upgrade']>;

/** Writes a game, and says at once that this is all: whoever leaves now still finds it. */
async function put(base: Base, game: ArchivedGame, record: string): Promise<string> {
  const writing = base.transaction(['games', 'records'], 'readwrite');
  const key = writing.objectStore('games').put(game);
  const text = writing.objectStore('records').put(record, game.id);
  writing.commit();
  const [written] = await Promise.all([key, text, writing.done]);
  return written;
}

interface GameAndRecord {
  readonly game: ArchivedGame;
  readonly record: string;
}

/** Games kept in this browser; where it keeps nothing, as long as whoever asked for it is there. */
class Archive {
  readonly #memory = new Map<string, GameAndRecord>(); // what could not be stored
  readonly #reviews = new Map<string, StoredReview>();
  readonly #watchers = new Set<() => void>();
  #problem: string | null = null;
  #base: Promise<Base | null> | null = null;

  /** Why games cannot be kept for good, or null if they can. */
  get problem(): string | null {
    return this.#problem;
  }

  /** Calls back whenever it begins or ceases to be a problem to keep games. */
  readonly watch = (hear: () => void): (() => void) => {
    this.#watchers.add(hear);
    return () => this.#watchers.delete(hear);
  };

  #report(problem: string | null): void {
    if (problem === this.#problem) return;
    this.#problem = problem;
    for (const hear of this.#watchers) hear();
  }

  #open(): Promise<Base | null> {
    const close = (): void => {
      void this.#base?.then((base) => base?.close());
      this.#base = null; // opened anew when it is needed again
    };
    this.#base ??= this.#tried(() =>
      openDB<Schema>('cardwright', 3, {
        upgrade: (base, from, _to, transaction) => upgrade(base, from, transaction),
        blocking: close,
        terminated: close,
      }),
    );
    return this.#base;
  }

  /** What comes of it, or null: then it is known why not. */
  async #tried<R>(act: () => Promise<R>): Promise<R | null> {
    try {
      return await act();
    } catch (error) {
      this.#report(error instanceof Error ? error.name : String(error));
      return null;
    }
  }

  async #stored<R>(act: (base: Base) => Promise<R>): Promise<R | null> {
    const base = await this.#open();
    return base === null ? null : this.#tried(() => act(base));
  }

  async keep(game: ArchivedGame, record: string): Promise<void> {
    const kept = { game, record };
    this.#memory.set(game.id, kept);
    const key = await this.#stored((base) => put(base, game, record));
    if (key === null) return;
    if (this.#memory.get(game.id) === kept) this.#memory.delete(game.id);
    if (this.#memory.size === 0) this.#report(null);
  }

  async find(id: string): Promise<ArchivedGame | null> {
    return this.#memory.get(id)?.game ?? (await this.#stored((base) => base.get('games', id))) ?? null;
  }

  /** The record of a game: for whoever plays it, saves it or watches it again. */
  async record(id: string): Promise<string | null> {
    return this.#memory.get(id)?.record ?? (await this.#stored((base) => base.get('records', id))) ?? null;
  }

  /** All that are kept, the newest first. */
  async list(): Promise<ArchivedGame[]> {
    const stored = (await this.#stored((base) => base.getAllFromIndex('games', 'updated'))) ?? [];
    const all = new Map(
      [...stored, ...[...this.#memory.values()].map(({ game }) => game)].map((game) => [game.id, game]),
    );
    return [...all.values()].sort((a, b) => b.updated - a.updated);
  }

  /** Takes a game off the list. Until `sweep` it can be put back. */
  async drop(id: string): Promise<void> {
    this.#memory.delete(id);
    await this.#stored((base) => base.delete('games', id));
  }

  async putBack(game: ArchivedGame): Promise<void> {
    await this.#stored((base) => base.put('games', game));
  }

  async keepReview(name: string, kept: StoredReview): Promise<void> {
    this.#reviews.set(name, kept);
    await this.#stored((base) => base.put('reviews', kept, name));
  }

  async review(name: string): Promise<StoredReview | null> {
    return this.#reviews.get(name) ?? (await this.#stored((base) => base.get('reviews', name))) ?? null;
  }

  /** Throws away the records and reviews of games that were dropped. */
  async sweep(): Promise<void> {
    await this.#stored(async (base) => {
      const sweeping = base.transaction(['games', 'records', 'reviews'], 'readwrite');
      const [records, reviews] = [sweeping.objectStore('records'), sweeping.objectStore('reviews')];
      const listed = new Set(await sweeping.objectStore('games').getAllKeys());
      for (const id of await records.getAllKeys()) if (!listed.has(id)) await records.delete(id);
      for (const name of await reviews.getAllKeys())
        if (!listed.has((await reviews.get(name))?.of ?? '')) await reviews.delete(name);
      await sweeping.done;
    });
  }
}

export const archive = new Archive();

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A name for a game, short enough to be read out. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('');
