import type { RecordedChoice } from '@cardwright/engine';
import { FencedError } from './fenced.ts';
import type { GameResult } from './result-store.ts';
import type { Storage, StoredTable } from './storage.ts';

/** A table as its owner writes it: each write names the owner's number, and is refused once another one has the table. */
export class HeldTable {
  readonly #storage: Storage;
  readonly #id: string;
  readonly #fence: number;
  readonly #onFenced: () => void;

  constructor(storage: Storage, { id, fence }: Pick<StoredTable, 'id' | 'fence'>, onFenced: () => void) {
    this.#storage = storage;
    this.#id = id;
    this.#fence = fence;
    this.#onFenced = onFenced;
  }

  async #held<R>(write: Promise<R>): Promise<R> {
    try {
      return await write;
    } catch (error) {
      if (error instanceof FencedError) this.#onFenced();
      throw error;
    }
  }

  change(change: Partial<Omit<StoredTable, 'id' | 'owner' | 'fence'>>): Promise<void> {
    return this.#held(this.#storage.changeTable(this.#id, change, this.#fence));
  }

  /** Whoever comes next may have it. */
  release(): Promise<void> {
    return this.#held(this.#storage.changeTable(this.#id, { owner: null }, this.#fence));
  }

  append(at: number, choice: RecordedChoice, isOwn: boolean): Promise<void> {
    return this.#held(this.#storage.append(this.#id, at, choice, isOwn, this.#fence));
  }

  cut(length: number): Promise<void> {
    return this.#held(this.#storage.cut(this.#id, length, this.#fence));
  }

  end(finished: GameResult): Promise<boolean> {
    return this.#held(this.#storage.results.end(finished, this.#fence));
  }
}
