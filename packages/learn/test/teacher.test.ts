import { randomFrom } from '@cardwright/engine';
import { MOST_THINGS, Net, type NetShape, Position } from '@cardwright/players/search';
import { expect, test } from 'vitest';
import { freshWeights } from '../src/fit.ts';
import { Teacher } from '../src/teacher.ts';

/** Things that are two in one, as the two heroes of a seat in kingdom war; a thing of one kind is the simpler case. */
const SHAPE: NetShape = { features: 5, names: 2, kinds: 4, groups: 3, hidden: 6, outputs: 3 };

function anyPosition(seed: number): Position {
  const random = randomFrom(seed);
  const position = new Position(SHAPE);
  const things = 1 + random.below(4);
  for (let i = 0; i < things; i++) {
    const at = position.add(random.below(SHAPE.kinds), 1 + random.below(7), random.below(SHAPE.kinds));
    for (let f = 0; f < SHAPE.features; f++) position.features[at + f] = random.below(4);
  }
  return position;
}

const lossOf = (weights: Float32Array, position: Position, target: Float32Array): number => {
  const chances = new Net(SHAPE, weights, MOST_THINGS).judge(position);
  return target.reduce((loss, share, o) => loss - share * Math.log(chances[o] as number), 0);
};

test('backpropagation finds the slopes that small steps find, for every weight', () => {
  const target = Float32Array.of(0.25, 0, 0.75);
  const step = 2e-3;
  let [checked, nonzero] = [0, 0];
  for (let seed = 0; seed < 12; seed++) {
    const weights = freshWeights(SHAPE, seed);
    const position = anyPosition(seed);
    const teacher = new Teacher(new Net(SHAPE, weights, MOST_THINGS));
    expect(teacher.correct(position, target)).toBeCloseTo(lossOf(weights, position, target), 5);
    weights.forEach((weight, i) => {
      const at = (shift: number): number => lossOf(weights.with(i, weight + shift), position, target);
      const [left, right] = [(at(0) - at(-step)) / step, (at(step) - at(0)) / step];
      if (Math.abs(left - right) > 0.01) return; // a corner of a rectifier lies between
      expect(Math.abs((teacher.slopes[i] as number) - (left + right) / 2)).toBeLessThan(0.01);
      checked++;
      if (Math.abs(left) > 0.05) nonzero++;
    });
  }
  expect(checked).toBeGreaterThan(12 * freshWeights(SHAPE, 0).length * 0.9);
  expect(nonzero).toBeGreaterThan(300);
});

test('slopes of several samples add up', () => {
  const weights = freshWeights(SHAPE, 3);
  const target = Float32Array.of(1, 0, 0);
  const alone = [1, 2].map((seed) => {
    const teacher = new Teacher(new Net(SHAPE, weights, MOST_THINGS));
    teacher.correct(anyPosition(seed), target);
    return teacher.slopes;
  });
  const both = new Teacher(new Net(SHAPE, weights, MOST_THINGS));
  for (const seed of [1, 2]) both.correct(anyPosition(seed), target);
  both.slopes.forEach((slope, i) => expect(slope).toBeCloseTo((alone[0]?.[i] ?? 0) + (alone[1]?.[i] ?? 0), 4));
});
