import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  below,
  childSeed,
  isSeed,
  MAX_SEED,
  nextWord,
  type Rng,
  randomFrom,
  reseed,
  seedRng,
  shuffle,
} from '../src/index.ts';

const seeds = fc.integer({ min: 0, max: MAX_SEED });

const scripted = (...script: number[]): Rng => ({ ...seedRng(0), script });

/** sfc32 as published, on big integers: shares nothing with the one under test. */
function* sfc32(seed: number): Generator<bigint, never> {
  const word = (x: bigint): bigint => x & 0xffffffffn;
  const mixed = (x: bigint): bigint => {
    x = word((x ^ (x >> 16n)) * 0x85ebca6bn);
    x = word((x ^ (x >> 13n)) * 0xc2b2ae35n);
    return x ^ (x >> 16n);
  };
  const [low, high] = [word(BigInt(seed)), BigInt(seed) >> 32n];
  let [a, b, c, d] = [
    mixed(low ^ 0x9e3779b9n),
    mixed(high ^ 0x243f6a88n),
    mixed(word(low + high * 0x9e3779b1n) ^ 0xb7e15162n),
    1n,
  ];
  for (let i = 0; ; i++) {
    const sum = word(a + b + d);
    d = word(d + 1n);
    a = b ^ (b >> 9n);
    b = word(c + (c << 3n));
    c = word(word((c << 21n) | (c >> 11n)) + sum);
    if (i >= 12) yield sum;
  }
}

describe('nextWord', () => {
  const rows: [seed: number, words: number[]][] = [
    [0, [1653483689, 3040867876, 2449582513, 1375209956, 1634094575]],
    [1, [3693754783, 4236150707, 1615575577, 3212366436, 3315584748]],
    [42, [1485428954, 1494971030, 1533322808, 954036503, 1402777338]],
    [2 ** 32, [4176217738, 2501187007, 2707940684, 1130791182, 3999547970]],
    [2 ** 32 + 42, [1082061450, 2169981464, 3793737268, 1230154876, 717723187]],
    [130006 * 2 ** 32 + 7, [3928569602, 2123023494, 728027452, 2673286648, 3281050413]],
    [MAX_SEED, [410667698, 1716024745, 908557145, 2746764670, 3173840948]],
  ];
  test.each(rows)('seed %d gives the pinned words', (seed, words) => {
    const rng = seedRng(seed);
    expect(words.map(() => nextWord(rng))).toEqual(words);
  });

  test('agrees with sfc32 on big integers for any seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [rng, wanted] = [seedRng(seed), sfc32(seed)];
        for (let i = 0; i < 20; i++) expect(BigInt(nextWord(rng))).toBe(wanted.next().value);
      }),
    );
  });

  test('reseeding a used generator is seeding a new one', () => {
    const rng = seedRng(5);
    nextWord(rng);
    reseed(rng, 2 ** 40 + 3);
    expect(rng).toEqual(seedRng(2 ** 40 + 3));
  });

  test('its state is plain data that JSON keeps', () => {
    const rng = seedRng(77);
    nextWord(rng);
    const copy = JSON.parse(JSON.stringify(rng)) as Rng;
    expect(Array.from({ length: 50 }, () => nextWord(copy))).toEqual(Array.from({ length: 50 }, () => nextWord(rng)));
  });
});

describe('below', () => {
  const bounds = [6, 52, 1, 3 * 2 ** 30, 100, 2, 2 ** 32];
  const rows: [seed: number, numbers: number[]][] = [
    [0, [5, 20, 0, 1375209956, 75, 0, 3110831729]],
    [42, [2, 46, 0, 954036503, 38, 1, 3383456228]],
    [2 ** 32 + 42, [0, 40, 0, 1230154876, 87, 1, 2159838663]],
    [MAX_SEED, [2, 45, 0, 2746764670, 48, 0, 1775734269]],
  ];
  test.each(rows)('seed %d gives the pinned numbers', (seed, numbers) => {
    const rng = seedRng(seed);
    expect(bounds.map((n) => below(rng, n))).toEqual(numbers);
  });

  test('takes the first word that leaves no bias, modulo n', () => {
    const n = 3 * 2 ** 30; // a quarter of all words is thrown away
    let rejected = 0;
    for (let seed = 0; seed < 200; seed++) {
      const [rng, words] = [seedRng(seed), seedRng(seed)];
      for (let i = 0; i < 20; i++) {
        let word = nextWord(words);
        for (; word >= n; rejected++) word = nextWord(words);
        expect(below(rng, n)).toBe(word);
      }
      expect(rng).toEqual(words);
    }
    expect(rejected).toBeGreaterThan(1000);
  });

  test('is a whole number from 0 to n - 1', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const number = below(seedRng(seed), n);
        expect(Number.isInteger(number) && number >= 0 && number < n).toBe(true);
      }),
    );
  });

  test.each([2, 3, 6, 10, 48, 52])('is uniform below %d', (n) => {
    const [rng, draws] = [seedRng(2024), 100_000];
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < draws; i++) {
      const number = below(rng, n);
      counts[number] = (counts[number] as number) + 1;
    }
    const expected = draws / n;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
  });

  test.each([0, -1, 0.5, Number.NaN, 2 ** 32 + 1])('refuses %d, below which there is no number to draw', (n) => {
    expect(() => below(seedRng(1), n)).toThrow(`no number below ${n}`);
  });

  test('randomFrom draws what its seed draws', () => {
    const [random, rng] = [randomFrom(99), seedRng(99)];
    for (let n = 1; n < 50; n++) expect(random.below(n)).toBe(below(rng, n));
  });
});

describe('scripted randomness', () => {
  test('answers in order and leaves the generator alone', () => {
    const rng = scripted(3, 0, 5);
    expect([below(rng, 4), below(rng, 1), below(rng, 6)]).toEqual([3, 0, 5]);
    expect(rng).toEqual({ ...seedRng(0), script: [] });
  });

  test('what is left over can be seen', () => {
    const rng = scripted(1, 2, 3);
    below(rng, 2);
    expect(rng.script).toEqual([2, 3]);
  });

  test('stops when it runs out', () => {
    const rng = scripted(1);
    below(rng, 2);
    expect(() => below(rng, 7)).toThrow('scripted randomness is used up: a number below 7 was needed');
  });

  test.each([6, -1, Number.NaN])('refuses %d where a number below 6 is needed', (answer) => {
    expect(() => below(scripted(answer), 6)).toThrow(
      `scripted randomness says ${answer} where a number below 6 was needed`,
    );
  });

  test('directs a shuffle', () => {
    expect(shuffle(scripted(0, 0, 0), ['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd', 'a']);
    expect(shuffle(scripted(3, 2, 1), ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a copy of the generator has its own script', () => {
    const rng = scripted(1, 0);
    const copy = { ...rng };
    expect([below(copy, 2), below(copy, 2)]).toEqual([1, 0]);
    expect([below(rng, 2), below(rng, 2)]).toEqual([1, 0]);
  });
});

describe('shuffle', () => {
  test('gives a permutation, in place', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
        const before = list.toSorted((a, b) => a - b);
        expect(shuffle(seedRng(seed), list)).toBe(list);
        expect(list.toSorted((a, b) => a - b)).toEqual(before);
      }),
    );
  });

  test('gives every permutation of three about equally often', () => {
    const rng = seedRng(8);
    const counts = new Map<string, number>();
    for (let i = 0; i < 60_000; i++) {
      const order = shuffle(rng, ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  test.each([[[]], [['only']]])('leaves %j as it is and draws nothing', (list: string[]) => {
    expect(shuffle(scripted(), [...list])).toEqual(list);
  });
});

describe('seeds', () => {
  test.each([0, 1, 2 ** 32, MAX_SEED])('%d is a seed', (seed) => expect(isSeed(seed)).toBe(true));
  test.each([-1, 0.5, MAX_SEED + 1, Number.NaN, Number.POSITIVE_INFINITY])('%d is none', (seed) => {
    expect(isSeed(seed)).toBe(false);
  });

  const WIDE = '000102030405060708090a0b0c0d0e0f';
  test.each([WIDE, '0'.repeat(32), 'f'.repeat(32), '12345678901234567890123456789012'])('%s is a seed', (seed) => {
    expect(isSeed(seed)).toBe(true);
  });
  test.each(['', '7', WIDE.slice(1), `${WIDE}0`, WIDE.toUpperCase(), ` ${WIDE.slice(1)}`])('"%s" is none', (seed) => {
    expect(isSeed(seed)).toBe(false);
  });

  test('every one of a wide seed\u2019s 128 bits counts, and what comes of it is pinned', () => {
    const drawn = (seed: string): number[] => {
      const rng = seedRng(seed);
      return Array.from({ length: 4 }, () => nextWord(rng));
    };
    expect(drawn(WIDE)).toEqual([858807458, 1403912697, 1845977855, 1504073547]);
    const flipped = (bit: number): string => {
      const digits = [...WIDE];
      digits[bit >> 2] = (Number.parseInt(digits[bit >> 2] as string, 16) ^ (1 << (bit & 3))).toString(16);
      return digits.join('');
    };
    const all = Array.from({ length: 128 }, (_, bit) => drawn(flipped(bit)).join());
    expect(new Set([...all, drawn(WIDE).join()]).size).toBe(129);
    expect(childSeed(WIDE, 1)).not.toBe(childSeed(flipped(127), 1));
  });

  const rows: [seed: number, children: number[]][] = [
    [0, [858975737870276, 7706956491897900, 7062586177909336, 5277347746452957]],
    [42, [8656533937549203, 6331791126580142, 6279116245752515, 1491412595208657]],
    [2 ** 32 + 42, [2565784009346728, 7532032089349449, 6703740583772957, 6864645453074866]],
    [MAX_SEED, [2347552724026489, 3634110221497831, 6776097455280529, 6043469528741831]],
  ];
  test.each(rows)('the children of %d are pinned', (seed, children) => {
    expect([0, 1, 2, 2 ** 31].map((n) => childSeed(seed, n))).toEqual(children);
  });

  test('children are seeds, and no two of a family are the same', () => {
    const family = Array.from({ length: 100_000 }, (_, n) => childSeed(7, n));
    expect(family.every(isSeed)).toBe(true);
    expect(new Set(family).size).toBe(family.length);
  });
});
