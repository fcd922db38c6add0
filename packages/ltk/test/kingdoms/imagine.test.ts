import { Match, seedRng } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { INDEX, type State } from '../../src/core/state.ts';
import { imagine } from '../../src/imagine.ts';
import { ltkKingdoms } from '../../src/index.ts';
import { pairsOf, splitPair } from '../../src/modes/pairs.ts';
import { playerIn, tally, worldOf } from '../rules/worlds.ts';
import { SHU, WEI, war } from './war.ts';

test('pairs of heroes are of one kingdom, each once, and read back', () => {
  const heroes = ['cao-cao', 'guan-yu', 'xu-chu', 'zhao-yun', 'sun-quan'];
  expect(pairsOf(heroes)).toEqual(['cao-cao+xu-chu', 'guan-yu+zhao-yun']);
  expect(pairsOf(['cao-cao', 'cao-cao'])).toEqual([]);
  expect(splitPair('cao-cao+xu-chu')).toEqual(['cao-cao', 'xu-chu']);
});

describe('heroes that are hidden', () => {
  /** Three players; of Guan Yu and Zhao Yun, or Cao Cao and Xu Chu, nobody has seen a hero. Six more are left over. */
  function hiding(): State {
    const { table: t } = war({
      liu: { heroes: ['guan-yu', 'zhao-yun'], hidden: true },
      cao: { heroes: ['cao-cao', 'xu-chu'], hidden: true },
      sun: { heroes: ['sun-quan', 'gan-ning'], hidden: true },
    });
    const s = ltkKingdoms.clone(t.match.state);
    s.options = { ...s.options };
    s.offers = [
      ['guan-yu', 'zhao-yun', 'huang-yueying', 'ma-chao'],
      ['cao-cao', 'xu-chu', 'zhang-liao', 'lu-xun'],
      ['sun-quan', 'gan-ning', 'zhang-fei', 'lv-bu'],
    ];
    s.pool = ['zhang-jiao', 'pang-tong'];
    return s;
  }
  const [LIU, CAO, SUN] = [0, 1, 2];
  const headOf = (s: State, seat: number) => playerIn(s, seat).heroes[0];
  const everybody = (s: State) => [...s.offers.flat(), ...s.pool].toSorted();

  test('any two of one kingdom with that life, and none that the seat was offered', () => {
    const s = hiding();
    const heads = tally(300, (seed) => {
      const world = worldOf(s, LIU, seed);
      expect(ltkKingdoms.view(world, LIU)).toEqual(ltkKingdoms.view(s, LIU));
      expect(pairsOf([...playerIn(world, CAO).heroes])).toHaveLength(1);
      return headOf(world, CAO);
    });
    const [shu, wei] = [
      ['pang-tong', 'zhang-fei'],
      ['cao-cao', 'xu-chu', 'zhang-liao'],
    ];
    for (const hero of wei) expect(heads.get(hero)).toBeGreaterThan(10);
    for (const hero of s.offers[LIU] as string[]) expect(heads.has(hero)).toBe(false);
    expect(shu.some((hero) => heads.has(hero))).toBe(false); // the two of Shu that are left have less life
  });

  test('what the others put back is drawn too; every hero is somewhere, once', () => {
    const s = hiding();
    const backs = tally(60, (seed) => {
      const world = worldOf(s, LIU, seed);
      expect(everybody(world)).toEqual(everybody(s));
      expect(world.offers[LIU]).toEqual(s.offers[LIU]);
      for (const seat of [CAO, SUN]) {
        expect(world.offers[seat]).toHaveLength(4);
        expect(world.offers[seat]?.slice(0, 2)).toEqual(playerIn(world, seat).heroes);
      }
      return world.offers[CAO]?.slice(2).join();
    });
    expect(backs.size).toBeGreaterThan(20);
  });

  test('who has seen a hero knows it, be it head or deputy; nobody else has it', () => {
    const s = hiding();
    playerIn(s, CAO).seen = [1 << LIU, 0];
    playerIn(s, SUN).revealed = [false, true];
    playerIn(s, SUN).claimed = 'wu';
    for (let seed = 0; seed < 30; seed++) {
      const world = worldOf(s, LIU, seed);
      expect([headOf(world, CAO), playerIn(world, SUN).heroes[1]]).toEqual(['cao-cao', 'gan-ning']);
      expect(new Set(world.players.flatMap(({ heroes }) => heroes)).size).toBe(6);
    }
    expect(tally(60, (seed) => playerIn(worldOf(s, LIU, seed), CAO).heroes[1]).size).toBe(2); // Xu Chu or Zhang Liao
    expect(tally(60, (seed) => headOf(worldOf(s, SUN, seed), CAO)).size).toBeGreaterThan(1);
  });

  test('the same seed gives the same world whatever the truth was', () => {
    const s = hiding();
    const truths = [1, 2, 3, 4, 5].map((seed) => worldOf(s, LIU, seed));
    expect(new Set(truths.map((truth) => headOf(truth, CAO))).size).toBeGreaterThan(1);
    const of = ({ players, offers, pool }: State) => [players, offers, pool];
    for (const truth of truths) expect(of(worldOf(truth, LIU, 9))).toEqual(of(worldOf(s, LIU, 9)));
  });

  test('heroes that were fixed everybody knows', () => {
    const s = hiding();
    s.options = { ...s.options, fixed: 'guan-yu+zhao-yun,cao-cao+xu-chu,sun-quan+gan-ning' };
    for (let seed = 0; seed < 5; seed++)
      expect(worldOf(s, LIU, seed).players).toMatchObject(s.players.map(({ heroes }) => ({ heroes })));
  });

  test('skills are those of the heroes imagined', () => {
    const s = hiding();
    s[INDEX] = { epoch: s.epoch }; // of the heroes that are
    expect(worldOf(s, LIU, 1)[INDEX]).toBeUndefined();
  });

  test('heroes that cannot be are a fault, not a world', () => {
    const s = hiding();
    s.offers[LIU] = everybody(s);
    expect(() => worldOf(s, LIU, 1)).toThrow('no heroes fit what everybody has seen');
  });
});

test('official rules: a game that is over may be one in which only one side is left', () => {
  const { table: t } = war(
    { cao: { heroes: WEI }, he: { heroes: ['zhang-liao', 'xu-chu'], hidden: true }, liu: { heroes: SHU } },
    { options: { rules: 'official' } },
  );
  const s = ltkKingdoms.clone(t.match.state);
  Object.assign(playerIn(s, 2), { alive: false });
  s.result = { label: 'wei', winners: [0, 1] };
  expect(tally(60, (seed) => playerIn(worldOf(s, 0, seed), 1).heroes[0]).size).toBeGreaterThan(3);
});

describe('while heroes are being chosen', () => {
  const choosing = (chosen: number): State => {
    const match = Match.start(ltkKingdoms, { seed: 3, seats: 4 }, { askForced: true });
    for (let i = 0; i < chosen; i++) match.choose([0]);
    return ltkKingdoms.clone(match.state);
  };
  const world = (s: State, seat: number, seed: number): State => {
    const made = ltkKingdoms.clone(s);
    imagine(made, seat, seedRng(seed));
    return made;
  };

  test('others were offered any heroes that this seat was not, with a pair among them', () => {
    const s = choosing(2);
    for (let seed = 0; seed < 40; seed++) {
      const made = world(s, 1, seed);
      expect(made.offers[1]).toEqual(s.offers[1]);
      expect(playerIn(made, 1).heroes).toEqual(playerIn(s, 1).heroes);
      expect([...made.offers.flat(), ...made.pool].toSorted()).toEqual([...s.offers.flat(), ...s.pool].toSorted());
      expect(made.offers.map((offer) => offer.length)).toEqual(s.offers.map((offer) => offer.length));
      for (const offer of made.offers) expect(pairsOf(offer).length).toBeGreaterThan(0);
      expect(pairsOf(made.offers[2] as string[]).length).toBeGreaterThan(1); // who is asked has a choice
    }
    expect(tally(40, (seed) => world(s, 1, seed).offers[3]?.join()).size).toBe(40);
  });

  test('who is not asked may have had no choice', () => {
    const match = Match.start(ltkKingdoms, { seed: 3, seats: 4, options: { offer: 5 } }, { askForced: true });
    const pairs = tally(100, (seed) => pairsOf(world(match.state, 0, seed).offers[3] as string[]).length);
    expect([pairs.has(0), (pairs.get(1) ?? 0) > 10]).toEqual([false, true]);
  });

  test('who has chosen chose any pair of its offer, the others nothing yet', () => {
    const s = choosing(2);
    const picked = tally(60, (seed) => {
      const made = world(s, 1, seed);
      const pairs = pairsOf(made.offers[0] as string[]);
      expect(pairs).toContain(playerIn(made, 0).heroes.join('+'));
      expect([playerIn(made, 2).heroes, playerIn(made, 3).heroes]).toEqual([[], []]);
      return pairs.indexOf(playerIn(made, 0).heroes.join('+')) === 0;
    });
    expect(picked.size).toBe(2);
  });

  test('the same seed gives the same world whatever the truth was', () => {
    const s = choosing(2);
    const of = ({ offers, pool, players }: State) => [offers, pool, players];
    for (const seed of [1, 2, 3]) expect(of(world(world(s, 1, seed), 1, 9))).toEqual(of(world(s, 1, 9)));
  });
});
