import type { Random } from '@cardwright/engine';

const HALF = 2 ** 24;
const MULTIPLIER = { high: 0x5de, low: 0xece66d }; // 0x5DEECE66D

/**
 * java.util.Random, for the classic order: a 48-bit linear congruential generator, kept here as two halves of
 * 24 bits so that plain numbers hold every product exactly.
 */
export function javaRandom(seed: number): Random {
  let high = (Math.floor(seed / HALF) % HALF ^ MULTIPLIER.high) & (HALF - 1); // biome-ignore format: as the JDK scrambles it
  let low = (seed % HALF) ^ MULTIPLIER.low;
  const next31 = (): number => {
    const product = low * MULTIPLIER.low + 0xb;
    high = (high * MULTIPLIER.low + low * MULTIPLIER.high + Math.floor(product / HALF)) % HALF;
    low = product % HALF;
    return high * 128 + (low >>> 17);
  };
  return {
    below(bound) {
      if ((bound & -bound) === bound) return Math.floor((bound * next31()) / 2 ** 31);
      for (;;) {
        const bits = next31();
        const value = bits % bound;
        if (bits - value + (bound - 1) < 2 ** 31) return value; // else the last, incomplete stretch: draw again
      }
    },
  };
}
