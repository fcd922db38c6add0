import { childSeed, randomFrom } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { type Compared, type Contest, compare } from '../src/search/compare.ts';

/** Candidates that win as often as told, by worlds that are lucky or not for all of them alike. */
const coins = (...chances: readonly number[]): Contest => ({
  count: chances.length,
  trial: (candidate, world) =>
    randomFrom(childSeed(7, world)).below(1000) < 1000 * (chances[candidate] as number) ? 1 : 0,
});

/** The same, but what happens to one candidate says nothing of another. */
const strangers = (...chances: readonly number[]): Contest => ({
  count: chances.length,
  trial: (candidate, world) =>
    randomFrom(childSeed(candidate, world)).below(1000) < 1000 * (chances[candidate] as number) ? 1 : 0,
});

const budget = { iterations: 4000 };

test('the best candidate is found, and the others stand below it', async () => {
  const { best, standings, gain } = await compare({ ...coins(0.4, 0.5, 0.7, 0.3), patience: 200 }, { budget });
  expect(best).toBe(2);
  expect(gain).toBeCloseTo(0.3, 1);
  const values = standings.map(({ value }) => value);
  expect(Math.max(...values)).toBe(values[2]);
  for (const [i, chance] of [0.4, 0.5, 0.7, 0.3].entries()) {
    const { value, error } = standings[i] as (typeof standings)[number];
    expect(Math.abs(value - chance)).toBeLessThan(0.1);
    expect(error).toBeLessThan(0.05);
  }
});

test('the anchor is left only for one that is ahead by the margin', async () => {
  const surely: Contest = { count: 3, trial: (candidate) => [0.5, 0.504, 0.52][candidate] as number };
  const bestBy = async (margin: number, count = 3): Promise<number> =>
    (await compare({ ...surely, count, margin }, { budget })).best;
  expect(await bestBy(0, 2)).toBe(1);
  expect(await bestBy(0.01, 2)).toBe(0);
  expect(await bestBy(0.01)).toBe(2);
  expect(await bestBy(0.03)).toBe(0);
});

test('every candidate is tried in the same worlds, from the first on', async () => {
  const tried: number[][] = [[], [], []];
  const { trial } = coins(0.5, 0.5, 0.9);
  const { standings } = await compare(
    {
      count: 3,
      trial(candidate, world) {
        tried[candidate]?.push(world);
        return trial(candidate, world);
      },
    },
    { budget: { iterations: 300 } },
  );
  for (const [i, worlds] of tried.entries()) {
    expect(worlds).toEqual(worlds.map((_, n) => n));
    expect(worlds).toHaveLength(standings[i]?.visits ?? -1);
  }
});

test('who is clearly behind is dropped, and what is left goes to the others', async () => {
  const { standings } = await compare({ ...strangers(0.5, 0.51, 0.05, 0.05), patience: 64 }, { budget });
  const visits = standings.map((each) => each.visits);
  expect(visits[2]).toBe(64);
  expect(visits[3]).toBe(64);
  expect(visits[1]).toBeGreaterThanOrEqual(128);
});

test('from stage to stage the better half goes on, and the anchor', async () => {
  const even = strangers(...Array.from({ length: 16 }, () => 0.5));
  const { standings } = await compare({ ...even, patience: 1_000_000 }, { budget: { iterations: 1600 } });
  const visits = standings.map((each) => each.visits).sort((a, b) => b - a);
  expect(visits[0]).toBeGreaterThan(8 * (visits.at(-1) ?? 0));
  expect(standings[0]?.visits).toBe(visits[0]);
});

describe('the anchor', () => {
  test('is kept when nobody is better', async () => {
    expect((await compare(coins(0.6, 0.6, 0.6), { budget })).best).toBe(0);
  });

  test('is kept when the leader may just have been lucky', async () => {
    let kept = 0;
    for (let n = 0; n < 200; n++) {
      const lucky = (candidate: number, world: number): number =>
        randomFrom(childSeed(n * 2 + candidate, world)).below(2);
      if ((await compare({ count: 2, trial: lucky }, { budget: { iterations: 60 } })).best === 0) kept++;
    }
    expect(kept).toBeGreaterThan(200 * 0.72); // one in six is ahead by a standard error; looks on the way add some
    expect(kept).toBeLessThan(200);
  });

  test('is left when somebody is clearly better', async () => {
    expect((await compare(strangers(0.3, 0.6), { budget })).best).toBe(1);
  });
});

describe('the budget', () => {
  const never = coins(0.5, 0.5);

  test.each([2, 10, 101, 1000])('%d iterations are not exceeded by more than a world', async (iterations) => {
    const { standings } = await compare(never, { budget: { iterations } });
    const spent = standings.reduce((sum, { visits }) => sum + visits, 0);
    expect(spent).toBeGreaterThanOrEqual(iterations);
    expect(spent).toBeLessThan(iterations + 2);
  });

  test('iterations give the same answer every time, whoever gets a turn in between', async () => {
    const again = (): Promise<Compared> => compare(strangers(0.5, 0.55, 0.52), { budget });
    const slowly = compare(strangers(0.5, 0.55, 0.52), { budget, now: ticking(3), pause: () => Promise.resolve() });
    expect(await again()).toEqual(await again());
    expect(await slowly).toEqual(await again());
  });

  test('milliseconds end it, and others get their turn meanwhile', async () => {
    let pauses = 0;
    const pause = (): Promise<void> => {
      pauses++;
      return Promise.resolve();
    };
    const { worlds } = await compare(never, { budget: { ms: 200 }, now: ticking(1), pause });
    expect(worlds).toBeGreaterThan(20);
    expect(worlds).toBeLessThan(200);
    expect(pauses).toBeGreaterThan(5);
  });

  test('whoever is told to stop answers with the best so far', async () => {
    const stop = new AbortController();
    let trials = 0;
    const { worlds } = await compare(
      {
        count: 2,
        trial: () => {
          if (++trials === 100) stop.abort();
          return 0.5;
        },
      },
      { budget: { ms: 1e9 }, signal: stop.signal },
    );
    expect(worlds).toBe(50);
  });

  test('it answers even when it is told to stop before it began', async () => {
    expect((await compare(never, { budget, signal: AbortSignal.abort() })).worlds).toBe(1);
  });
});

test('how it stands is told now and then', async () => {
  const told: Compared[] = [];
  await compare(coins(0.5, 0.5), {
    budget,
    now: ticking(1),
    pause: () => Promise.resolve(),
    onProgress: (each) => told.push(each),
  });
  expect(told.length).toBeGreaterThan(5);
  expect(told[0]?.worlds).toBeLessThan(told.at(-1)?.worlds ?? 0);
});

/** A clock that goes on by so many milliseconds whenever it is looked at. */
function ticking(step: number): () => number {
  let time = 0;
  return () => (time += step);
}
