import type { Net, Position } from '@cardwright/players/search';

/** How a layer passes blame back: what its weights did, and what its inputs did. An input of 0 did nothing. */
function blameLayer(
  width: number,
  blame: Float32Array,
  blameAt: number,
  from: Float32Array,
  fromAt: number,
  count: number,
  weights: Float32Array,
  at: number,
  slopes: Float32Array,
  passed: Float32Array | null,
): void {
  for (let i = 0; i < count; i++) {
    const x = from[fromAt + i] as number;
    if (x === 0) {
      if (passed !== null) passed[i] = 0; // below 0 before it was rectified: nothing goes back through it
      continue;
    }
    const row = at + i * width;
    let sum = 0;
    for (let j = 0; j < width; j++) {
      const b = blame[blameAt + j] as number;
      sum += b * (weights[row + j] as number);
      slopes[row + j] = (slopes[row + j] as number) + x * b;
    }
    if (passed !== null) passed[i] = sum;
  }
}

function addTo(slopes: Float32Array, at: number, blame: Float32Array, count: number): void {
  for (let j = 0; j < count; j++) slopes[at + j] = (slopes[at + j] as number) + (blame[j] as number);
}

/** Works out, by backpropagation, how each weight of a net moves its loss: minus the logarithm of the chance it gave what came. */
export class Teacher {
  readonly net: Net;
  readonly slopes: Float32Array;
  readonly #output: Float32Array;
  readonly #fourth: Float32Array;
  readonly #third: Float32Array;
  readonly #sums: Float32Array;
  readonly #second: Float32Array;
  readonly #first: Float32Array;

  constructor(net: Net) {
    const { hidden, groups, outputs } = net.shape;
    this.net = net;
    this.slopes = new Float32Array(net.weights.length);
    this.#output = new Float32Array(outputs);
    this.#fourth = new Float32Array(hidden);
    this.#third = new Float32Array(hidden);
    this.#sums = new Float32Array(groups * hidden);
    this.#second = new Float32Array(hidden);
    this.#first = new Float32Array(hidden);
  }

  /** Adds the slopes of one sample to those so far, and gives its loss. */
  correct(position: Position, target: Float32Array): number {
    const { net, slopes } = this;
    const { layout, weights, shape } = net;
    const { hidden, groups, outputs } = shape;
    const chances = net.judge(position);
    let loss = 0;
    for (let o = 0; o < outputs; o++) {
      const share = target[o] as number;
      if (share > 0) loss -= share * Math.log(Math.max(1e-9, chances[o] as number));
      this.#output[o] = (chances[o] as number) - share;
    }
    addTo(slopes, layout.outputBias, this.#output, outputs);
    blameLayer(outputs, this.#output, 0, net.fourth, 0, hidden, weights, layout.output, slopes, this.#fourth);
    addTo(slopes, layout.outerBias, this.#fourth, hidden);
    blameLayer(hidden, this.#fourth, 0, net.third, 0, hidden, weights, layout.outer, slopes, this.#third);
    addTo(slopes, layout.tableBias, this.#third, hidden);
    blameLayer(hidden, this.#third, 0, net.sums, 0, groups * hidden, weights, layout.table, slopes, this.#sums);
    for (let i = 0; i < position.count; i++) this.#correctThing(position, i);
    return loss;
  }

  #correctThing({ features, kinds, groups }: Position, thing: number): void {
    const { net, slopes } = this;
    const { layout, weights, shape } = net;
    const { hidden } = shape;
    const at = thing * hidden;
    this.#second.fill(0);
    for (let g = 0; g < shape.groups; g++) {
      if (((groups[thing] as number) & (1 << g)) === 0) continue;
      for (let j = 0; j < hidden; j++) {
        if (net.second[at + j] === 0) continue;
        this.#second[j] = (this.#second[j] as number) + (this.#sums[g * hidden + j] as number);
      }
    }
    addTo(slopes, layout.innerBias, this.#second, hidden);
    blameLayer(hidden, this.#second, 0, net.first, at, hidden, weights, layout.inner, slopes, this.#first);
    addTo(slopes, layout.thingBias, this.#first, hidden);
    for (let n = thing * shape.names; n < (thing + 1) * shape.names; n++)
      addTo(slopes, layout.thing + (shape.features + (kinds[n] as number)) * hidden, this.#first, hidden);
    const from = thing * shape.features;
    for (let f = 0; f < shape.features; f++) {
      const x = features[from + f] as number;
      if (x === 0) continue;
      const row = layout.thing + f * hidden;
      for (let j = 0; j < hidden; j++) slopes[row + j] = (slopes[row + j] as number) + x * (this.#first[j] as number);
    }
  }
}
