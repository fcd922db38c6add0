import { below, type Rng } from '@cardwright/engine';
import { heroNamed } from '../core/definitions.ts';
import type { HeroId, Kingdom, State } from '../core/state.ts';

/** Two heroes by their numbers in the pool, the head first. */
export type Numbers = readonly [number, number];

/** The heroes of a match by number, and who goes with whom. Which heroes those are never changes, so it is worked out once. */
export class PairPool {
  readonly heroes: readonly HeroId[]; // in a fixed order, so that nothing of the truth is left in it
  readonly #numbers: ReadonlyMap<HeroId, number>;
  readonly #kingdoms: readonly Kingdom[];
  readonly #lives: readonly number[];
  readonly #pairs = new Map<number, readonly Numbers[]>();
  readonly #partners = new Map<number, readonly Numbers[]>();

  constructor(heroes: readonly HeroId[]) {
    this.heroes = heroes;
    this.#numbers = new Map(heroes.map((hero, i) => [hero, i]));
    this.#kingdoms = heroes.map((hero) => heroNamed('kingdoms', hero).kingdom);
    this.#lives = heroes.map((hero) => heroNamed('kingdoms', hero).life);
  }

  numberOf(hero: HeroId): number | undefined {
    return this.#numbers.get(hero);
  }

  lifeOf(a: number, b: number): number {
    return Math.floor((this.#lives[a] as number) + (this.#lives[b] as number));
  }

  #fits(a: number, b: number, life: number): boolean {
    return a !== b && this.#kingdoms[a] === this.#kingdoms[b] && this.lifeOf(a, b) === life;
  }

  /** Every pair of one kingdom with this life; where a head or a deputy is known, with that one. */
  pairs(life: number, head: number | null, deputy: number | null): readonly Numbers[] {
    const known = head ?? deputy;
    const cache = known === null ? this.#pairs : this.#partners;
    const key = known === null ? life : ((known * 2 + (head === null ? 1 : 0)) << 6) | life;
    let found = cache.get(key);
    if (found === undefined) {
      const all = this.heroes.map((_, i) => i);
      const heads = head === null ? all : [head];
      const deputies = deputy === null ? all : [deputy];
      found = heads.flatMap((a) => deputies.flatMap((b): Numbers[] => (this.#fits(a, b, life) ? [[a, b]] : [])));
      cache.set(key, found);
    }
    return found;
  }
}

const pools = new WeakMap<State['options'], PairPool>();

function isWhole(pool: PairPool, { players }: State): boolean {
  for (const { heroes } of players) for (const hero of heroes) if (pool.numberOf(hero) === undefined) return false;
  return true;
}

/** The heroes of this match. All states of a match share its options. */
export function poolOf(s: State): PairPool {
  const known = pools.get(s.options);
  if (known !== undefined && isWhole(known, s)) return known;
  const all = new Set([...s.pool, ...s.offers.flat(), ...s.players.flatMap(({ heroes }) => heroes)]);
  const pool = new PairPool([...all].sort());
  pools.set(s.options, pool);
  return pool;
}

/** A seat whose heroes are to be drawn: what they might be, and which of them is known (-1: none). */
export interface UnknownPair {
  readonly pairs: readonly Numbers[];
  readonly known: number;
}

/** Draws before it is taken that chance will not find pairs that share nobody, and they are searched for. */
const DRAWS = 2000;

const isOpen = (free: Uint8Array, [a, b]: Numbers, known: number): boolean =>
  (a === known || free[a] === 1) && (b === known || free[b] === 1);

const mark = (free: Uint8Array, [a, b]: Numbers, known: number, value: 0 | 1): void => {
  if (a !== known) free[a] = value;
  if (b !== known) free[b] = value;
};

/**
 * One of the ways to fill every blank with heroes that are free, nobody twice, each way as likely as another; null where
 * there is none.
 */
export function drawPairs(blanks: readonly UnknownPair[], free: Uint8Array, rng: Rng): Numbers[] | null {
  const left = free.slice();
  const drawn: Numbers[] = [];
  if (blanks.some(({ pairs }) => pairs.length === 0)) return null;
  for (let draws = 0; draws < DRAWS && drawn.length < blanks.length; draws++) {
    const { pairs, known } = blanks[drawn.length] as UnknownPair;
    const pair = pairs[below(rng, pairs.length)] as Numbers;
    if (isOpen(left, pair, known)) {
      mark(left, pair, known, 0);
      drawn.push(pair);
    } else if (isOpen(free, pair, known)) {
      left.set(free); // a clash between two of them: all are drawn again, or some ways would be likelier
      drawn.length = 0;
    }
  }
  return drawn.length === blanks.length ? drawn : searched(blanks, free, rng);
}

/** The first way that is found from a random start, those with the fewest pairs first. */
function searched(blanks: readonly UnknownPair[], free: Uint8Array, rng: Rng): Numbers[] | null {
  const ways = blanks.map(({ pairs, known }, at) => ({
    at,
    known,
    pairs: pairs.filter((pair) => isOpen(free, pair, known)),
  }));
  ways.sort((a, b) => a.pairs.length - b.pairs.length);
  const left = free.slice();
  const found: Numbers[] = [];
  const take = (from: number): boolean => {
    const way = ways[from];
    if (way === undefined) return true;
    const { at, known, pairs } = way;
    const start = pairs.length > 1 ? below(rng, pairs.length) : 0;
    for (let i = 0; i < pairs.length; i++) {
      const pair = pairs[(start + i) % pairs.length] as Numbers;
      if (!isOpen(left, pair, known)) continue;
      mark(left, pair, known, 0);
      found[at] = pair;
      if (take(from + 1)) return true;
      mark(left, pair, known, 1);
    }
    return false;
  };
  return take(0) ? found : null;
}
