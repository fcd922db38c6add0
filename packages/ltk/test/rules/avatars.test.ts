import { seedRng } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import type { State } from '../../src/core/state.ts';
import { ltkIdentity } from '../../src/index.ts';
import { freeHeroes, imagineAvatars, lentSkills } from '../../src/modes/avatars.ts';
import { table } from '../table.ts';
import { isEven, playerIn, tally } from './worlds.ts';

const [ZUO, LIU, OTHER] = [0, 1, 2];

/** Two who keep avatars, of a pool of eight heroes and one who has nothing to lend. */
function kept(): State {
  const { table: t } = table(
    {
      zuo: { hero: 'zuo-ci', avatars: ['guan-yu', 'zhao-yun'] },
      liu: { hero: 'liu-bei' },
      other: { hero: 'zhang-fei', avatars: ['ma-chao'] },
    },
    { options: { heroes: 'zhuge-liang,plain,zuo-ci,liu-bei,zhang-fei,guan-yu,zhao-yun,ma-chao,huang-yueying' } },
  );
  return ltkIdentity.clone(t.match.state);
}

const imagined = (s: State, seat: number, seed: number): State => {
  const world = ltkIdentity.clone(s);
  imagineAvatars(world, seat, seedRng(seed));
  return world;
};

test('an avatar lends no skill that only a Lord has, that is used once or that awakens', () => {
  const s = kept();
  expect(lentSkills(s, 'liu-bei')).toEqual(['rende']); // not Rouse
  expect(lentSkills(s, 'pang-tong')).toEqual(['lianhuan']); // not Nirvana
  expect(lentSkills(s, 'deng-ai')).toEqual(['tuntian']); // not Reclaim
  expect(lentSkills(s, 'guan-yu')).toEqual(['wusheng']);
});

test('free are the heroes of this game that nobody plays or keeps and that have something to lend, in a fixed order', () => {
  expect(freeHeroes(kept())).toEqual(['huang-yueying', 'zhuge-liang']);
});

describe('avatars in imagined worlds', () => {
  const all = ['guan-yu', 'huang-yueying', 'ma-chao', 'zhao-yun', 'zhuge-liang'];
  const of = (s: State, seat: number) => playerIn(s, seat).avatars.map(({ hero }) => hero);

  test('what nobody has shown may be any hero that is not in play, each as likely', () => {
    const s = kept();
    const first = tally(1000, (seed) => {
      const world = imagined(s, LIU, seed);
      const heroes = [...of(world, ZUO), ...of(world, OTHER)];
      expect([heroes.length, new Set(heroes).size]).toEqual([3, 3]);
      expect(playerIn(world, ZUO).avatars.every(({ open }) => !open)).toBe(true);
      return heroes[0] as string;
    });
    expect([[...first.keys()].sort(), isEven(first)]).toEqual([all, true]);
    expect([...tally(200, (seed) => of(imagined(s, LIU, seed), OTHER)[0] as string).keys()].sort()).toEqual(all);
  });

  test('the own ones and those shown stay, and nobody else has them', () => {
    const s = kept();
    playerIn(s, OTHER).avatars = [{ hero: 'ma-chao', open: true }];
    for (let seed = 0; seed < 30; seed++) {
      const world = imagined(s, LIU, seed);
      expect(playerIn(world, OTHER).avatars).toEqual([{ hero: 'ma-chao', open: true }]);
      expect(all.filter((hero) => hero !== 'ma-chao')).toEqual(expect.arrayContaining(of(world, ZUO)));
      expect(playerIn(imagined(s, ZUO, seed), ZUO)).toEqual(playerIn(s, ZUO));
    }
  });

  test('who keeps some itself knows that nobody else has them', () => {
    const s = kept();
    const others = tally(60, (seed) => {
      const world = imagined(s, ZUO, seed);
      expect(playerIn(world, ZUO)).toEqual(playerIn(s, ZUO));
      return of(world, OTHER)[0] as string;
    });
    expect([...others.keys()].sort()).toEqual(['huang-yueying', 'ma-chao', 'zhuge-liang']);
  });

  test('the same seed gives the same world whatever the truth was, and draws nothing where nothing is hidden', () => {
    const s = kept();
    const [one, other] = [imagined(s, LIU, 1), imagined(s, LIU, 3)];
    expect(of(one, ZUO)).not.toEqual(of(other, ZUO));
    expect(of(imagined(one, LIU, 9), ZUO)).toEqual(of(imagined(other, LIU, 9), ZUO));
    for (const seat of [ZUO, OTHER]) playerIn(s, seat).avatars = [];
    const rng = seedRng(5);
    imagineAvatars(s, LIU, rng);
    expect(rng).toEqual(seedRng(5));
  });
});
