import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { childSeed, nextWord, seedRng, shuffle } from '@cardwright/engine';
import { layoutOf, MOST_THINGS, Net, type NetShape, Position } from '@cardwright/players/search';
import { Adam } from './adam.ts';
import type { Samples } from './samples.ts';
import { Teacher } from './teacher.ts';

const BATCH = 64;
const RATE = { first: 2e-3, last: 5e-5 } as const;
const REFINED = 0.2; // of that where a net is taught more that knows a lot already

/** Weights to start with: small, and larger where fewer inputs come together. The same seed gives the same. */
export function freshWeights(shape: NetShape, seed: number): Float32Array {
  const { features, hidden, groups, outputs } = shape;
  const layout = layoutOf(shape);
  const weights = new Float32Array(layout.size);
  const rng = seedRng(seed);
  const fill = (at: number, inputs: number, width: number, reach: number): void => {
    for (let i = at; i < at + inputs * width; i++) weights[i] = reach * ((2 * nextWord(rng)) / 2 ** 32 - 1);
  };
  fill(layout.thing, features + shape.kinds, hidden, 0.15);
  fill(layout.inner, hidden, hidden, Math.sqrt(6 / hidden));
  fill(layout.table, groups * hidden, hidden, Math.sqrt(6 / (groups * hidden)));
  fill(layout.outer, hidden, hidden, Math.sqrt(6 / hidden));
  fill(layout.output, hidden, outputs, Math.sqrt(1 / hidden));
  return weights;
}

/** The mean loss of a net on samples it is not taught, by how their games ended. */
export function lossOn(net: Net, samples: Samples): number {
  const position = new Position(net.shape);
  const target = new Float32Array(net.shape.outputs);
  let loss = 0;
  for (let i = 0; i < samples.count; i++) {
    samples.read(i, position, target, 'end');
    const chances = net.judge(position);
    for (let o = 0; o < target.length; o++) {
      if ((target[o] as number) > 0) loss -= (target[o] as number) * Math.log(Math.max(1e-9, chances[o] as number));
    }
  }
  return loss / samples.count;
}

/** The loss of who knows only how often each wins. */
export function priorLoss(shape: NetShape, taught: Samples, unseen: Samples): number {
  const position = new Position(shape);
  const target = new Float32Array(shape.outputs);
  const shares = new Float64Array(shape.outputs);
  for (let i = 0; i < taught.count; i++) {
    taught.read(i, position, target, 'end');
    for (let o = 0; o < target.length; o++) shares[o] = (shares[o] as number) + (target[o] as number) / taught.count;
  }
  let loss = 0;
  for (let i = 0; i < unseen.count; i++) {
    unseen.read(i, position, target, 'end');
    for (let o = 0; o < target.length; o++) loss -= (target[o] as number) * Math.log(shares[o] as number);
  }
  return loss / unseen.count;
}

/** Teaching in progress: it can be stored after every epoch and taken up again. */
export class Training {
  readonly net: Net;
  epoch = 0;
  readonly #adam: Adam;
  readonly #teacher: Teacher;
  readonly #seed: number;
  readonly #pace: number;

  /** With weights it goes on from these, and more slowly. */
  constructor(shape: NetShape, seed: number, from: Float32Array | null = null) {
    this.net = new Net(shape, from ?? freshWeights(shape, seed), MOST_THINGS);
    this.#pace = from === null ? 1 : REFINED;
    this.#adam = new Adam(this.net.weights.length);
    this.#teacher = new Teacher(this.net);
    this.#seed = seed;
  }

  /** Goes through all samples once, in an order of its own. Gives the mean loss on the way. */
  teach(samples: Samples, epochs: number, onBatch: (done: number, total: number) => void): number {
    const order = new Uint32Array(samples.count).map((_, i) => i);
    shuffle(seedRng(childSeed(this.#seed, this.epoch)), order as unknown as number[]);
    const position = new Position(this.net.shape);
    const target = new Float32Array(this.net.shape.outputs);
    const total = Math.ceil(samples.count / BATCH) * epochs;
    let loss = 0;
    for (let from = 0; from < order.length; from += BATCH) {
      const to = Math.min(order.length, from + BATCH);
      for (let i = from; i < to; i++) {
        samples.read(order[i] as number, position, target, 'worth');
        loss += this.#teacher.correct(position, target);
      }
      const share = Math.min(1, this.#adam.steps / total);
      const rate = RATE.last + ((RATE.first - RATE.last) * (1 + Math.cos(Math.PI * share))) / 2;
      this.#adam.step(this.net.weights, this.#teacher.slopes, to - from, this.#pace * rate);
      onBatch(to, order.length);
    }
    this.epoch++;
    return loss / samples.count;
  }

  save(file: string): void {
    const { means, squares, steps } = this.#adam;
    const numbers = Float32Array.of(this.epoch, steps, ...this.net.weights, ...means, ...squares);
    writeFileSync(`${file}.part`, new Uint8Array(numbers.buffer));
    renameSync(`${file}.part`, file);
  }

  /** Takes up what was stored, if anything was. */
  resume(file: string): void {
    if (!existsSync(file)) return;
    const numbers = new Float32Array(new Uint8Array(readFileSync(file)).buffer);
    const size = this.net.weights.length;
    if (numbers.length !== 2 + 3 * size) return; // of a net of another shape
    this.epoch = numbers[0] as number;
    this.#adam.steps = numbers[1] as number;
    this.net.weights.set(numbers.subarray(2, 2 + size));
    this.#adam.means.set(numbers.subarray(2 + size, 2 + 2 * size));
    this.#adam.squares.set(numbers.subarray(2 + 2 * size));
  }
}
