import { expect, test } from 'vitest';
import { table } from '../table.ts';

const LIU = { hero: 'liu-shan', role: 'lord' } as const;

test('Seeming Fool: with the least life, a maximum life, a life and Rouse', () => {
  const { liu, zhang } = table(
    { liu: { ...LIU, hp: 1 }, zhang: { hp: 2, hero: 'zhang-fei' }, cao: {} },
    { phase: 'prepare' },
  );
  expect([liu.maxHp, liu.hp, liu.skills, zhang.hp]).toEqual([4, 2, ['jijiang'], 2]);
  liu.passes(); // Yield Power
  expect(liu.offered).toContain('jijiang>zhang');
});

test('Seeming Fool: tied for the least is enough, one with less is too much', () => {
  const tied = table({ liu: { ...LIU, hp: 2 }, zhang: { hp: 2 } }, { phase: 'prepare' });
  expect(tied.liu.skills).toEqual(['jijiang']);
  tied.liu.passes();
  const less = table({ liu: { ...LIU, hp: 2 }, zhang: { hp: 1 } }, { phase: 'prepare' });
  expect([less.liu.skills, less.liu.maxHp]).toEqual([[], 3]);
  less.liu.passes();
});

test('Seeming Fool: only the Lord awakens, and once', () => {
  const { liu } = table({ cao: {}, liu: { hero: 'liu-shan', hp: 1 } }, { phase: 'prepare', turn: 'liu' });
  expect([liu.skills, liu.maxHp]).toEqual([[], 3]);
  liu.passes();
});
