import { expect, test } from 'vitest';
import { table } from '../table.ts';

const ZHU = { hero: 'zhu-rong' } as const;

test('Giant Elephant: an Invasion of another does nothing to Zhu Rong, who gains it afterwards', () => {
  const {
    liu,
    zhang,
    zhu,
    table: t,
  } = table({
    liu: { hand: ['barbarian-invasion:S7'] },
    zhang: {},
    zhu: ZHU,
  });
  liu.plays('barbarian-invasion');
  expect([zhu.cards, zhu.hp, zhang.hp, t.discard]).toEqual([['barbarian-invasion:S7'], 4, 3, []]);
});

test('Giant Elephant: not if somebody took it before', () => {
  const { liu, cao, zhu } = table({
    liu: { hand: ['barbarian-invasion'] },
    cao: { hero: 'cao-cao' },
    zhu: ZHU,
  });
  liu.plays('barbarian-invasion');
  cao.invokes('jianxiong');
  expect([cao.hand, zhu.hand]).toEqual([['barbarian-invasion'], []]);
});

test('Giant Elephant: her own Invasion is discarded, other scrolls are nothing to her', () => {
  const own = table({ zhu: { ...ZHU, hand: ['barbarian-invasion'] }, liu: {} });
  own.zhu.plays('barbarian-invasion');
  expect([own.zhu.hand, own.liu.hp, own.table.discard]).toEqual([[], 3, ['barbarian-invasion']]);
  const other = table({ liu: { hand: ['arrow-barrage'] }, zhu: ZHU });
  other.liu.plays('arrow-barrage');
  expect([other.zhu.hp, other.zhu.hand]).toEqual([3, []]);
});

test('Giant Elephant: one that was negated for everybody is gained as well', () => {
  const { liu, zhang, zhu } = table({
    liu: { hand: ['barbarian-invasion'] },
    zhang: { hand: ['negate'] },
    zhu: ZHU,
  });
  liu.plays('barbarian-invasion');
  zhang.answers('negate');
  expect([zhang.hp, zhu.hand]).toEqual([4, ['barbarian-invasion']]);
});
