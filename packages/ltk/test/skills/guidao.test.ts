import { expect, test } from 'vitest';
import { table } from '../table.ts';

const JIAO = { hero: 'zhang-jiao' };

test('Dark Sorcery: a black card replaces the judgement, the old card is gained', () => {
  const { jiao, a, b } = table(
    {
      jiao: { ...JIAO, hand: ['strike', 'strike:C2', 'peach'] },
      a: { equipment: ['eight-diagram-formation'] },
      b: {},
    },
    { deck: ['H5'] },
  );
  jiao.plays('strike', { on: a });
  a.invokes('eight-diagram-formation');
  expect(jiao.offered).toEqual(['guidao', 'pass']);
  jiao.invokes('guidao');
  expect([a.hp, jiao.cards.some((card) => card.endsWith(':H5')), jiao.hand.length, b.hp]).toEqual([3, true, 2, 4]);
});

test('Dark Sorcery: an equipped black card will do, its effect with it', () => {
  const { jiao, a } = table(
    {
      jiao: { ...JIAO, hand: ['strike:H10'], equipment: ['plus-mount:S5', 'chu-ko-nu'] },
      a: { equipment: ['eight-diagram-formation'] },
    },
    { deck: ['H5'] },
  );
  jiao.plays('strike', { on: a });
  a.invokes('eight-diagram-formation');
  jiao.invokes('guidao');
  expect(jiao.offered).toEqual(['chu-ko-nu', 'plus-mount']);
  jiao.chooses('plus-mount');
  expect([a.hp, jiao.equipment]).toEqual([3, { weapon: 'chu-ko-nu' }]);
});

test('Dark Sorcery is not offered with red cards only', () => {
  const { jiao, a } = table(
    {
      jiao: { ...JIAO, hand: ['strike', 'peach'], equipment: ['plus-mount:HK'] },
      a: { equipment: ['eight-diagram-formation'] },
    },
    { deck: ['H5'] },
  );
  jiao.plays('strike', { on: a });
  a.invokes('eight-diagram-formation');
  expect([a.hp, jiao.offered]).toEqual([4, ['end']]);
});

test("Dark Sorcery and Devil's Talent: in seat order, the last card counts, each old card goes its own way", () => {
  const {
    jiao,
    a,
    sima,
    table: t,
  } = table(
    {
      jiao: { ...JIAO, hand: ['strike', 'duel:SA'] },
      a: { equipment: ['eight-diagram-formation'] },
      sima: { hero: 'sima-yi', hand: ['dodge:H2'] },
    },
    { deck: ['D5'] },
  );
  jiao.plays('strike', { on: a });
  a.invokes('eight-diagram-formation');
  jiao.invokes('guidao');
  sima.invokes('guicai');
  expect([a.hp, jiao.cards.map((card) => card.split(':')[1]), sima.hand]).toEqual([4, ['D5'], []]);
  expect(t.discard).toContain('duel');
});

test('Dark Sorcery: his own judgement too', () => {
  const { jiao } = table(
    { jiao: { ...JIAO, hand: ['strike:C2'], fates: ['starvation'] }, a: {} },
    { phase: 'judge', deck: ['H5'] },
  );
  jiao.invokes('guidao');
  expect([jiao.hand.length, jiao.offered.at(-1)]).toEqual([3, 'end']);
});
