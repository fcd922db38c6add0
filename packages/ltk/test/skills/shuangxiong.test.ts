import { expect, test } from 'vitest';
import { table } from '../table.ts';

const YAN = { hero: 'yan-liang-wen-chou' };

test('Twin Heroes: the judgement card instead of drawing, and Duels of the other colour', () => {
  const { yan, a, b } = table(
    { yan: { ...YAN, hand: ['dodge:D2', 'strike:S7'], equipment: ['plus-mount:HK'] }, a: {}, b: {} },
    { phase: 'draw', deck: ['duel:SA'] },
  );
  expect(yan.offered).toEqual(['shuangxiong', 'pass']);
  yan.invokes('shuangxiong');
  expect(yan.cards).toEqual(['dodge:D2', 'duel:SA', 'strike:S7']);
  expect(yan.offered.filter((offer) => offer.includes('shuangxiong'))).toEqual([
    'dodge(shuangxiong:duel)>a',
    'dodge(shuangxiong:duel)>b',
  ]);
  yan.plays('dodge', { as: 'duel', on: a });
  expect([a.hp, b.hp, yan.hand]).toEqual([3, 4, ['duel', 'strike']]);
});

test('Twin Heroes refused: two cards and no Duels', () => {
  const { yan, a } = table({ yan: YAN, a: {} }, { phase: 'draw', deck: ['dodge:D2', 'dodge:D3'] });
  yan.passes();
  expect([yan.hand, yan.offered, a.hp]).toEqual([['dodge', 'dodge'], ['end'], 4]);
});

test('Twin Heroes: the card that counts in the end decides, also if another took the first', () => {
  const { yan, jiao } = table(
    { yan: { ...YAN, hand: ['dodge:D2'] }, jiao: { hero: 'zhang-jiao', hand: ['strike:C2'], role: 'rebel' } },
    { phase: 'draw', deck: ['peach:H3'] },
  );
  yan.invokes('shuangxiong');
  jiao.invokes('guidao');
  expect([yan.cards, jiao.cards]).toEqual([['dodge:D2', 'strike:C2'], ['peach:H3']]);
  expect(yan.offered).toEqual(['strike>jiao', 'dodge(shuangxiong:duel)>jiao', 'end']);
});

test('Twin Heroes ends with the turn', () => {
  const { yan, a } = table(
    { yan: { ...YAN, hand: ['dodge:D2'] }, a: {} },
    { phase: 'draw', deck: ['strike:S7', 'dodge:D3', 'dodge:D4', 'dodge:D5', 'dodge:D6'] },
  );
  yan.invokes('shuangxiong').ends();
  a.ends();
  yan.passes();
  expect(yan.offered).toEqual(['strike>a', 'end']);
});
