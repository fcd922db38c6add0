/** One of the candidates of a question: what it was worth, and what is true of it (a thing may be true several times). */
export interface Candidate {
  readonly worth: number;
  readonly truths: Int32Array;
}

/** Candidates that were tried in the same worlds. Only what is between them counts. */
export type Trial = readonly Candidate[];

const WILD = 0.15; // what is further from the first than this counts as this

/** What each candidate was worth, less the mean of all. */
function centred(trial: Trial): Float64Array {
  const first = trial[0]?.worth ?? 0;
  const worths = Float64Array.from(trial, ({ worth }) => Math.max(-WILD, Math.min(WILD, worth - first)));
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  return worths.map((worth) => worth - mean);
}

/** By truth: which candidates it tells from the others of their question, and how much. */
class Columns {
  readonly starts: Int32Array;
  readonly rows: Int32Array;
  readonly values: Float32Array;

  constructor(trials: readonly Trial[], truths: number) {
    const sizes = new Int32Array(truths + 1);
    let row = 0;
    const visit = (tell: (truth: number, row: number, value: number) => void): void => {
      row = 0;
      for (const trial of trials) {
        const counts = new Map<number, Float32Array>();
        for (const [i, candidate] of trial.entries())
          for (const truth of candidate.truths) {
            let own = counts.get(truth);
            if (own === undefined) counts.set(truth, (own = new Float32Array(trial.length)));
            own[i]!++;
          }
        for (const [truth, own] of counts) {
          const mean = own.reduce((sum, count) => sum + count, 0) / own.length;
          if (own.every((count) => count === mean)) continue; // true of all alike: it tells nothing
          own.forEach((count, i) => tell(truth, row + i, count - mean));
        }
        row += trial.length;
      }
    };
    visit((truth) => sizes[truth + 1]!++);
    for (let truth = 0; truth < truths; truth++) sizes[truth + 1]! += sizes[truth] as number;
    this.starts = sizes.slice();
    this.rows = new Int32Array(sizes[truths] as number);
    this.values = new Float32Array(sizes[truths] as number);
    visit((truth, at, value) => {
      const to = sizes[truth] as number;
      sizes[truth] = to + 1;
      this.rows[to] = at;
      this.values[to] = value;
    });
  }
}

/**
 * What each truth adds to the worth of a candidate beside others: ridge regression, one truth after the other. `pull(truth)` says how many
 * cases that say nothing stand against those that were seen; what is learned goes on from `before`.
 */
export function ridge(
  trials: readonly Trial[],
  before: Float64Array,
  pull: (truth: number) => number,
  sweeps: number,
): Float64Array {
  const learned = before.slice();
  const { starts, rows, values } = new Columns(trials, before.length);
  const rest = Float64Array.from(trials.flatMap((trial) => [...centred(trial)]));
  const shift = (truth: number, by: number): void => {
    for (let at = starts[truth] as number; at < (starts[truth + 1] as number); at++)
      rest[rows[at] as number]! -= by * (values[at] as number);
  };
  for (let truth = 0; truth < before.length; truth++) if (before[truth] !== 0) shift(truth, before[truth] as number);
  for (let sweep = 0; sweep < sweeps; sweep++)
    for (let truth = 0; truth < before.length; truth++) {
      if (starts[truth] === starts[truth + 1]) continue;
      const held = pull(truth);
      let [slope, weight] = [-held * ((learned[truth] as number) - (before[truth] as number)), held];
      for (let at = starts[truth] as number; at < (starts[truth + 1] as number); at++) {
        const value = values[at] as number;
        slope += value * (rest[rows[at] as number] as number);
        weight += value * value;
      }
      learned[truth]! += slope / weight;
      shift(truth, slope / weight);
    }
  return learned;
}
