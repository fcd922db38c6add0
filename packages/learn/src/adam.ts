const FORGET = 0.9; //   of the mean slope
const FORGET_2 = 0.999; // of the mean square
const TINY = 1e-8; //    so that what hardly ever slopes is not divided by nothing

/** Moves weights against their slopes, each by its own measure (Adam). What it remembers is plain numbers, to be stored. */
export class Adam {
  readonly means: Float32Array;
  readonly squares: Float32Array;
  readonly #tiny: number;
  steps = 0;

  constructor(size: number, tiny: number = TINY) {
    this.#tiny = tiny;
    this.means = new Float32Array(size);
    this.squares = new Float32Array(size);
  }

  /** One step with the slopes of `count` samples, which are set back to 0. */
  step(weights: Float32Array, slopes: Float32Array, count: number, rate: number): void {
    this.steps++;
    const scale = (rate * Math.sqrt(1 - FORGET_2 ** this.steps)) / (1 - FORGET ** this.steps);
    for (let i = 0; i < weights.length; i++) {
      const slope = (slopes[i] as number) / count;
      const mean = FORGET * (this.means[i] as number) + (1 - FORGET) * slope;
      const square = FORGET_2 * (this.squares[i] as number) + (1 - FORGET_2) * slope * slope;
      this.means[i] = mean;
      this.squares[i] = square;
      weights[i] = (weights[i] as number) - (scale * mean) / (Math.sqrt(square) + this.#tiny);
      slopes[i] = 0;
    }
  }
}
