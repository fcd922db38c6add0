import { expect, test } from 'vitest';
import { table } from '../table.ts';

const XU = { hero: 'xu-huang' } as const;

test('Cut Supplies: black basic cards and equipment are Starvation, and reach distance 2', () => {
  const { xu, a, b, c } = table({
    xu: { ...XU, hand: ['dodge:H2', 'strike:S7', 'duel:SA'], equipment: ['plus-mount:S5'] },
    a: {},
    b: {},
    c: {},
    d: {},
    e: {},
  });
  expect(xu.offered.filter((each) => each.startsWith('strike(') || each.startsWith('plus-mount'))).toEqual([
    'strike(duanliang:starvation)>a',
    'strike(duanliang:starvation)>b',
    'strike(duanliang:starvation)>d',
    'strike(duanliang:starvation)>e',
    'plus-mount(duanliang:starvation)>a',
    'plus-mount(duanliang:starvation)>b',
    'plus-mount(duanliang:starvation)>d',
    'plus-mount(duanliang:starvation)>e',
  ]);
  xu.plays('plus-mount', { on: b, by: 'duanliang' });
  expect([a.fates, b.fates, c.fates, xu.equipment]).toEqual([[], ['starvation'], [], {}]);
});

test('Cut Supplies: red cards and black scrolls do not do', () => {
  const { xu } = table({ xu: { ...XU, hand: ['dodge:D2', 'duel:SA', 'peach:H3'] }, a: {} });
  expect(xu.offered).toEqual(['duel>a', 'end']);
});

test('Cut Supplies: a real Starvation reaches distance 2 as well, not 3', () => {
  const { xu, c } = table({ xu: { ...XU, hand: ['starvation'] }, a: {}, b: {}, c: {}, d: {}, e: {} });
  expect(xu.offered).toEqual(['starvation>a', 'starvation>b', 'starvation>d', 'starvation>e', 'end']);
  expect(c.fates).toEqual([]);
});

test('Cut Supplies: Snatch reaches no farther, and a hero with a Starvation takes no second', () => {
  const { xu } = table({
    xu: { ...XU, hand: ['snatch', 'strike:S7'] },
    a: { fates: ['starvation'] },
    b: { hand: ['dodge'] },
    c: { hand: ['dodge'] },
    d: { hand: ['dodge'] },
  });
  expect(xu.offered).toEqual([
    'snatch>a',
    'snatch>d',
    'strike>a',
    'strike>d',
    'strike(duanliang:starvation)>b',
    'strike(duanliang:starvation)>c',
    'strike(duanliang:starvation)>d',
    'end',
  ]);
});

test('Cut Supplies: a hero without it reaches distance 1', () => {
  const { liu } = table({ liu: { hand: ['starvation'] }, a: {}, xu: XU, b: {} });
  expect(liu.offered).toEqual(['starvation>a', 'starvation>b', 'end']);
});
