import { Match, seedRng } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { imagine } from '../../src/imagine.ts';
import { ltkIdentity } from '../../src/index.ts';
import { freeHeroes } from '../../src/modes/avatars.ts';
import { table } from '../table.ts';

const ZUO = { hero: 'zuo-ci' } as const;

test('Avatar: at the start of the turn one is shown; its skill, gender and kingdom count', () => {
  const {
    zuo,
    diao,
    table: t,
  } = table(
    { liu: {}, zuo: { ...ZUO, avatars: ['huang-yueying', 'zhang-fei'] }, diao: { hero: 'diao-chan', hand: ['dodge'] } },
    { turn: 'liu', deck: ['dodge:D3', 'dodge:D4', 'dodge:D5', 'dodge:D6'] }, // for Zuo and Diao
  );
  t.seats[0]!.ends();
  expect(zuo.offered).toEqual(['huashen', 'pass']);
  zuo.invokes('huashen');
  expect(zuo.offered).toEqual(['huang-yueying', 'zhang-fei']);
  zuo.picks('huang-yueying');
  expect(zuo.offered).toEqual(['jizhi', 'qicai']);
  zuo.invokes('qicai');
  expect(zuo.skills).toEqual(['qicai']);
  zuo.ends();
  zuo.passes();
  expect(diao.offered).toEqual(['end']); // only one man besides her is left
});

test('Avatar: the others see what was shown, not what is kept', () => {
  const { zuo, table: t } = table({ liu: {}, zuo: { ...ZUO, avatars: ['huang-yueying', 'zhang-fei'] } });
  t.seats[0]!.ends();
  zuo.invokes('huashen').picks('zhang-fei');
  expect(zuo.skills).toEqual(['paoxiao']);
  expect([t.view(0).players[1]?.avatars, t.view(1).players[1]?.avatars]).toEqual([
    [null, 'zhang-fei'],
    ['huang-yueying', 'zhang-fei'],
  ]);
});

test('Avatar: at the end of the turn another one; the skill before is gone', () => {
  const { zuo, table: t } = table({ liu: {}, zuo: { ...ZUO, avatars: ['ma-chao', 'zhang-fei'] } });
  t.seats[0]!.ends();
  zuo.invokes('huashen').picks('zhang-fei').ends();
  expect(zuo.offered).toEqual(['huashen', 'pass']);
  zuo.invokes('huashen').picks('ma-chao').invokes('mashu');
  expect(zuo.skills).toEqual(['mashu']);
  expect(t.told('skill-lost')).toMatchObject([{ skill: 'paoxiao' }]);
});

test('Avatar: no lord, limited or awakening skill is lent', () => {
  const { zuo, table: t } = table({ liu: {}, zuo: { ...ZUO, avatars: ['sun-ce', 'jia-xu'] } });
  t.seats[0]!.ends();
  zuo.invokes('huashen').picks('jia-xu');
  expect(zuo.offered).toEqual(['wansha', 'weimu']);
  zuo.invokes('weimu').ends();
  zuo.invokes('huashen').picks('sun-ce');
  expect(zuo.skills).toEqual(['jiang']);
});

test('Avatar: the game starts with two that nobody else plays, one of them shown', () => {
  const match = Match.start(ltkIdentity, { seed: 5, seats: 3, options: { fixed: 'liu-bei,zuo-ci,cao-cao' } });
  while (match.decision !== null && match.state.turns === 0) match.choose([0]);
  const zuo = match.state.players[1];
  expect(zuo?.avatars.length).toBe(2);
  expect(zuo?.avatars.filter(({ open }) => open).map(({ hero }) => hero)).toEqual([zuo?.shape]);
  for (const { hero } of zuo?.avatars ?? []) expect(['liu-bei', 'zuo-ci', 'cao-cao']).not.toContain(hero);
  expect([zuo?.gained.length, zuo?.hp]).toEqual([1, 3]);
});

test('Avatar: fields go with the skill that grew them', () => {
  const { liu, zuo } = table(
    { liu: { hand: ['strike'] }, zuo: { ...ZUO, hand: ['dodge'], avatars: ['deng-ai', 'zhang-fei'] } },
    { turn: 'zuo', phase: 'finish', deck: ['C2', 'C3', 'S7'] },
  );
  zuo.invokes('huashen').picks('deng-ai');
  liu.plays('strike:S7', { on: zuo });
  zuo.answers('dodge').invokes('tuntian');
  expect(zuo.pile('tuntian').length).toBe(1);
  liu.ends();
  zuo.invokes('huashen').picks('zhang-fei');
  expect([zuo.pile('tuntian'), zuo.skills]).toEqual([[], ['paoxiao']]);
});

test('Avatar: the pool is the heroes of this game that nobody plays or keeps and that have something to lend', () => {
  const heroes = 'liu-bei,zuo-ci,cao-cao,zhang-fei,guan-yu,ma-chao,plain';
  const { table: t } = table(
    { liu: { hero: 'liu-bei' }, zuo: { ...ZUO, avatars: ['guan-yu'] }, cao: { hero: 'cao-cao' } },
    { options: { heroes } },
  );
  expect(freeHeroes(t.match.state)).toEqual(['ma-chao', 'zhang-fei']);
});

test('Avatar: when the pool is used up, fewer are taken, or none', () => {
  const options = { heroes: 'liu-bei,zuo-ci,cao-cao,zhang-fei', fixed: 'liu-bei,zuo-ci,cao-cao' };
  const match = Match.start(ltkIdentity, { seed: 5, seats: 3, options });
  while (match.decision !== null && match.state.turns === 0) match.choose([0]);
  expect(match.state.players[1]?.avatars).toEqual([{ hero: 'zhang-fei', open: true }]);
  const { liu, zuo } = table(
    { liu: { hero: 'liu-bei', hand: ['strike'] }, zuo: { ...ZUO, avatars: ['zhang-fei'] } },
    { options: { heroes: 'liu-bei,zuo-ci,zhang-fei' } },
  );
  liu.plays('strike', { on: zuo });
  expect([zuo.hp, liu.asked]).toEqual([2, true]); // Rebirth has none left to bring, and is not asked
});

test('Avatar: who has not seen an avatar imagines any hero of the pool there, never one in play', () => {
  const { zuo, table: t } = table({
    liu: { hero: 'liu-bei' },
    zuo: { ...ZUO, avatars: ['zhang-fei', 'guan-yu'] },
    cao: { hero: 'cao-cao' },
  });
  t.seats[0]!.ends();
  zuo.invokes('huashen').picks('zhang-fei');
  const worlds = Array.from({ length: 40 }, (_, seed) => {
    const state = ltkIdentity.clone(t.match.state);
    imagine(state, 0, seedRng(seed));
    expect(ltkIdentity.view(state, 0)).toEqual(t.view(0));
    return state.players[1]?.avatars.map(({ hero }) => hero) ?? [];
  });
  expect(new Set(worlds.map(([shown]) => shown))).toEqual(new Set(['zhang-fei']));
  const kept = new Set(worlds.map(([, hidden]) => hidden));
  expect(kept.size).toBeGreaterThan(10);
  expect(['liu-bei', 'zuo-ci', 'cao-cao', 'zhang-fei'].filter((hero) => kept.has(hero))).toEqual([]);
});
