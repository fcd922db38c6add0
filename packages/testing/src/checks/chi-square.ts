/** How often each value was found, in two ways of looking. */
export class Tally {
  readonly #counts = new Map<string, [number, number]>();
  readonly #totals: [number, number] = [0, 0];

  add(value: string, way: 0 | 1): void {
    const counts = this.#counts.get(value) ?? [0, 0];
    counts[way]++;
    this.#totals[way]++;
    this.#counts.set(value, counts);
  }

  /** Whether the first way found different things. Where it never does, nothing was dealt: the cards were laid so. */
  get isVaried(): boolean {
    return [...this.#counts.values()].filter(([first]) => first > 0).length > 1;
  }

  /**
   * How far the two ways are from finding the same things equally often, in standard deviations: Pearson's chi-square for
   * homogeneity, made normal by Wilson and Hilferty's cube root. Values too rare to count by themselves count together.
   */
  deviation(): number {
    const [first, second] = this.#totals;
    const all = first + second;
    const expected = (count: number, total: number): number => (count * total) / all;
    const rare: [number, number] = [0, 0];
    const cells: [number, number][] = [];
    for (const [a, b] of this.#counts.values()) {
      if (Math.min(expected(a + b, first), expected(a + b, second)) >= LEAST_EXPECTED) cells.push([a, b]);
      else {
        rare[0] += a;
        rare[1] += b;
      }
    }
    if (Math.min(expected(rare[0] + rare[1], first), expected(rare[0] + rare[1], second)) >= LEAST_EXPECTED)
      cells.push(rare);
    const freedom = cells.length - 1;
    if (freedom < 1) return 0;
    let sum = 0;
    for (const [a, b] of cells) {
      const [x, y] = [expected(a + b, first), expected(a + b, second)];
      sum += (a - x) ** 2 / x + (b - y) ** 2 / y;
    }
    const spread = 2 / (9 * freedom);
    return (Math.cbrt(sum / freedom) - (1 - spread)) / Math.sqrt(spread);
  }
}

const LEAST_EXPECTED = 5;
