import { expect, test } from 'vitest';
import { table } from '../table.ts';

const SHAO = { hero: 'yuan-shao' };

test('Random Volley: two hand cards of one suit are an Arrow Barrage without suit', () => {
  const {
    shao,
    a,
    b,
    table: t,
  } = table({
    shao: { ...SHAO, hand: ['dodge:D2', 'dodge:D3', 'peach:H3', 'dodge:D4'] },
    a: { hand: ['dodge'] },
    b: {},
  });
  expect(shao.offered).toEqual(['arrow-barrage(luanji:arrow-barrage)', 'end']);
  shao.plays('arrow-barrage', { by: 'luanji' });
  expect(shao.offered).toEqual(['dodge', 'dodge', 'dodge']);
  shao.chooses('D2').chooses('D4');
  a.answers('dodge');
  expect([a.hp, b.hp, shao.hp, shao.cards]).toEqual([4, 3, 4, ['dodge:D3', 'peach:H3']]);
  const [used] = t.told('card-used');
  expect([used?.card?.suit, used?.card?.color, used?.card?.rank]).toEqual([null, 'red', 0]);
});

test('Random Volley: as often as it can be paid', () => {
  const { shao, a } = table({ shao: { ...SHAO, hand: ['dodge:D2', 'dodge:D3', 'dodge:D4', 'dodge:D5'] }, a: {} });
  shao.plays('arrow-barrage', { by: 'luanji' }).chooses('D2').chooses('D3');
  shao.plays('arrow-barrage', { by: 'luanji' }).chooses('D4');
  expect([a.hp, shao.hand]).toEqual([2, []]);
});

test('Random Volley is not offered for two suits of one colour, nor for equipment', () => {
  const { shao } = table({ shao: { ...SHAO, hand: ['dodge:D2', 'dodge:H2'], equipment: ['minus-mount:DK'] }, a: {} });
  expect(shao.offered).toEqual(['end']);
});

test('Random Volley: only cards that find a target are offered; black ones do not reach Jia Xu', () => {
  const { yuan, jia } = table({
    yuan: { hero: 'yuan-shao', hand: ['S7', 'S8', 'H2', 'H3', 'C9'] },
    jia: { hero: 'jia-xu' },
  });
  yuan.plays('arrow-barrage', { by: 'luanji' });
  expect(yuan.offered.length).toBe(2);
  yuan.chooses('H2');
  expect([yuan.cards.length, jia.hp]).toEqual([3, 2]);
});

test('Random Volley is not offered when none of its cards find a target', () => {
  const { yuan } = table({ yuan: { hero: 'yuan-shao', hand: ['S7', 'S8', 'H2', 'C9'] }, jia: { hero: 'jia-xu' } });
  expect(yuan.offered.filter((each) => each.includes('luanji'))).toEqual([]);
});
