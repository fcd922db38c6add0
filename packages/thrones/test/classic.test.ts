import { Match } from '@cardwright/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deal, formatCards, javaRandom, thrones } from '../src/index.ts';
import { HAND_OUT } from './arranged.ts';

/** java.util.Random as its documentation defines it, on big integers. `drawn` counts the calls of next(31). */
function reference(seed: number): { nextInt(bound: number): number; drawn: number } {
  const mask = (1n << 48n) - 1n;
  let scrambled = (BigInt(seed) ^ 0x5deece66dn) & mask;
  const generator = { drawn: 0, nextInt };
  function next(bits: bigint): bigint {
    generator.drawn++;
    scrambled = (scrambled * 0x5deece66dn + 0xbn) & mask;
    return scrambled >> (48n - bits);
  }
  function nextInt(bound: number): number {
    const n = BigInt(bound);
    if ((n & -n) === n) return Number((n * next(31n)) >> 31n);
    let [bits, value] = [0n, 0n];
    do {
      bits = next(31n);
      value = bits % n;
    } while (BigInt.asIntN(32, bits - value + (n - 1n)) < 0n);
    return Number(value);
  }
  return generator;
}

describe('java.util.Random', () => {
  test('of seed 42 gives the digits every Java programmer has seen', () => {
    const wanted = [0, 3, 8, 4, 0, 5, 5, 8, 9, 3];
    const [random, java] = [javaRandom(42), reference(42)];
    expect(wanted.map(() => java.nextInt(10))).toEqual(wanted);
    expect(wanted.map(() => random.below(10))).toEqual(wanted);
  });

  const rows: [seed: number, bound: number, numbers: number[]][] = [
    [0, 10, [0, 8, 9, 7, 5, 3]],
    [130006, 4, [3, 3, 3, 2, 1, 3]],
    [42, 16, [11, 0, 10, 0, 4, 15]],
    [42, 3 * 2 ** 29 + 1, [1562431130, 117392763, 1467211248, 102948884, 662969970, 595021505]],
    [2 ** 48 + 5, 100, [87, 92, 74, 24, 6, 5]],
    [Number.MAX_SAFE_INTEGER, 52, [5, 21, 35, 31, 40, 22]],
  ];
  test.each(rows)('seed %d, below %d', (seed, bound, numbers) => {
    const [random, java] = [javaRandom(seed), reference(seed)];
    expect(numbers.map(() => java.nextInt(bound))).toEqual(numbers);
    expect(numbers.map(() => random.below(bound))).toEqual(numbers);
  });

  test('agrees with the reference for any seed and any bounds', () => {
    const bounds = fc.array(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.maxSafeNat(), bounds, (seed, list) => {
        const [random, java] = [javaRandom(seed), reference(seed)];
        expect(list.map((bound) => random.below(bound))).toEqual(list.map((bound) => java.nextInt(bound)));
      }),
    );
  });

  test.each([1, 2, 4, 32, 2 ** 30])('takes the high bits when the bound is a power of two: %d', (bound) => {
    for (let seed = 0; seed < 50; seed++) {
      const [random, java] = [javaRandom(seed), reference(seed)];
      for (let i = 0; i < 20; i++) expect(random.below(bound)).toBe(java.nextInt(bound));
      expect(java.drawn).toBe(20);
    }
  });

  test('draws again in the last, incomplete stretch', () => {
    const bound = 2 ** 30 + 1; // almost every second draw falls there
    let drawn = 0;
    for (let seed = 0; seed < 50; seed++) {
      const [random, java] = [javaRandom(seed), reference(seed)];
      for (let i = 0; i < 20; i++) expect(random.below(bound)).toBe(java.nextInt(bound));
      drawn += java.drawn;
    }
    expect(drawn).toBeGreaterThan(1700);
  });
});

describe('the classic order', () => {
  test('gives the hand-out its hands for seed 130006, and player 3 opens', () => {
    const { hands, start } = deal(javaRandom(130006));
    expect(hands.map(formatCards)).toEqual(HAND_OUT);
    expect(start).toBe(3);
  });

  test('is that of a match with shuffle: java', () => {
    const match = Match.start(thrones, { seed: 130006, options: { shuffle: 'java' } });
    expect(match.state.hands.map(formatCards)).toEqual(HAND_OUT);
    expect(match.decision).toMatchObject({ seat: 3, kind: 'lay-heart' });
  });

  test('is another one for each wide seed, of which java.util.Random knows nothing', () => {
    const dealt = (digit: string) =>
      Match.start(thrones, { seed: digit.repeat(32), options: { shuffle: 'java' } }).state.hands.map(formatCards);
    expect(dealt('a')).toEqual(dealt('a'));
    expect(dealt('a')).not.toEqual(dealt('b'));
  });

  test('is not that of a match with shuffle: fast', () => {
    expect(Match.start(thrones, { seed: 130006 }).state.hands.map(formatCards)).not.toEqual(HAND_OUT);
  });

  test('draws the opener first, then three hearts each, then nine rounds of effects', () => {
    const asked: number[] = [];
    deal({ below: (n) => asked.push(n) * 0 });
    const hearts = Array.from({ length: 12 }, (_, i) => 12 - i);
    const effects = Array.from({ length: 36 }, (_, i) => 36 - i);
    expect(asked).toEqual([4, ...hearts, ...effects]);
  });

  test('deals from the pack in the order S H D C, K to 2, and keeps the order of the rest', () => {
    const { hands } = deal({ below: () => 0 });
    expect(hands.map(formatCards)).toEqual([
      '[KS,9S,5S,KH,QH,JH,KD,9D,5D,KC,9C,5C]',
      '[QS,8S,4S,TH,9H,8H,QD,8D,4D,QC,8C,4C]',
      '[JS,7S,3S,7H,6H,5H,JD,7D,3D,JC,7C,3C]',
      '[TS,6S,2S,4H,3H,2H,TD,6D,2D,TC,6C,2C]',
    ]);
  });
});
