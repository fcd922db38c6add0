import { expect, test } from 'vitest';
import { anyChoice, type Decision, randomFrom, whyNot } from '../src/index.ts';

const decision = (options: number, min: number, max: number): Decision => ({
  seat: 0,
  kind: 'pick',
  options: Array.from({ length: options }, (_, i) => ({ type: `option ${i}` })),
  min,
  max,
  default: [],
  checkpoint: false,
  secret: false,
});

test.each([
  [3, 1, 1],
  [3, 0, 1],
  [4, 0, 2],
  [4, 2, 4],
  [2, 1, 5],
])('of %i options any %i to %i are picked, and every such choice comes up', (options, min, max) => {
  const asked = decision(options, min, max);
  const random = randomFrom(1);
  const seen = new Set<string>();
  for (let i = 0; i < 2000; i++) {
    const choice = anyChoice(asked, random);
    expect(whyNot(asked, choice)).toBe(null);
    seen.add(choice.join(' '));
  }
  let possible = 0;
  for (let count = min; count <= Math.min(max, options); count++)
    possible += Array.from({ length: count }, (_, i) => options - i).reduce((product, n) => product * n, 1);
  expect(seen.size).toBe(possible);
});

test('one of several costs one draw', () => {
  const drawn: number[] = [];
  const random = { ...randomFrom(1), below: (n: number) => drawn.push(n) - 1 };
  expect(anyChoice(decision(3, 1, 1), random)).toEqual([0]);
  expect(drawn).toEqual([3]);
});
