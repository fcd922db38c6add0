import { expect, test } from 'vitest';
import { REFUSAL_CODES, readRefusal, refusalText } from '../src/refusal.ts';

const VALUES = {
  game: 'thrones',
  most: 24,
  least: 8,
  allowed: '2–10',
  seats: 11,
  members: 3,
  option: 'deck',
};

test.each(REFUSAL_CODES)('%s is said in both languages, its values in their places', (code) => {
  const [english, chinese] = (['en', 'zh'] as const).map((language) => refusalText({ code, values: VALUES }, language));
  expect(english).toMatch(/^[ -~–]+$/);
  expect(chinese).toMatch(/\p{Script=Han}/u);
  expect(`${english}${chinese}`).not.toMatch(/[{}]|undefined/);
});

test('values stand where they belong', () => {
  const refusal = { code: 'wrong-seats', values: { game: 'sorcery', allowed: '2', seats: 3 } } as const;
  expect(refusalText(refusal, 'en')).toBe('sorcery is played by 2, not by 3');
  expect(refusalText(refusal, 'zh')).toBe('这个游戏须 2 人，不能 3 人玩');
});

test.each([
  null,
  undefined,
  7,
  'no-table',
  {},
  { code: 'toString' },
  { code: 'new-one' },
  { code: 'no-table', values: 3 },
])('%j is none that is known', (given) => {
  expect(readRefusal(given)).toBeNull();
});
