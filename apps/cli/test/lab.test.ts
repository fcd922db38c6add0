import { addTime, addTimes, noTimes, quantile, type Stretch, timed } from '@cardwright/lab';
import { type Bot, byReflex } from '@cardwright/players';
import { describe, expect, test } from 'vitest';
import { inColumns } from '../src/figures.ts';
import { FAR } from '../src/jobs/queue-pool.ts';
import { decide, summaryOf } from '../src/pairs.ts';
import { Progress, progressText } from '../src/progress.ts';
import type { PairResults } from '../src/sim-worker.ts';
import { finished, type Part, shareOut, type TimedResult } from '../src/thread-pool.ts';

describe('sharing out', () => {
  test.each([
    [1, 1],
    [10, 1],
    [1000, 2],
    [7, 3],
    [2, 5],
  ])('%i games over %i lanes: each once, in order', async (total, lanes) => {
    const parts = await shareOut(
      total,
      lanes,
      async ({ from, to }) => {
        await new Promise((resolve) => setTimeout(resolve, (from * 7) % 3));
        return { result: Array.from({ length: to - from }, (_, i) => from + i), ms: 1 };
      },
      () => false,
    );
    expect(parts.flatMap(({ result }) => result)).toEqual(Array.from({ length: total }, (_, i) => i));
    expect(finished(parts)).toBe(total);
  });

  test('many lanes do not make many small stretches of it', async () => {
    const perGame = 0.3; // ms
    const work = async ({ from, to }: Stretch): Promise<TimedResult<number>> => ({
      result: 0,
      ms: (to - from) * perGame,
    });
    const parts = await shareOut(100_000, 64, work, () => false, FAR);
    expect(finished(parts)).toBe(100_000);
    expect(parts.length).toBeLessThan(170);
    expect(parts.filter(({ from, to }) => (to - from) * perGame < FAR.ms / 10).length).toBeLessThan(40);
  });

  test('stops when it has heard enough', async () => {
    let begun = 0;
    const parts = await shareOut(
      1_000_000,
      2,
      () => Promise.resolve({ result: begun++, ms: 1 }),
      (done) => done.length >= 3,
    );
    expect(parts.length).toBeGreaterThanOrEqual(3);
    expect(parts.length).toBeLessThanOrEqual(4); // the other lane may be at it
  });

  test('a fault comes out', async () => {
    const work = (): never => {
      throw new Error('broken');
    };
    await expect(shareOut(5, 2, work, () => false)).rejects.toThrow('broken');
  });
});

/** Deals in which the side gained so much by A. */
const part = (from: number, gains: readonly number[]): Part<PairResults> => ({
  from,
  to: from + gains.length,
  result: {
    deals: gains.map((gain) => ({ base: 0.5 - gain / 2, score: 0.5 + gain / 2 })),
    times: [noTimes(), noTimes()],
  },
});

describe('the sequential test', () => {
  const wins = Array.from({ length: 40 }, (_, i) => (i % 8 === 0 ? 0 : 1));

  test('decides when it is sure, either way', () => {
    expect(decide([part(0, wins.slice(0, 12))])).toEqual({ deals: 12, verdict: 'open' });
    expect(decide([part(0, wins)])).toEqual({ deals: 13, verdict: 'accepted' });
    expect(
      decide([
        part(
          0,
          wins.map((gain) => -gain),
        ),
      ]),
    ).toEqual({ deals: 13, verdict: 'rejected' });
  });

  test('counts in order, up to the first gap', () => {
    expect(decide([part(0, wins.slice(0, 10)), part(20, wins.slice(20))])).toEqual({ deals: 10, verdict: 'open' });
    expect(decide([part(0, wins.slice(0, 10)), part(10, wins.slice(10))])).toEqual({ deals: 13, verdict: 'accepted' });
  });

  test('deals that all gain decide as soon as may be, deals that are all even only when there are many', () => {
    const all = (gain: number, count: number) =>
      decide([
        part(
          0,
          Array.from({ length: count }, () => gain),
        ),
      ]);
    expect(all(1, 1000)).toEqual({ deals: 11, verdict: 'accepted' });
    expect(all(-1, 1000)).toEqual({ deals: 11, verdict: 'rejected' });
    expect(all(0, 40)).toEqual({ deals: 40, verdict: 'open' });
    expect(all(0, 1000)).toEqual({ deals: 184, verdict: 'rejected' });
  });
});

test('a summary counts only so many deals, and the times of both', () => {
  const parts = [part(0, [1, 1]), part(2, [-1, -1])];
  addTime(parts[0]?.result.times[0] ?? [], 2);
  addTime(parts[1]?.result.times[0] ?? [], 2);
  const { lift, pace } = summaryOf(parts, 3);
  expect(lift.deals).toBe(3);
  expect([lift.base, lift.score]).toEqual([expect.closeTo(1 / 3, 12), expect.closeTo(2 / 3, 12)]);
  expect(pace[0].p50).toBeCloseTo(2, 0);
  expect(pace[1]).toEqual({ p50: 0, p99: 0 });
});

describe('times', () => {
  test('quantiles are right within five per cent', () => {
    const times = noTimes();
    for (let ms = 1; ms <= 100; ms++) addTime(times, ms);
    expect(Math.abs(quantile(times, 0.5) - 50)).toBeLessThan(2.6);
    expect(Math.abs(quantile(times, 0.99) - 99)).toBeLessThan(5);
    const twice = addTimes(times, times);
    expect(quantile(twice, 0.5)).toBe(quantile(times, 0.5));
  });

  test('nothing, too short and too long', () => {
    expect(quantile(noTimes(), 0.5)).toBe(0);
    const times = noTimes();
    addTime(times, 0);
    expect(quantile(times, 0.5)).toBe(0.00001);
    addTime(times, 1e12);
    expect(quantile(times, 1)).toBeGreaterThan(1e5);
  });

  test('a timed bot decides the same, at once or later', async () => {
    const answer = { choice: [3], reasons: [{ code: 'so' }] };
    const bot: Bot = {
      id: 'x',
      level: 'L9',
      name: { en: '', zh: '' },
      about: { en: '', zh: '' },
      open: byReflex(() => answer),
    };
    const slow: Bot = { ...bot, open: () => ({ decide: () => Promise.resolve(answer) }) };
    const times = noTimes();
    expect(
      timed(bot, times)
        .open(0, 1)
        .decide({} as never),
    ).toEqual(answer);
    expect(
      await timed(slow, times)
        .open(0, 1)
        .decide({} as never),
    ).toEqual(answer);
    expect(times.reduce((sum, n) => sum + n, 0)).toBe(2);
  });
});

describe('progress', () => {
  const watched = (isTTY: boolean) => {
    const written: string[] = [];
    let now = 0;
    const progress = new Progress('games', 1000, { isTTY, write: (text) => written.push(text) }, () => now);
    const at = (ms: number, done: number): void => {
      now = ms;
      progress.update(done);
    };
    return { progress, at, written };
  };

  test('a terminal hears of it after two seconds, and the line is taken away again', () => {
    const { progress, at, written } = watched(true);
    at(1900, 400);
    expect(written).toEqual([]);
    at(2100, 500);
    at(2150, 510);
    at(2400, 600);
    progress.end();
    expect(written).toEqual([
      '\r500 of 1,000 games, 50 %, about 3 s left\u001B[K',
      '\r600 of 1,000 games, 60 %, about 2 s left\u001B[K',
      '\r\u001B[K',
    ]);
  });

  test('a file hears of it every ten seconds', () => {
    const { progress, at, written } = watched(false);
    at(9000, 100);
    at(10_500, 200);
    at(15_000, 300);
    at(21_000, 400);
    progress.end();
    expect(written).toEqual([
      '200 of 1,000 games, 20 %, about 42 s left\n',
      '400 of 1,000 games, 40 %, about 32 s left\n',
    ]);
  });

  test('a short run says nothing', () => {
    const { progress, at, written } = watched(true);
    at(500, 1000);
    progress.end();
    expect(written).toEqual([]);
    expect(progressText('games', 0, 10, 5)).toBe('0 of 10 games, 0 %');
  });
});

test('columns are flush, in Chinese too', () => {
  expect(
    inColumns([
      ['平局', '5'],
      ['a', '1,000'],
    ]),
  ).toEqual(['平局       5', 'a      1,000']);
});
