import { expect, test } from 'vitest';
import { war } from '../kingdoms/war.ts';

const XU = { heroes: ['xu-huang', 'xu-chu'], hand: ['strike:S7'] } as const;

test('Cut Supplies in kingdom war: hidden, a converted card reaches distance 2 and reveals the hero', () => {
  const { xu, b } = war({ xu: { ...XU, hidden: true }, a: {}, b: {}, c: {}, d: {}, e: {} });
  expect(xu.offered.filter((each) => each.includes('(duanliang'))).toEqual([
    'strike(duanliang:starvation)>a',
    'strike(duanliang:starvation)>b',
    'strike(duanliang:starvation)>d',
    'strike(duanliang:starvation)>e',
  ]);
  xu.plays('strike', { on: b, by: 'duanliang' });
  expect([b.fates, xu.up]).toEqual([['starvation'], ['xu-huang']]);
});

test('Cut Supplies in kingdom war: for a real Starvation the hero must be revealed first', () => {
  const { xu } = war(
    { xu: { ...XU, hand: ['starvation'], hidden: true }, a: {}, b: {}, c: {}, d: {} },
    { deck: ['dodge', 'dodge', 'dodge'] }, // for the first reveal
  );
  expect(xu.offered).toEqual(['starvation>a', 'starvation>d', 'duanliang', 'end']);
  xu.invokes('duanliang');
  expect(xu.offered.filter((each) => each.startsWith('starvation>'))).toEqual([
    'starvation>a',
    'starvation>b',
    'starvation>c',
    'starvation>d',
  ]);
});
