import { seedRng } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { ltkKingdoms } from '../../src/index.ts';
import { drawPairs, type Numbers, PairPool, poolOf, type UnknownPair } from '../../src/modes/pair-pool.ts';
import { isEven, tally } from '../rules/worlds.ts';
import { SHU, WEI, war } from './war.ts';

describe('who goes with whom', () => {
  const heroes = ['cao-cao', 'guan-yu', 'xiahou-dun', 'xu-chu', 'zhen-ji'];
  const pool = () => new PairPool(heroes);
  const named = (pairs: readonly Numbers[]) => pairs.map(([a, b]) => `${heroes[a]}+${heroes[b]}`);

  test('heroes have numbers, in the order given', () => {
    expect(heroes.map((hero) => pool().numberOf(hero))).toEqual([0, 1, 2, 3, 4]);
    expect([pool().numberOf('sun-quan'), pool().heroes]).toEqual([undefined, heroes]);
  });

  test('the life of two is rounded down', () => {
    expect([pool().lifeOf(0, 2), pool().lifeOf(0, 4), pool().lifeOf(4, 4)]).toEqual([4, 3, 3]);
  });

  test('two of one kingdom with that life, either as the head', () => {
    expect(named(pool().pairs(3, null, null))).toEqual([
      'cao-cao+zhen-ji',
      'xiahou-dun+zhen-ji',
      'xu-chu+zhen-ji',
      'zhen-ji+cao-cao',
      'zhen-ji+xiahou-dun',
      'zhen-ji+xu-chu',
    ]);
    expect(pool().pairs(4, null, null)).toHaveLength(6);
    expect(pool().pairs(5, null, null)).toEqual([]);
  });

  test('with the head known, or the deputy', () => {
    expect(named(pool().pairs(4, 0, null))).toEqual(['cao-cao+xiahou-dun', 'cao-cao+xu-chu']);
    expect(named(pool().pairs(4, null, 0))).toEqual(['xiahou-dun+cao-cao', 'xu-chu+cao-cao']);
    expect(named(pool().pairs(3, 0, null))).toEqual(['cao-cao+zhen-ji']);
    expect(pool().pairs(4, 1, null)).toEqual([]); // the only one of Shu
  });

  test('what was worked out once is kept, each for its own question', () => {
    const one = pool();
    const lives = [3, 4];
    const ask = (at: PairPool) =>
      lives.flatMap((life) => [
        at.pairs(life, null, null),
        ...[0, 1, 2, 3, 4].flatMap((hero) => [at.pairs(life, hero, null), at.pairs(life, null, hero)]),
      ]);
    const first = ask(one);
    expect(ask(one).every((pairs, i) => pairs === first[i])).toBe(true);
    const fresh = lives.flatMap((life) => [
      pool().pairs(life, null, null),
      ...[0, 1, 2, 3, 4].flatMap((hero) => [pool().pairs(life, hero, null), pool().pairs(life, null, hero)]),
    ]);
    expect(first).toEqual(fresh);
  });
});

describe('the heroes of a match', () => {
  test('all who were offered, are played or left over, in a fixed order, found once for a match', () => {
    const { table: t } = war({ cao: { heroes: WEI }, liu: { heroes: ['guan-yu', 'zhao-yun'] } });
    const s = ltkKingdoms.clone(t.match.state);
    s.pool = ['zhou-yu', 'lu-xun'];
    s.offers = [
      [...WEI, 'xu-chu'],
      ['guan-yu', 'zhao-yun'],
    ];
    s.options = { ...s.options };
    const pool = poolOf(s);
    expect(pool.heroes).toEqual(['guan-yu', 'lu-xun', 'wei-a', 'wei-b', 'xu-chu', 'zhao-yun', 'zhou-yu']);
    expect(poolOf(ltkKingdoms.clone(s))).toBe(pool);
  });

  test('found anew where somebody leads a hero that is not among them', () => {
    const { table: t } = war({ cao: { heroes: WEI }, liu: { heroes: SHU } });
    const s = ltkKingdoms.clone(t.match.state);
    s.options = { ...s.options };
    s.pool = [];
    expect(poolOf(s).heroes).toEqual(['shu-a', 'shu-b', 'wei-a', 'wei-b']);
    Object.assign(s.players[1] ?? {}, { heroes: ['guan-yu', 'shu-b'] });
    expect(poolOf(s).heroes).toEqual(['guan-yu', 'shu-b', 'wei-a', 'wei-b']);
  });
});

describe('heroes drawn for every blank', () => {
  const free = (...taken: number[]) => Uint8Array.from({ length: 40 }, (_, i) => (taken.includes(i) ? 0 : 1));
  const blank = (...pairs: Numbers[]): UnknownPair => ({ pairs, known: -1 });
  const drawn = (blanks: readonly UnknownPair[], seed = 0, left = free()) => drawPairs(blanks, left, seedRng(seed));

  test('each way as likely as another, nobody twice', () => {
    const blanks = [blank([0, 1], [2, 3]), blank([0, 1], [4, 5], [6, 7])];
    const ways = tally(1500, (seed) => JSON.stringify(drawn(blanks, seed)));
    expect([...ways.keys()].sort()).toEqual([
      '[[0,1],[4,5]]',
      '[[0,1],[6,7]]',
      '[[2,3],[0,1]]',
      '[[2,3],[4,5]]',
      '[[2,3],[6,7]]',
    ]);
    expect(isEven(ways)).toBe(true);
  });

  test('sharing one hero is sharing', () => {
    const blanks = [blank([0, 1], [2, 3]), blank([1, 4], [5, 2])];
    const ways = tally(40, (seed) => JSON.stringify(drawn(blanks, seed)));
    expect([...ways.keys()].sort()).toEqual(['[[0,1],[5,2]]', '[[2,3],[1,4]]']);
  });

  test('only of those that are free; who is known need not be', () => {
    const left = free(0, 4);
    for (let seed = 0; seed < 20; seed++) {
      expect(drawn([blank([0, 1], [2, 3])], seed, left)).toEqual([[2, 3]]);
      expect(
        drawn(
          [
            {
              pairs: [
                [0, 4],
                [0, 1],
              ],
              known: 0,
            },
          ],
          seed,
          left,
        ),
      ).toEqual([[0, 1]]);
      expect(
        drawn(
          [
            {
              pairs: [
                [4, 0],
                [1, 0],
              ],
              known: 0,
            },
          ],
          seed,
          left,
        ),
      ).toEqual([[1, 0]]);
    }
    expect(left).toEqual(free(0, 4));
  });

  test('none where there is no pair, or none that goes with the others', () => {
    expect(drawn([blank([0, 1]), blank()])).toBeNull();
    expect(drawn([blank([0, 1]), blank([1, 2])])).toBeNull();
    expect(drawn([blank([0, 1])], 0, free(1))).toBeNull();
    expect(drawn([])).toEqual([]);
  });

  /** Twelve who can all be any of the same twelve pairs: chance would hardly ever find them. */
  const twelve = Array.from({ length: 12 }, (_, i): Numbers => [2 * i, 2 * i + 1]);
  const crowd = twelve.map(() => blank(...twelve));

  test('what chance does not find is searched for, from anywhere', () => {
    const left = free();
    const ways = tally(3, (seed) => {
      const found = drawn(crowd, seed, left) as Numbers[];
      expect(found.toSorted(([a], [b]) => a - b)).toEqual(twelve);
      return JSON.stringify(found);
    });
    expect([ways.size, left]).toEqual([3, free()]);
  });

  test('the search goes back where it went wrong, and leaves out who is taken', () => {
    const few = [blank([30, 31], [32, 33]), blank([34, 35], [30, 31]), blank([30, 31], [34, 35])];
    for (let seed = 0; seed < 4; seed++) {
      const found = drawn([...few, ...crowd], seed)?.slice(0, 3);
      expect(found?.[0]).toEqual([32, 33]);
      expect(found?.slice(1).toSorted(([a], [b]) => a - b)).toEqual([
        [30, 31],
        [34, 35],
      ]);
    }
    const known = {
      pairs: [
        [39, 30],
        [39, 36],
      ] as Numbers[],
      known: 39,
    };
    expect(drawn([known, ...crowd], 0, free(39, 30))?.[0]).toEqual([39, 36]);
  });
});
