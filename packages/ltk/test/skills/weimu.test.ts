import { expect, test } from 'vitest';
import { table } from '../table.ts';

const JIA = { hero: 'jia-xu' } as const;

test('Behind the Curtain: no black scroll can be aimed at Jia Xu, delayed or not', () => {
  const {
    liu,
    jia,
    table: t,
  } = table({
    liu: { hand: ['duel:SA', 'contentment:S6', 'dismantle:S3', 'duel:DA'] },
    jia: { ...JIA, hand: ['peach'] },
    zhang: { hand: ['peach'] },
  });
  expect(liu.offered).toEqual(['duel>zhang', 'contentment>zhang', 'dismantle>zhang', 'duel>jia', 'duel>zhang', 'end']);
  const spared = t.match.refusals().filter(({ option: { seat } }) => seat === jia.seat);
  expect(spared.map(({ reason }) => reason)).toEqual(['weimu', 'weimu', 'weimu']);
});

test('Behind the Curtain: mass scrolls leave him out, red ones do not', () => {
  const black = table({ liu: { hand: ['barbarian-invasion:S7'] }, jia: JIA, zhang: {} });
  black.liu.plays('barbarian-invasion');
  expect([black.jia.hp, black.zhang.hp]).toEqual([3, 3]);
  const red = table({ liu: { hand: ['arrow-barrage:HA'] }, jia: JIA, zhang: {} });
  red.liu.plays('arrow-barrage');
  expect([red.jia.hp, red.zhang.hp]).toEqual([2, 3]);
});

test('Behind the Curtain: his own too; a black Strike is no scroll', () => {
  const own = table({ jia: { ...JIA, hand: ['lightning:SA', 'chain:SJ'] }, liu: {} });
  expect(own.jia.offered.filter((each) => !each.startsWith('recast'))).toEqual(['chain>liu', 'luanwu', 'end']);
  const strike = table({ liu: { hand: ['strike:S7'] }, jia: JIA });
  strike.liu.plays('strike', { on: strike.jia });
  expect(strike.jia.hp).toBe(2);
});

test('Behind the Curtain: a black Lightning passes him by, a red one does not', () => {
  const black = table({ liu: { fates: ['lightning:SA'] }, jia: JIA, zhang: {} }, { phase: 'judge', deck: ['H7'] });
  expect([black.jia.fates, black.zhang.fates]).toEqual([[], ['lightning']]);
  const red = table({ liu: { fates: ['lightning:HQ'] }, jia: JIA, zhang: {} }, { phase: 'judge', deck: ['H7'] });
  expect([red.jia.fates, red.zhang.fates]).toEqual([['lightning'], []]);
});
