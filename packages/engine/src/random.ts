/**
 * The generator that lives inside a state: sfc32, four 32-bit words of plain data.
 * Records depend on its exact output, so it is ours, and its test pins it.
 */
export interface Rng {
  a: number;
  b: number;
  c: number;
  d: number;
  script: number[] | null; // answers dictated by a test, first in first out; a test fails if any is left
}

/** Anything that can draw whole numbers from 0 to n − 1. */
export interface Random {
  below(n: number): number;
}

/** Makes one well-mixed 32-bit word out of a word (the finaliser of MurmurHash3). */
const mixed = (word: number): number => {
  let x = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) | 0;
};

/** What a deal comes from: a whole number that people can say, or 32 hexadecimal digits where nobody may be able to try them all. */
export type Seed = number | string;

export const MAX_SEED = Number.MAX_SAFE_INTEGER;
const WIDE = /^[0-9a-f]{32}$/;

export const isSeed = (seed: unknown): seed is Seed =>
  typeof seed === 'string' ? WIDE.test(seed) : Number.isSafeInteger(seed) && (seed as number) >= 0;

export function seedRng(seed: Seed): Rng {
  const rng: Rng = { a: 0, b: 0, c: 0, d: 0, script: null };
  if (typeof seed === 'number') reseed(rng, seed);
  else widely(rng, seed);
  return rng;
}

/** All 128 bits of the state come from the seed. */
function widely(rng: Rng, seed: string): void {
  const word = (n: number): number => Number.parseInt(seed.slice(8 * n, 8 * n + 8), 16) | 0;
  rng.a = word(0);
  rng.b = word(1);
  rng.c = word(2);
  rng.d = word(3);
  for (let i = 0; i < 12; i++) nextWord(rng);
}

export function reseed(rng: Rng, seed: number): void {
  const low = seed | 0;
  const high = Math.floor(seed / 2 ** 32) | 0;
  rng.a = mixed(low ^ 0x9e3779b9);
  rng.b = mixed(high ^ 0x243f6a88);
  rng.c = mixed((low + Math.imul(high, 0x9e3779b1)) ^ 0xb7e15162);
  rng.d = 1;
  for (let i = 0; i < 12; i++) nextWord(rng);
}

/** The next 32 random bits, as an unsigned number. */
export function nextWord(rng: Rng): number {
  const sum = (rng.a + rng.b + rng.d) | 0;
  rng.d = (rng.d + 1) | 0;
  rng.a = rng.b ^ (rng.b >>> 9);
  rng.b = (rng.c + (rng.c << 3)) | 0;
  rng.c = (((rng.c << 21) | (rng.c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** A uniform whole number from 0 to n − 1, without bias. */
export function below(rng: Rng, n: number): number {
  if (rng.script !== null) return scripted(rng, n);
  if (!(n >= 1 && n <= 4294967296)) throw new Error(`there is no number below ${n} to draw`);
  for (;;) {
    const word = nextWord(rng);
    const number = word % n;
    if (word - number + n <= 4294967296) return number; // else the last, incomplete stretch: draw again
  }
}

/** The script is replaced, not changed, so that a copied generator keeps its own. */
function scripted(rng: Rng, n: number): number {
  const [answer, ...rest] = rng.script ?? [];
  rng.script = rest;
  if (answer === undefined) throw new Error(`scripted randomness is used up: a number below ${n} was needed`);
  if (!(answer >= 0 && answer < n))
    throw new Error(`scripted randomness says ${answer} where a number below ${n} was needed`);
  return answer;
}

/** Shuffles in place (Fisher–Yates, from the end). */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}

/** A seed's generator as something to draw from. */
export function randomFrom(seed: Seed): Random {
  const rng = seedRng(seed);
  return { below: (n) => below(rng, n) };
}

/** A seed for the n-th of a family, so that neighbours share nothing. */
export const childSeed = (seed: Seed, n: number): number => {
  const rng = seedRng(seed);
  rng.c = (rng.c ^ mixed(n + 0x51ed270b)) | 0;
  for (let i = 0; i < 6; i++) nextWord(rng);
  return nextWord(rng) * 2097152 + (nextWord(rng) >>> 11);
};
