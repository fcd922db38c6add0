import { expect, test } from 'vitest';
import { table } from '../table.ts';

const DONG = { hero: 'dong-zhuo' } as const;

test('Collapse: at the finish, with somebody weaker, a life is lost', () => {
  const { dong, liu } = table({ dong: DONG, liu: {} });
  dong.ends();
  expect(dong.offered).toEqual(['lose-life', 'lose-max-life']);
  dong.picks('lose-life');
  expect([dong.hp, dong.maxHp, liu.hp]).toEqual([7, 8, 4]);
});

test('Collapse: or a maximum life, which takes the life above it', () => {
  const full = table({ dong: DONG, liu: {} });
  full.dong.ends().picks('lose-max-life');
  expect([full.dong.hp, full.dong.maxHp]).toEqual([7, 7]);
  const hurt = table({ dong: { ...DONG, hp: 6 }, liu: {} });
  hurt.dong.ends().picks('lose-max-life');
  expect([hurt.dong.hp, hurt.dong.maxHp]).toEqual([6, 7]);
});

test('Collapse: not when nobody has less life', () => {
  const { dong, liu } = table({ dong: { ...DONG, hp: 4 }, liu: {} });
  dong.ends();
  expect([liu.asked, dong.hp, dong.maxHp]).toEqual([true, 4, 8]);
});

test('Collapse: not in the turns of others', () => {
  const { liu, dong } = table({ liu: {}, dong: DONG });
  liu.ends();
  expect([dong.asked, dong.hp, dong.maxHp]).toEqual([true, 8, 8]);
});
