import type { Person } from '../storage/storage.ts';

const PATIENCE = 15_000; // ms somebody waits for a table before their page is told to come back
const AGAIN = 100; //       ms between two attempts
const MOST_EARLY = 60; //   messages kept until there is a way

/** A way to a table, wherever it is. */
export interface TableConnection {
  receive(message: unknown): void;
  leave(): void;
}

/** Who comes to which table, and how they are told. */
export interface VisitRequest {
  readonly table: string;
  readonly person: Person;
  readonly since: number | null;
  readonly write: (text: string) => void;
  /** Their page is to come back, perhaps to another process. */
  readonly cut: () => void;
  readonly onFault?: (table: string, error: unknown) => void;
}

/** Finds a way to a table; null: there is none yet. `onLost` is told once it leads nowhere any more. */
export type FindTable = (coming: VisitRequest, onLost: () => void) => Promise<TableConnection | null>;

/** Somebody at a table, as long as their socket is open: when the table moves to another process, they are led there. */
export class Visit {
  readonly #coming: VisitRequest;
  readonly #find: FindTable;
  readonly #early: unknown[] = [];
  #way: TableConnection | null = null;
  #isOver = false;

  private constructor(coming: VisitRequest, find: FindTable) {
    this.#coming = coming;
    this.#find = find;
  }

  static async begin(coming: VisitRequest, find: FindTable): Promise<Visit> {
    const visit = new Visit(coming, find);
    await visit.#lead(coming);
    return visit;
  }

  async #lead(coming: VisitRequest): Promise<void> {
    const until = performance.now() + PATIENCE;
    while (!this.#isOver) {
      let isLost = false;
      let why: unknown = null; // there is no way
      const lose = (): void => {
        isLost = true;
        if (this.#way !== null) this.#leadAgain();
      };
      const way = await this.#find(coming, lose).catch((error: unknown) => {
        why = error; // the database may answer again
        return null;
      });
      if (way !== null && !isLost && !this.#isOver) {
        this.#way = way;
        for (const message of this.#early.splice(0)) way.receive(message);
        return;
      }
      way?.leave();
      if (performance.now() > until) {
        if (why !== null) this.#coming.onFault?.(this.#coming.table, why);
        return this.#coming.cut();
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  /** Everything is told anew: what was on the way is lost, and what was asked is asked again. */
  #leadAgain(): void {
    if (this.#isOver) return;
    this.#way?.leave();
    this.#way = null;
    void this.#lead({ ...this.#coming, since: null });
  }

  receive(message: unknown): void {
    if (this.#way !== null) this.#way.receive(message);
    else if (this.#early.length < MOST_EARLY) this.#early.push(message);
  }

  leave(): void {
    this.#isOver = true;
    this.#way?.leave();
  }
}
