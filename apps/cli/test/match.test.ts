import { expect, test } from 'vitest';
import { linesOf, run } from './command-line.ts';
import { runHere } from './in-process.ts';

interface Result {
  readonly a: string;
  readonly b: string;
  readonly pairs: number;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  readonly msPerDecision: number;
  readonly p99: number;
  readonly n: number;
  readonly sprt?: string;
}

const match = async (...args: readonly string[]): Promise<Result> =>
  JSON.parse((await runHere(['match', 'thrones', ...args, '--json'])).stdout) as Result;

/** Everything that is the same for the same seed: all but the times. */
const lasting = ({ msPerDecision: _1, p99: _2, ...rest }: Result): object => rest;

test('--json prints exactly what is promised', async () => {
  const { status, stdout, stderr } = await run([
    'match',
    'thrones',
    'L2',
    'simple',
    '--games',
    '200',
    '--seed',
    '7',
    '--json',
  ]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(linesOf(stdout)).toHaveLength(1);
  const result = JSON.parse(stdout) as Result;
  expect(Object.keys(result)).toEqual(['a', 'b', 'pairs', 'score', 'low', 'high', 'msPerDecision', 'p99', 'n']);
  expect(result).toMatchObject({ a: 'smart', b: 'simple', pairs: 100, n: 200 });
  expect(result.low).toBeLessThan(result.score);
  expect(result.score).toBeLessThan(result.high);
  expect(result.low).toBeGreaterThan(0.6); // smart beats simple about four times in five
  expect(result.msPerDecision).toBeGreaterThan(0);
  expect(result.p99).toBeGreaterThanOrEqual(result.msPerDecision);
});

test('a bot is worth exactly one half against itself', async () => {
  expect(await match('greedy', 'greedy', '--games', '60', '--seed', '7')).toMatchObject({
    score: 0.5,
    low: 0.5,
    high: 0.5,
  });
});

test('changing places turns the score over', async () => {
  const there = await match('smart', 'simple', '--games', '60', '--seed', '7');
  const back = await match('simple', 'smart', '--games', '60', '--seed', '7');
  expect(back.score).toBeCloseTo(1 - there.score, 12);
});

test('an odd number of games is rounded up to whole pairs', async () => {
  expect(await match('random', 'simple', '--games', '5', '--seed', '7')).toMatchObject({ pairs: 3, n: 6 });
});

test('threads change nothing but the time', async () => {
  const args = ['smart', 'simple', '--games', '300', '--seed', '7'];
  const [one, two, three] = await Promise.all(['1', '2', '3'].map((threads) => match(...args, '--threads', threads)));
  expect(lasting(two as Result)).toEqual(lasting(one as Result));
  expect(lasting(three as Result)).toEqual(lasting(one as Result));
});

test('--sprt stops when it knows, at the same pair whatever the threads', async () => {
  const args = ['smart', 'simple', '--games', '4000', '--seed', '7', '--sprt'];
  const one = await match(...args);
  expect(one.sprt).toBe('accepted');
  expect(one.pairs).toBeLessThan(500);
  expect(lasting(await match(...args, '--threads', '2'))).toEqual(lasting(one));
  expect((await match('simple', 'smart', '--games', '4000', '--seed', '7', '--sprt')).sprt).toBe('rejected');
  expect(await match('smart', 'simple', '--games', '8', '--seed', '7', '--sprt')).toMatchObject({
    sprt: 'open',
    pairs: 4,
  });
});

test('people read three lines', async () => {
  const { stdout } = await runHere(['match', 'thrones', 'smart', 'simple', '--games', '100', '--seed', '7', '--sprt']);
  expect(linesOf(stdout)).toEqual([
    'thrones, seed 7: A smart against B simple',
    expect.stringMatching(/^A scores [\d.]+ % \(95 % interval [\d.]+ % to [\d.]+ %\) in \d+ games, \d+ pairs$/),
    expect.stringMatching(/^ms a decision: A [\d.]+ \(p99 [\d.]+\), B [\d.]+ \(p99 [\d.]+\)$/),
    expect.stringMatching(/^sequential test: A is better$/),
  ]);
});

test('without a seed, --json says on standard error which one it made up', async () => {
  const { stdout, stderr } = await run(['match', 'thrones', 'smart', 'simple', '--games', '20', '--json']);
  const [, seed = ''] = /^seed (\d+)\n$/.exec(stderr) ?? [];
  expect(lasting(await match('smart', 'simple', '--games', '20', '--seed', seed))).toEqual(
    lasting(JSON.parse(stdout) as Result),
  );
});
