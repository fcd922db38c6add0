import { formatRecord, type MatchRecord } from '@cardwright/engine';
import type { TableHost, TableStorage } from '@cardwright/host';
import { archive } from '../archive.ts';
import { type ArchivedGame, archivedAfter } from '../archived-game.ts';

/** Keeps one game in the archive of this browser, whenever something was chosen. Nobody has to wait for it. */
export class GameKeeper {
  readonly think: number | undefined; // ms that its bots may think about a decision
  readonly #id: string;
  readonly #isKept: boolean;
  #game: ArchivedGame | null;
  #isDue = false;

  /** A game that is not kept may have no name either. */
  constructor(id: string | null, before: ArchivedGame | null, think = before?.think) {
    this.#id = id ?? '';
    this.#isKept = id !== null;
    this.think = think;
    this.#game = before;
  }

  /** Why it cannot be kept for good, or null if it can. */
  get problem(): string | null {
    return this.#isKept ? archive.problem : null;
  }

  watch(hear: () => void): void {
    archive.watch(hear);
  }

  storeFor(host: () => TableHost, told: () => MatchRecord): TableStorage {
    // What happens at once is written down at once: when all of it has happened.
    const due = (): void => {
      if (this.#isDue) return;
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        this.keep(host(), told());
      });
    };
    return { append: due, cut: due, end: due };
  }

  keep(host: TableHost, record: MatchRecord): void {
    if (!this.#isKept) return;
    const people = record.players.flatMap((player, seat) => (player === 'human' ? [seat] : []));
    const [own, ...others] = people;
    const score = own === undefined || others.length > 0 ? undefined : host.match.outcome?.scores[own];
    const isWon = score === undefined || (score > 0 && score <= 0.5) ? null : score > 0.5;
    const { think } = this;
    const game = archivedAfter(this.#game, this.#id, record, isWon, Date.now());
    this.#game = think === undefined ? game : { ...game, think };
    void archive.keep(this.#game, formatRecord(record));
  }
}
