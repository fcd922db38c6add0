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

test('Cut Supplies in kingdom war: hidden, a real Starvation at distance 2 reveals the hero, a nearer one does not', () => {
  const setUp = () =>
    war(
      { xu: { ...XU, hand: ['starvation'], hidden: true }, a: {}, b: {}, c: {}, d: {}, e: {} },
      { deck: ['dodge', 'dodge', 'dodge'] }, // for the first reveal
    );
  const { xu, b } = setUp();
  expect(xu.offered).toEqual([
    'starvation>a',
    'starvation>e',
    'starvation>b(xu-huang)',
    'starvation>d(xu-huang)',
    'end',
  ]);
  xu.plays('starvation', { on: b });
  expect([xu.up, b.fates]).toEqual([['xu-huang'], ['starvation']]);
  const near = setUp();
  near.xu.plays('starvation', { on: near.a });
  expect([near.xu.up, near.a.fates]).toEqual([[], ['starvation']]);
});
