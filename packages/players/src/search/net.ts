import { type NetShape, type Position } from './position.ts';

/** Where the weights of each layer lie. Layers are stored by input: the row of an input that is 0 is never looked at. */
export interface NetLayout {
  readonly thing: number; //     features and kinds → hidden
  readonly thingBias: number;
  readonly inner: number; //     hidden → hidden
  readonly innerBias: number;
  readonly table: number; //     groups × hidden → hidden
  readonly tableBias: number;
  readonly outer: number; //     hidden → hidden
  readonly outerBias: number;
  readonly output: number; //    hidden → outputs
  readonly outputBias: number;
  readonly size: number;
}

export function layoutOf({ features, kinds, groups, hidden, outputs }: NetShape): NetLayout {
  let at = 0;
  const take = (count: number): number => {
    at += count;
    return at - count;
  };
  return {
    thing: take((features + kinds) * hidden),
    thingBias: take(hidden),
    inner: take(hidden * hidden),
    innerBias: take(hidden),
    table: take(groups * hidden * hidden),
    tableBias: take(hidden),
    outer: take(hidden * hidden),
    outerBias: take(hidden),
    output: take(hidden * outputs),
    outputBias: take(outputs),
    size: at,
  };
}

/** The places of the inputs that are not 0; more than any layer has. */
const live = new Int32Array(4096);

/**
 * to += from × matrix, for each input that is not 0. These are gathered first and taken four at a time: whether an input is 0 is
 * hard to foretell, and every sum is read and written once for four of them.
 */
export function addProduct(
  to: Float32Array,
  toAt: number,
  width: number,
  from: Float32Array,
  fromAt: number,
  count: number,
  weights: Float32Array,
  weightsAt: number,
): void {
  let lives = 0;
  for (let i = 0; i < count; i++) {
    live[lives] = i;
    lives += from[fromAt + i] === 0 ? 0 : 1;
  }
  let n = 0;
  for (; n + 3 < lives; n += 4) {
    const [a, b, c, d] = [live[n], live[n + 1], live[n + 2], live[n + 3]] as [number, number, number, number];
    const [xa, xb, xc, xd] = [from[fromAt + a], from[fromAt + b], from[fromAt + c], from[fromAt + d]] as [
      number,
      number,
      number,
      number,
    ];
    const ra = weightsAt + a * width;
    const rb = weightsAt + b * width;
    const rc = weightsAt + c * width;
    const rd = weightsAt + d * width;
    for (let j = 0; j < width; j++) {
      to[toAt + j] =
        (to[toAt + j] as number) +
        xa * (weights[ra + j] as number) +
        xb * (weights[rb + j] as number) +
        xc * (weights[rc + j] as number) +
        xd * (weights[rd + j] as number);
    }
  }
  for (; n < lives; n++) {
    const i = live[n] as number;
    const x = from[fromAt + i] as number;
    const row = weightsAt + i * width;
    for (let j = 0; j < width; j++) to[toAt + j] = (to[toAt + j] as number) + x * (weights[row + j] as number);
  }
}

/** Whatever is below 0 becomes 0. */
export function rectify(values: Float32Array, at: number, count: number): void {
  for (let i = at; i < at + count; i++) values[i] = Math.max(0, values[i] as number);
}

/** Turns scores into chances that add up to 1. */
export function softmax(scores: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let i = 0; i < scores.length; i++) {
    scores[i] = Math.exp((scores[i] as number) - most);
    sum += scores[i] as number;
  }
  for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] as number) / sum;
}

/**
 * Says who will win. Each thing on the table goes through two layers, things are added up by group, the groups go through two
 * more, and the rest is chances. What it works out on the way is kept for whoever teaches it.
 */
export class Net {
  readonly shape: NetShape;
  readonly layout: NetLayout;
  readonly weights: Float32Array;
  readonly first: Float32Array; //  of thing i: from i × hidden on
  readonly second: Float32Array;
  readonly sums: Float32Array; //   of group g: from g × hidden on
  readonly third: Float32Array;
  readonly fourth: Float32Array;
  readonly chances: Float32Array;
  readonly #thing: Float32Array; //  the features of the thing that is looked at

  constructor(shape: NetShape, weights: Float32Array, things: number) {
    const { hidden, groups, outputs } = shape;
    this.shape = shape;
    this.layout = layoutOf(shape);
    if (weights.length !== this.layout.size) {
      throw new Error(`a net of this shape has ${this.layout.size} weights, not ${weights.length}`);
    }
    this.weights = weights;
    this.#thing = new Float32Array(shape.features);
    this.first = new Float32Array(things * hidden);
    this.second = new Float32Array(things * hidden);
    this.sums = new Float32Array(groups * hidden);
    this.third = new Float32Array(hidden);
    this.fourth = new Float32Array(hidden);
    this.chances = new Float32Array(outputs);
  }

  /** The chances of each output. The array is used again by the next call. */
  judge(position: Position): Float32Array {
    const { shape, layout, weights, first, second, sums, third, fourth, chances } = this;
    const { hidden, groups, outputs } = shape;
    sums.fill(0);
    for (let i = 0; i < position.count; i++) {
      const at = i * hidden;
      this.#look(position, i, at);
      copy(weights, layout.innerBias, second, at, hidden);
      addProduct(second, at, hidden, first, at, hidden, weights, layout.inner);
      rectify(second, at, hidden);
      this.#gather(position.groups[i] as number, at);
    }
    copy(weights, layout.tableBias, third, 0, hidden);
    addProduct(third, 0, hidden, sums, 0, groups * hidden, weights, layout.table);
    rectify(third, 0, hidden);
    copy(weights, layout.outerBias, fourth, 0, hidden);
    addProduct(fourth, 0, hidden, third, 0, hidden, weights, layout.outer);
    rectify(fourth, 0, hidden);
    copy(weights, layout.outputBias, chances, 0, outputs);
    addProduct(chances, 0, outputs, fourth, 0, hidden, weights, layout.output);
    softmax(chances);
    return chances;
  }

  /** The first layer of a thing: most of its features are 0. */
  #look({ features, kinds }: Position, thing: number, at: number): void {
    const { shape, layout, weights, first } = this;
    const { hidden } = shape;
    copy(weights, layout.thingBias, first, at, hidden);
    for (let n = thing * shape.names; n < (thing + 1) * shape.names; n++) {
      const kind = layout.thing + (shape.features + (kinds[n] as number)) * hidden;
      for (let j = 0; j < hidden; j++) first[at + j] = (first[at + j] as number) + (weights[kind + j] as number);
    }
    const from = thing * shape.features;
    for (let f = 0; f < shape.features; f++) this.#thing[f] = features[from + f] as number;
    addProduct(first, at, hidden, this.#thing, 0, shape.features, weights, layout.thing);
    rectify(first, at, hidden);
  }

  #gather(groups: number, at: number): void {
    const { sums, second, shape } = this;
    const { hidden } = shape;
    for (let g = 0; g < shape.groups; g++) {
      if ((groups & (1 << g)) === 0) continue;
      const to = g * hidden;
      for (let j = 0; j < hidden; j++) sums[to + j] = (sums[to + j] as number) + (second[at + j] as number);
    }
  }
}

function copy(from: Float32Array, fromAt: number, to: Float32Array, toAt: number, count: number): void {
  for (let j = 0; j < count; j++) to[toAt + j] = from[fromAt + j] as number;
}
