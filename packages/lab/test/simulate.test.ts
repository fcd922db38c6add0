import { childSeed } from '@cardwright/engine';
import { random } from '@cardwright/players';
import { thronesBots } from '@cardwright/players/thrones';
import { skirmish } from '@cardwright/testing/skirmish';
import { thrones } from '@cardwright/thrones';
import { describe, expect, test } from 'vitest';
import { playGame, type SimulationPlan, type Stretch, simulate, stretches, together } from '../src/index.ts';

const PLAN: SimulationPlan = { games: 120, seats: 4, seed: 77, options: {} };
const BOTS = [0, 1, 2, 3].map((seat) => thronesBots[seat] as (typeof thronesBots)[number]);

const run = async (cuts: readonly Stretch[], plan = PLAN) =>
  together(await Promise.all(cuts.map((cut) => simulate(thrones, BOTS, plan, cut))));

const WHOLE = await run([{ from: 0, to: PLAN.games }]);

describe('a simulation', () => {
  test('counts every game', () => {
    expect(Object.values(WHOLE.outcomes).reduce((a, b) => a + b)).toBe(PLAN.games);
    expect(WHOLE.decisions).toBeGreaterThan(PLAN.games * 30);
    expect(WHOLE.digest).toMatch(/^[0-9a-f]{14}$/);
  });

  test.each([1, 2, 3, 8])('cut for %d threads and put together is the whole', async (threads) => {
    const cuts = stretches(PLAN.games, threads);
    expect(cuts.length).toBeGreaterThanOrEqual(Math.min(threads, PLAN.games));
    expect(await run(cuts)).toEqual(WHOLE);
  });

  test('cut anywhere is the whole', async () => {
    expect(await run([{ from: 0, to: 1 }, { from: 1, to: 1 }, { from: 1, to: 50 }, { from: 50, to: 120 }])).toEqual(WHOLE);
  }); // biome-ignore format: four cuts on a line

  test('put together in another order is another digest, with the same counts', async () => {
    const [first, second] = stretches(PLAN.games, 1);
    const cuts = [second as Stretch, first as Stretch, ...stretches(PLAN.games, 1).slice(2)];
    const { digest, ...counts } = await run(cuts);
    const { digest: wanted, ...rest } = WHOLE;
    expect(counts).toEqual(rest);
    expect(digest).not.toBe(wanted);
  });

  test('of another seed, or with another game lost, is another digest', async () => {
    const digests = [
      WHOLE,
      await run([{ from: 0, to: 120 }], { ...PLAN, seed: 78 }),
      await run([{ from: 0, to: 119 }]),
      await run([{ from: 0, to: 120 }], { ...PLAN, options: { clamp: 'end' } }),
    ].map(({ digest }) => digest);
    expect(new Set(digests).size).toBe(4);
  });

  test('is its games, one by one', async () => {
    const tally = await simulate(thrones, BOTS, PLAN, { from: 5, to: 8 });
    const games = await Promise.all(
      [5, 6, 7].map((n) => playGame(thrones, { seed: childSeed(PLAN.seed, n), seats: 4 }, BOTS)),
    );
    expect(tally.digests).toEqual(games.map(({ digest }) => digest));
    expect(tally.decisions).toBe(games.reduce((sum, { decisions }) => sum + decisions, 0));
  });

  test('goes for any game and any number of seats', async () => {
    const plan: SimulationPlan = { games: 20, seats: 5, seed: 3, options: {} };
    const bots = [0, 1, 2, 3, 4].map(() => random as never);
    const tally = await simulate(skirmish(), bots, plan, { from: 0, to: 20 });
    expect(Object.values(tally.outcomes).reduce((a, b) => a + b)).toBe(20);
  });
});

describe('stretches', () => {
  test.each([
    [0, 2],
    [1, 2],
    [7, 2],
    [1000, 1],
    [9999, 4],
  ])('of %d games for %d threads are in order and leave none out', (games, threads) => {
    const cuts = stretches(games, threads);
    expect(cuts.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i))).toEqual(
      Array.from({ length: games }, (_, i) => i),
    );
    for (const { from, to } of cuts) expect(to - from).toBeLessThanOrEqual(500);
  });
});

describe('together', () => {
  test('of nothing is nothing', () => {
    expect(together([])).toEqual({ outcomes: {}, decisions: 0, digest: '00000000000000' });
  });

  test('adds up, and names the outcomes in order', () => {
    const { outcomes, decisions } = together([
      { outcomes: { won: 2, draw: 1 }, decisions: 10, digests: [1, 2, 3] },
      { outcomes: { lost: 1, won: 1 }, decisions: 5, digests: [4, 5] },
    ]);
    expect(JSON.stringify(outcomes)).toBe('{"draw":1,"lost":1,"won":3}');
    expect(decisions).toBe(15);
  });

  test('hashes every game in order, wherever the cuts are', () => {
    const cut = (...digests: number[]) => ({ outcomes: {}, decisions: 0, digests });
    const { digest } = together([cut(1, 2, 3, 4)]);
    expect(together([cut(1), cut(2, 3), cut(), cut(4)]).digest).toBe(digest);
    expect(together([cut(1, 3), cut(2, 4)]).digest).not.toBe(digest);
    expect(together([cut(12, 3, 4)]).digest).not.toBe(digest);
  });
});
