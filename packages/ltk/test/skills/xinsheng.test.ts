import { expect, test } from 'vitest';
import { table } from '../table.ts';

const ZUO = { hero: 'zuo-ci', avatars: ['zhang-fei'] } as const;

test('Rebirth: one more avatar for each point of damage, each accepted or refused', () => {
  const { liu, zuo, table: t } = table({ liu: { hand: ['wine', 'strike'] }, zuo: ZUO, zhang: {} });
  liu.plays('wine').plays('strike', { on: zuo });
  expect(zuo.offered).toEqual(['xinsheng', 'pass']);
  zuo.invokes('xinsheng');
  expect(zuo.offered).toEqual(['xinsheng', 'pass']);
  zuo.passes();
  expect(t.view(1).players[1]?.avatars.length).toBe(2);
  expect(t.view(0).players[1]?.avatars).toEqual([null, null]);
});

test('Rebirth: the new avatar is nobody in play and none he has', () => {
  const { liu, zuo, table: t } = table({ liu: { hero: 'liu-bei', hand: ['strike'] }, zuo: ZUO });
  liu.plays('strike', { on: zuo });
  zuo.invokes('xinsheng');
  const heroes = t.view('all').players[1]?.avatars ?? [];
  expect(new Set(heroes).size).toBe(2);
  expect(heroes).not.toContain('liu-bei');
  expect(heroes).not.toContain('zuo-ci');
});

test('Rebirth is not offered when no hero is left', () => {
  const { liu, zuo } = table(
    { liu: { hero: 'liu-bei', hand: ['strike'] }, zuo: ZUO },
    { options: { heroes: 'liu-bei,zuo-ci,zhang-fei' } },
  );
  liu.plays('strike', { on: zuo });
  expect([liu.asked, zuo.hp]).toEqual([true, 2]);
});

test('Rebirth is about damage to him', () => {
  const { liu, zhang, zuo, table: t } = table({ liu: { hand: ['strike'] }, zhang: {}, zuo: ZUO });
  liu.plays('strike', { on: zhang });
  expect([liu.asked, zuo.hp, t.view('all').players[2]?.avatars.length]).toEqual([true, 3, 1]);
});
