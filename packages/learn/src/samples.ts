import type { NetShape, Position } from '@cardwright/players/search';

/** Shares of the outputs of a net, in 255ths: who won gets 255, two who drew 128 and 127. */
export type Target = readonly number[];

/**
 * Positions, what they turned out to be worth and how their games ended, one after the other as bytes: how many things, the two
 * targets, then of each thing its groups, its kinds, its features.
 */
export class Samples {
  readonly shape: NetShape;
  readonly #bytes: Uint8Array;
  readonly #starts: Uint32Array;

  constructor(shape: NetShape, bytes: Uint8Array) {
    this.shape = shape;
    this.#bytes = bytes;
    const starts: number[] = [];
    for (let at = 0; at < bytes.length; at += this.#sizeOf(bytes[at] as number)) starts.push(at);
    this.#starts = Uint32Array.from(starts);
  }

  #sizeOf(things: number): number {
    return 1 + 2 * this.shape.outputs + things * (1 + this.shape.names + this.shape.features);
  }

  get count(): number {
    return this.#starts.length;
  }

  /** Puts sample i into a position and a target of it, as shares that add up to 1, into an array. */
  read(i: number, position: Position, target: Float32Array, which: 'worth' | 'end'): void {
    const { features, names, outputs } = this.shape;
    let at = this.#starts[i] as number;
    const things = this.#bytes[at++] as number;
    const from = which === 'worth' ? at : at + outputs;
    for (let o = 0; o < outputs; o++) target[o] = (this.#bytes[from + o] as number) / 255;
    at += 2 * outputs;
    position.clear();
    for (let t = 0; t < things; t++) {
      const to = position.add(this.#bytes[at + 1] as number, this.#bytes[at] as number, this.#bytes[at + 2]);
      at += 1 + names;
      position.features.set(this.#bytes.subarray(at, at + features), to);
      at += features;
    }
  }
}

/** The bytes of one sample, not yet told what it is worth. */
export function sampleBytes({ features, names, outputs }: NetShape, position: Position): Uint8Array {
  let at = 1 + 2 * outputs;
  const bytes = new Uint8Array(at + position.count * (1 + names + features));
  bytes[0] = position.count;
  for (let t = 0; t < position.count; t++) {
    bytes[at++] = position.groups[t] as number;
    for (let n = 0; n < names; n++) bytes[at++] = position.kinds[t * names + n] as number;
    bytes.set(position.features.subarray(t * features, (t + 1) * features), at);
    at += features;
  }
  return bytes;
}

/** Tells a sample what it turned out to be worth, and how its game ended. */
export const decide = (sample: Uint8Array, worth: Target, end: Target): void => sample.set([...worth, ...end], 1);
