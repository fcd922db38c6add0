import { digestText } from '@cardwright/engine';
import type { Clock, ClockState } from '@cardwright/host';
import type { Storage } from '../storage/storage.ts';

const EVERY = 1_000; //   ms: a server that dies forgets at most so much
const TOGETHER = 100; // tables: those who play are not kept waiting until all are looked at

/** A table that has clocks. */
interface Timed {
  readonly id: string;
  readonly fence: number;
  readonly time: ClockState | null; // null: nobody is hurried
}

/** Keeps, again and again, what is left of everybody's time, so that a server that dies finds it. */
export class ClockKeeper {
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #tables: () => Iterable<Timed>;
  #last = new Map<string, number>(); // a digest of what was kept
  #keeping: Promise<void> = Promise.resolve();
  #callOff: () => void = () => undefined;

  constructor(storage: Storage, clock: Clock, tables: () => Iterable<Timed>) {
    this.#storage = storage;
    this.#clock = clock;
    this.#tables = tables;
    this.#wait();
  }

  #wait(): void {
    const goOn = (): void => this.#wait();
    this.#callOff = this.#clock.after(EVERY, () => void this.keep().then(goOn, goOn)); // a full disk may have room again
  }

  /** Keeps all that is different from what was kept last. */
  keep(): Promise<void> {
    this.#keeping = this.#keeping.catch(() => undefined).then(() => this.#keep());
    return this.#keeping;
  }

  async #keep(): Promise<void> {
    const now = new Map<string, number>();
    const tables = [...this.#tables()];
    for (let from = 0; from < tables.length; from += TOGETHER) {
      const rows = tables.slice(from, from + TOGETHER).flatMap((table) => this.#changed(table, now));
      if (rows.length > 0) await this.#storage.keepClocks(rows);
    }
    this.#last = now;
  }

  /** What there is to keep of a table, if it is not what was kept last. */
  #changed({ id, fence, time }: Timed, now: Map<string, number>): Parameters<Storage['keepClocks']>[0] {
    if (time === null) return [];
    const kept = JSON.stringify(time);
    const digest = digestText(kept);
    now.set(id, digest);
    return digest === this.#last.get(id) ? [] : [{ gameTable: id, fence, kept }];
  }

  async close(): Promise<void> {
    this.#callOff();
    await this.keep().catch(() => undefined);
    this.#callOff();
  }
}
