import type { Lifted } from './lift.ts';

/** What a sequential test decides between: A lifts the side by nothing, or by `lift`. */
export interface Hypotheses {
  readonly lift: number; //  in log-odds
  readonly alpha: number; // how often it may say that A is better where A lifts by nothing …
  readonly beta: number; //  … and that A is not where A lifts by so much
}

/** A lift of 0.2 is five points where a side wins half of its games, two where it wins one in ten, half a point where one in forty. */
export const DEFAULT_HYPOTHESES: Hypotheses = { lift: 0.2, alpha: 0.05, beta: 0.05 };

export type Verdict = 'accepted' | 'rejected' | 'open';

/** Where a sequential test stands: after how many deals it came to its verdict, if it did. */
export interface SequentialResult {
  readonly deals: number;
  readonly verdict: Verdict;
}

const THOUGHT = 16; // deals that are thought to be among those played: their games have nothing to do with each other
const MOST_STAKED = 0.5;

/** A chance with so much added to its log-odds. */
const lifted = (chance: number, lift: number): number => chance / (chance + (1 - chance) * Math.exp(-lift));

/**
 * Two gamblers bet on what A wins of each deal more than B, each at odds that are fair by the hypothesis it doubts. Whoever has multiplied its
 * money by 20 has shown that hypothesis to be false: at fair odds that happens once in 20 times at most, whenever one stops. What a lift
 * comes to in wins, and which stake is good, is taken from the deals before, so no bet knows its deal.
 */
class Bets {
  #deals = 0;
  #won = 0; //       by A
  #ahead = 0; //     what A won more than B
  #products = 0; //  of the two
  #squares = 0; //   of the second
  #better = 0; //    log of what the one has made who doubts that A lifts by nothing …
  #notBetter = 0; // … and of the one who doubts that A lifts by so much
  readonly #lift: number;

  constructor(lift: number) {
    this.#lift = lift;
  }

  /** What is won of a deal by both alike, with the luck of A's games taken off as far as it is in what A is ahead; and what the lift adds to that, in wins. */
  #expected(): { share: number; more: number } {
    const n = Math.max(1, this.#deals);
    const [won, ahead] = [this.#won / n, this.#ahead / n];
    const scatter = this.#squares / n - ahead * ahead;
    const slope = scatter < 1e-9 ? 0.5 : Math.min(1, Math.max(0, (this.#products / n - won * ahead) / scatter));
    const share = won - slope * ahead;
    return { share, more: lifted(share, slope * this.#lift) - lifted(share, (slope - 1) * this.#lift) };
  }

  add({ base, score }: Lifted): void {
    const deals = this.#deals + THOUGHT;
    const { share, more } = this.#expected();
    const variance = share * (1 - share);
    const ahead = score - base;
    if (variance > 0) {
      const wanted = (more * this.#deals) / deals; // rather too little while deals are few
      const scatter = (this.#squares + 2 * variance * THOUGHT) / deals;
      const stake = (edge: number): number => Math.min(MOST_STAKED, edge / scatter);
      const mean = this.#ahead / deals;
      this.#better += Math.log1p(stake(Math.max(wanted, mean)) * ahead);
      this.#notBetter += Math.log1p(stake(Math.max(wanted, wanted - mean)) * (wanted - ahead));
    }
    this.#deals++;
    this.#won += score;
    this.#ahead += ahead;
    this.#products += score * ahead;
    this.#squares += ahead * ahead;
  }

  verdict({ alpha, beta }: Hypotheses): Verdict {
    if (this.#better >= -Math.log(alpha)) return 'accepted';
    return this.#notBetter >= -Math.log(beta) ? 'rejected' : 'open';
  }
}

/** Tests deals one after the other, until there is a verdict: does A lift the side? The deals have nothing to do with each other; all else may be as it is. */
export function sequentially(deals: Iterable<Lifted>, hypotheses: Hypotheses = DEFAULT_HYPOTHESES): SequentialResult {
  const bets = new Bets(hypotheses.lift);
  let n = 0;
  for (const deal of deals) {
    bets.add(deal);
    n++;
    const found = bets.verdict(hypotheses);
    if (found !== 'open') return { deals: n, verdict: found };
  }
  return { deals: n, verdict: 'open' };
}
