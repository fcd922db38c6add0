import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { useSyncExternalStore } from 'react';
import type { ArchivedGame } from './archived-game.ts';

interface Schema extends DBSchema {
  games: { key: string; value: ArchivedGame; indexes: { updated: number } };
}

type Base = IDBPDatabase<Schema>;

/** Writes a game, and says at once that this is all: whoever leaves the page now still finds it. */
async function put(base: Base, kept: ArchivedGame): Promise<string> {
  const writing = base.transaction('games', 'readwrite');
  const key = writing.store.put(kept);
  writing.commit();
  const [written] = await Promise.all([key, writing.done]);
  return written;
}

/** Games kept in this browser; where it keeps nothing, until the page is closed. */
class Archive {
  readonly #memory = new Map<string, ArchivedGame>(); // what could not be stored
  readonly #latest = new Map<string, ArchivedGame>(); // as this page knows them: what changes is written at once, without reading first
  readonly #watchers = new Set<() => void>();
  #problem: string | null = null;
  #base: Promise<Base | null> | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #queued = 0;

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
      openDB<Schema>('cardwright', 1, {
        upgrade: (base) => {
          base.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
        },
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

  async keep(kept: ArchivedGame): Promise<void> {
    this.#memory.set(kept.id, kept);
    this.#latest.set(kept.id, kept);
    const key = await this.#stored((base) => put(base, kept));
    if (key === null) return;
    if (this.#memory.get(kept.id) === kept) this.#memory.delete(kept.id);
    if (this.#memory.size === 0) this.#report(null);
  }

  /** Keeps what becomes of a game, one change after the other. */
  change(id: string, become: (before: ArchivedGame | null) => ArchivedGame): Promise<void> {
    const latest = this.#latest.get(id);
    if (latest !== undefined && this.#queued === 0) return this.keep(become(latest));
    this.#queued++;
    const changed = this.#queue.then(async () => this.keep(become(this.#latest.get(id) ?? (await this.find(id)))));
    const over = (): void => void this.#queued--;
    this.#queue = changed.then(over, over); // what went wrong is told to whoever wanted it, not to the next
    return changed;
  }

  async find(id: string): Promise<ArchivedGame | null> {
    const found = this.#memory.get(id) ?? (await this.#stored((base) => base.get('games', id))) ?? null;
    if (found !== null) this.#latest.set(id, found); // another page may have changed it
    return found;
  }

  /** All that are kept, the newest first. */
  async list(): Promise<ArchivedGame[]> {
    const stored = (await this.#stored((base) => base.getAllFromIndex('games', 'updated'))) ?? [];
    const all = new Map([...stored, ...this.#memory.values()].map((kept) => [kept.id, kept]));
    return [...all.values()].sort((a, b) => b.updated - a.updated);
  }

  async drop(id: string): Promise<void> {
    this.#memory.delete(id);
    this.#latest.delete(id);
    await this.#stored((base) => base.delete('games', id));
  }
}

export const archive = new Archive();

/** Why games cannot be kept for good, or null if they can. */
export const useKeepingProblem = (): string | null => useSyncExternalStore(archive.watch, () => archive.problem);

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A name for a game, short enough to be read out. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** A seed, each as likely as any other: the 53 bits a seed may have. */
export function newSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 11) * 2 ** 32 + low;
}
