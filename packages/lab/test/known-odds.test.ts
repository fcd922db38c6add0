import { childSeed, type Game } from '@cardwright/engine';
import { random } from '@cardwright/players';
import { expect, test } from 'vitest';
import { figuresOf, type Row } from '../src/figures.ts';
import type { Gauge } from '../src/gauge.ts';
import { survey } from '../src/survey.ts';
import type { Chances } from '../src/witness.ts';
import { BIAS, chanceAt, coinGame, coinGauge, GOLD, MEAN_TURNS } from './coin.ts';

const SURVEYS = 400;
const GAMES = 120;
const HIGHER = 65;

/** The chance of at most k hits of n, each with chance p; in logarithms, since most of its parts are tiny. */
function atMost(k: number, n: number, p: number): number {
  let [sum, log] = [0, n * Math.log(1 - p)];
  for (let i = 0; i <= k; i++) {
    sum += Math.exp(log);
    log += Math.log(((n - i) * p) / ((i + 1) * (1 - p)));
  }
  return sum;
}

const chance = chanceAt(BIAS);
const chances: Chances = () => [chance, 1 - chance];

const surveyed = async (seed: number): Promise<Row[]> => {
  const plan = { seats: 2, seed, options: {}, variants: [{ name: `bias=${HIGHER}`, options: { bias: HIGHER } }] };
  const coins = { game: coinGame as unknown as Game, gauge: coinGauge as Gauge, bots: [random, random] };
  const { counts, games } = await survey(coins, chances, plan, { from: 0, to: GAMES });
  return figuresOf(counts, games, coinGauge.roles);
};

/** What is true of the coin, by figure, row and column. */
const TRUTHS: readonly (readonly [figure: string, row: string, column: string, truth: number])[] = [
  ['outcome', 'heads', 'all', chance],
  ['role', 'tails', 'all', 1 - chance],
  ['hero', 'ann', 'heads', chance],
  ['first', 'ben', 'tails', 1 - chance],
  ['drawn', 'gold', 'all', (BIAS + GOLD) / 100 - chance],
  ['drawn', 'iron', 'all', BIAS / 100 - chance],
  ['vary', 'heads', `bias=${HIGHER}`, (HIGHER - BIAS) / 100],
  ['length', 'turns', 'all', MEAN_TURNS],
  ['turns', '5', 'all', 1 / 5],
  ['calibration', '60', 'all', chance],
];

test('of a game with known odds, 95 in 100 intervals hold the truth', async () => {
  const hits = TRUTHS.map(() => 0);
  for (let n = 0; n < SURVEYS; n++) {
    const rows = await surveyed(childSeed(1984, n));
    TRUTHS.forEach(([figure, name, column, truth], i) => {
      const row = rows.find((each) => each.figure === figure && each.row === name && each.column === column) as Row;
      expect(row.n).toBeGreaterThan(0);
      if (row.low <= truth && truth <= row.high) hits[i] = (hits[i] as number) + 1;
    });
  }
  TRUTHS.forEach(([figure, row], i) => {
    const found = hits[i] as number;
    // Intervals of small samples are not exact to the point: between 93 and 97.5 in 100 would pass, give or take luck of one in 1000.
    expect(atMost(found, SURVEYS, 0.93), `${figure} ${row}: ${found} of ${SURVEYS} are too few`).toBeGreaterThan(0.001);
    expect(
      1 - atMost(found - 1, SURVEYS, 0.975),
      `${figure} ${row}: ${found} of ${SURVEYS} are too many`,
    ).toBeGreaterThan(0.001);
  });
});

test('pairs of games tell an option’s effect better than games of different deals', async () => {
  const rows = await surveyed(7);
  const row = rows.find(({ figure, row: name }) => figure === 'vary' && name === 'heads') as Row;
  const [low, high] = row.alone as readonly [number, number];
  expect(row.high - row.low).toBeLessThan((high - low) / 2);
  expect(row.only?.[0]).toBe(0); // the same toss: who wins at the lower odds wins at the higher
});
