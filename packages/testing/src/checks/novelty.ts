type Content = ReadonlySet<string>;

/**
 * How much of what worlds hold at a place is in none of a number of others. If both kinds of worlds are of the same make, it
 * is the same for both; worlds that hold what can no longer be there show more of it.
 */
export class Novelty {
  readonly #past = { novel: 0, total: 0 }; //  worlds that fit the past, each against the rest of them
  readonly #fresh = { novel: 0, total: 0 }; // worlds imagined now, against those

  add(truth: Content, past: readonly Content[], fresh: readonly Content[]): void {
    const counts = new Map<string, number>();
    for (const content of [truth, ...past])
      for (const value of content) counts.set(value, (counts.get(value) ?? 0) + 1);
    for (const content of past) {
      for (const value of content) {
        this.#past.total++;
        if (counts.get(value) === 1) this.#past.novel++;
      }
    }
    for (const content of fresh) {
      for (const value of content) {
        this.#fresh.total++;
        if (!counts.has(value)) this.#fresh.novel++;
      }
    }
  }

  /** How many standard deviations more of it there is in the worlds imagined now; none if it is less than twice as much. */
  deviation(): number {
    const [past, fresh] = [this.#past, this.#fresh];
    if (past.total === 0 || fresh.total === 0) return 0;
    const [before, now] = [past.novel / past.total, fresh.novel / fresh.total];
    if (now < 2 * before) return 0;
    const share = (past.novel + fresh.novel) / (past.total + fresh.total);
    return (now - before) / Math.sqrt(share * (1 - share) * (1 / past.total + 1 / fresh.total));
  }

  inWords(): string {
    const percent = ({ novel, total }: { novel: number; total: number }): string => ((100 * novel) / total).toFixed(1);
    return `${percent(this.#fresh)} % of it is in no world that fits the past, where ${percent(this.#past)} % would be chance`;
  }
}
