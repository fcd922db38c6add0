import { type Budget } from '../bot.ts';

/** Candidates and a way to try one in a world. The first is the anchor: what would be done without searching. */
export interface Contest {
  readonly count: number;
  /** The winning chance, 0 to 1, after candidate `candidate` in world number `world`: the same world for every candidate. */
  readonly trial: (candidate: number, world: number) => number;
  readonly patience?: number; // worlds before anybody is dropped; every later look comes after twice as many
  readonly drop?: number; //     standard errors behind the leader at which a candidate is dropped
  readonly margin?: number; //   what somebody must be ahead of the anchor, in winning chance, for it to be left
}

/** How a candidate stands. */
export interface CandidateStanding {
  readonly candidate: number;
  readonly visits: number;
  readonly value: number; // winning chance
  readonly error: number; // standard error of what is between it and the leader; the leader's: of its value
}

export interface Compared {
  readonly best: number; //  the candidate to take
  readonly gain: number; //  what it is ahead of the anchor, in winning chance
  readonly worlds: number; // how many the best was tried in
  readonly standings: readonly CandidateStanding[]; // by candidate
}

/** When to stop, and who listens. */
export interface Limits {
  readonly budget: Budget; //            an iteration is one trial; with neither of the two there is no end, so one is needed
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((compared: Compared) => void) | undefined;
  readonly now?: () => number; //        a clock in milliseconds
  readonly pause?: () => Promise<void>; // lets others work
}

const DROP = 1.2;
const GATE = 1; //     standard errors ahead of the anchor at which it is left
const PATIENCE = 16;
const SLICE = 10; //   milliseconds of work without a pause
const TOLD = 100; //   milliseconds between two reports

/** Where there is no quicker way to let others work, a timer, which takes a millisecond at least. */
const { setImmediate: soon = (go: () => void): unknown => setTimeout(go, 0) } = globalThis as {
  setImmediate?: (go: () => void) => unknown;
};
const later = (): Promise<void> => new Promise((resolve) => void soon(resolve));

/** Mean and standard error of what `a` is ahead of `b` in the worlds both were tried in. */
function ahead(a: readonly number[], b: readonly number[]): { mean: number; error: number } {
  const n = Math.min(a.length, b.length);
  let [sum, squares] = [0, 0];
  for (let i = 0; i < n; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / n;
  return { mean, error: n < 2 ? 1 : Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1)) };
}

const NONE: readonly number[] = [];

/** What is known of the candidates so far. */
class Ledger {
  readonly #values: number[][];
  readonly #margin: number;
  readonly #drop: number;
  #racing: number[]; // those not dropped; the anchor is dropped only when it is clearly behind

  constructor({ count, margin = 0, drop = DROP }: Contest) {
    this.#margin = margin;
    this.#drop = drop;
    this.#values = Array.from({ length: count }, () => []);
    this.#racing = Array.from({ length: count }, (_, i) => i);
  }

  get racing(): readonly number[] {
    return this.#racing;
  }

  note(candidate: number, value: number): void {
    this.#values[candidate]?.push(value);
  }

  #of(candidate: number): readonly number[] {
    return this.#values[candidate] ?? NONE;
  }

  #mean(candidate: number): number {
    const values = this.#of(candidate);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  }

  /** Those still racing have been in the same worlds, so their means can be compared. */
  get leader(): number {
    return this.#racing.reduce((best, each) => (this.#mean(each) > this.#mean(best) ? each : best));
  }

  dropTheHopeless(): void {
    const { leader } = this;
    this.#racing = this.#racing.filter((each) => {
      const { mean, error } = ahead(this.#of(leader), this.#of(each));
      return each === leader || mean <= this.#drop * error;
    });
  }

  /** Keeps the better half, and the anchor. */
  halve(): void {
    const ranked = this.#racing.toSorted((a, b) => this.#mean(b) - this.#mean(a) || a - b);
    const kept = new Set(ranked.slice(0, Math.ceil(ranked.length / 2)));
    this.#racing = this.#racing.filter((each) => each === 0 || kept.has(each));
  }

  result(): Compared {
    const { leader } = this;
    const lead = ahead(this.#of(leader), this.#of(0));
    const best = lead.mean > this.#margin && lead.mean >= GATE * lead.error ? leader : 0;
    const top = this.#mean(leader);
    const own = ahead(
      this.#of(leader),
      this.#of(leader).map(() => 0),
    ).error;
    return {
      best,
      gain: best === 0 ? 0 : lead.mean,
      worlds: this.#of(best).length,
      standings: this.#values.map((values, candidate) => {
        const behind = ahead(this.#of(leader), values);
        const value = candidate === leader ? top : Math.min(1, Math.max(0, top - behind.mean));
        return { candidate, visits: values.length, value, error: candidate === leader ? own : behind.error };
      }),
    };
  }
}

/**
 * Finds the best of some candidates: all of them are tried in the same worlds, one world after the other; whoever falls clearly
 * behind is dropped, and from stage to stage the better half goes on. The anchor is left only for one that is clearly ahead, and by a margin.
 * With a budget in iterations the result is always the same; between slices of work others get their turn.
 */
export async function compare(contest: Contest, limits: Limits): Promise<Compared> {
  const { count, trial, patience = PATIENCE } = contest;
  const { budget, signal, onProgress, now = () => performance.now(), pause = later } = limits;
  const { iterations = Number.POSITIVE_INFINITY, ms = Number.POSITIVE_INFINITY } = budget;
  const ledger = new Ledger(contest);
  const stages = Math.ceil(Math.log2(count));
  const began = now();
  let [paused, told] = [began, began];
  let [spent, stage, world, look] = [0, 1, 0, patience];
  const used = (): number => Math.max(spent / iterations, (now() - began) / ms);
  const isOver = (): boolean => used() >= 1 || signal?.aborted === true;

  while (ledger.racing.length > 1 && (world === 0 || !isOver())) {
    for (const candidate of ledger.racing) ledger.note(candidate, trial(candidate, world));
    spent += ledger.racing.length;
    world++;
    if (world === look) {
      ledger.dropTheHopeless();
      look *= 2;
    }
    if (used() > stage / stages && stage < stages) {
      ledger.halve();
      stage++;
    }
    const time = now();
    if (onProgress !== undefined && time - told > TOLD) {
      told = time;
      onProgress(ledger.result());
    }
    if (time - paused > SLICE) {
      await pause();
      paused = now();
    }
  }
  return ledger.result();
}
