import { expect, test } from 'vitest';
import { table } from '../table.ts';

const JIAO = { hero: 'zhang-jiao' };

test('Thunder-strike: a Dodge used lets somebody judge; a Spade is 2 lightning damage', () => {
  const { a, jiao, b } = table(
    { a: { hand: ['strike'] }, jiao: { ...JIAO, hand: ['dodge'] }, b: {} },
    { deck: ['S5'] },
  );
  a.plays('strike', { on: jiao });
  jiao.answers('dodge');
  expect(jiao.offered).toEqual(['leiji', 'pass']);
  jiao.invokes('leiji');
  expect(jiao.offered).toEqual(['a', 'jiao', 'b']);
  jiao.points(a);
  expect([a.hp, jiao.hp, b.hp]).toEqual([2, 3, 4]);
});

test('Thunder-strike: no Spade, no damage', () => {
  const { a, jiao } = table({ a: { hand: ['strike'] }, jiao: { ...JIAO, hand: ['dodge'] } }, { deck: ['C5'] });
  a.plays('strike', { on: jiao });
  jiao.answers('dodge').invokes('leiji').points(a);
  expect([a.hp, jiao.hp]).toEqual([4, 3]);
});

test('Thunder-strike: a Dodge of the Eight Diagram counts, played for Arrow Barrage too; the damage is lightning', () => {
  const { a, jiao, b } = table(
    {
      a: { hand: ['arrow-barrage'], chained: true },
      jiao: { ...JIAO, equipment: ['eight-diagram-formation'] },
      b: { chained: true },
    },
    { deck: ['H5', 'S6'] },
  );
  a.plays('arrow-barrage');
  jiao.invokes('eight-diagram-formation').passes();
  jiao.invokes('leiji').points(a).passes();
  expect([a.hp, b.hp, jiao.hp]).toEqual([2, 1, 3]);
});

test('Thunder-strike is not for the Dodge of another, and may be refused', () => {
  const {
    jiao,
    a,
    table: t,
  } = table({ jiao: { ...JIAO, hand: ['strike', 'dodge'] }, a: { hand: ['dodge', 'strike'] } });
  jiao.plays('strike', { on: a });
  a.answers('dodge');
  jiao.ends();
  a.plays('strike', { on: jiao });
  jiao.answers('dodge').passes();
  expect([a.hp, jiao.hp, t.told('judged')]).toEqual([4, 3, []]);
});

test('Thunder-strike: the Spade of Xiao Qiao is a Heart', () => {
  const { xiao, jiao } = table(
    { xiao: { hero: 'xiao-qiao', hand: ['strike'] }, jiao: { ...JIAO, hand: ['dodge'] } },
    { deck: ['S5'] },
  );
  xiao.plays('strike', { on: jiao });
  jiao.answers('dodge').invokes('leiji').points(xiao);
  expect(xiao.hp).toBe(3);
});

test('Thunder-strike comes before the outcome of the Strike: who dies of it loses nothing more', () => {
  const { a, jiao, b } = table(
    { b: {}, a: { hp: 1, hand: ['strike'], role: 'rebel' }, jiao: { ...JIAO, hand: ['dodge'] } },
    { turn: 'a', deck: ['S5'] },
  );
  a.plays('strike', { on: jiao });
  jiao.answers('dodge').invokes('leiji').points(a);
  expect([a.alive, jiao.hand.length, jiao.hp, b.hp]).toEqual([false, 3 + 2, 3, 4]);
});
