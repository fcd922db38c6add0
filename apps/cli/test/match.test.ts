import { expect, test } from 'vitest';
import { linesOf, run } from './command-line.ts';
import { runHere } from './in-process.ts';

interface Result {
  readonly a: string;
  readonly b: string;
  readonly side: string;
  readonly deals: number;
  readonly base: number;
  readonly score: number;
  readonly lift: number;
  readonly low: number;
  readonly high: number;
  readonly msP50: number;
  readonly msP99: number;
  readonly sprt?: string;
}

const matches = async (...args: readonly string[]): Promise<Result[]> =>
  linesOf((await runHere(['match', ...args, '--json'])).stdout).map((line) => JSON.parse(line) as Result);

/** A match on the first side of a game of Thrones. */
const match = async (...args: readonly string[]): Promise<Result> =>
  (await matches('thrones', ...args, '--side', '1'))[0] as Result;

/** Everything that is the same for the same seed: all but the times. */
const lasting = ({ msP50: _1, msP99: _2, ...rest }: Result): object => rest;

test('--json prints exactly what is promised', async () => {
  const args = ['match', 'thrones', 'L2', 'simple', '--side', '1', '--games', '200', '--seed', '7', '--json'];
  const { status, stdout, stderr } = await run(args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(linesOf(stdout)).toHaveLength(1);
  const result = JSON.parse(stdout) as Result;
  const promised = ['a', 'b', 'side', 'deals', 'base', 'score', 'lift', 'low', 'high', 'msP50', 'msP99'];
  expect(Object.keys(result)).toEqual(promised);
  expect(result).toMatchObject({ a: 'smart', b: 'simple', side: '1', deals: 100 });
  expect(result.low).toBeLessThan(result.lift);
  expect(result.lift).toBeLessThan(result.high);
  expect(result.low).toBeGreaterThan(0.5); // smart beats simple about four times in five
  expect(result.msP50).toBeGreaterThan(0);
  expect(result.msP99).toBeGreaterThanOrEqual(result.msP50);
});

test('without a side all sides are played in turn; where every seat is one, a single seat is', async () => {
  const sides = async (...args: readonly string[]) => (await matches(...args)).map(({ side }) => side);
  const few = ['random', 'random', '--games', '2', '--seed', '7'] as const;
  expect(await sides('thrones', ...few)).toEqual(['1', '2']);
  expect((await sides('ltk-identity', ...few)).toSorted()).toEqual(['lord', 'rebels', 'spy']);
  expect(await sides('ltk-kingdoms', ...few)).toEqual(['one']);
  expect(await sides('ltk-identity', ...few, '--side', 'one')).toEqual(['one']);
});

test('a bot gains nothing over itself', async () => {
  const { base, score, lift, low, high } = await match('greedy', 'greedy', '--games', '60', '--seed', '7');
  expect(score).toBe(base);
  expect([lift, low, high]).toEqual([0, 0, 0]);
});

test('an odd number of games is rounded up to whole deals', async () => {
  expect(await match('random', 'simple', '--games', '5', '--seed', '7')).toMatchObject({ deals: 3 });
});

test('threads change nothing but the time', async () => {
  const args = ['smart', 'simple', '--games', '300', '--seed', '7'];
  const [one, two, three] = await Promise.all(['1', '2', '3'].map((threads) => match(...args, '--threads', threads)));
  expect(lasting(two as Result)).toEqual(lasting(one as Result));
  expect(lasting(three as Result)).toEqual(lasting(one as Result));
});

test('--sprt stops when it knows, at the same deal whatever the threads', async () => {
  const args = ['smart', 'simple', '--games', '4000', '--seed', '7', '--sprt'];
  const one = await match(...args);
  expect(one.sprt).toBe('accepted');
  expect(one.deals).toBeLessThan(500);
  expect(lasting(await match(...args, '--threads', '2'))).toEqual(lasting(one));
  expect((await match('simple', 'smart', '--games', '4000', '--seed', '7', '--sprt')).sprt).toBe('rejected');
  expect(await match('smart', 'simple', '--games', '8', '--seed', '7', '--sprt')).toMatchObject({
    sprt: 'open',
    deals: 4,
  });
});

test('people read a line for each side', async () => {
  const { stdout } = await runHere(['match', 'thrones', 'smart', 'simple', '--games', '200', '--seed', '7', '--sprt']);
  const [title, ...lines] = linesOf(stdout);
  expect(title).toBe('thrones, seed 7: A smart for B simple');
  const each = (side: string) => [
    expect.stringMatching(
      new RegExp(
        `^side ${side}: [\\d.]+ % with B, [\\d.]+ % with A, lift \\+[\\d.]+ \\(95 % interval .+ to .+\\) in \\d+ deals$`,
      ),
    ),
    expect.stringMatching(/^ms a decision: A [\d.]+ \(p99 [\d.]+\), B [\d.]+ \(p99 [\d.]+\)$/),
    expect.stringMatching(/^sequential test: A is better$/),
  ];
  expect(lines).toEqual([...each('1'), ...each('2')]);
});

test('the budget is a time: in ms, or as it is said', async () => {
  const bad = (given: string) => `--budget is "${given}"; it takes a time from 1ms to 600s, like 200ms or 1.5s\n`;
  for (const given of ['0', '0.5', '-1', '1e9', '1h', 'soon', '601s'])
    expect(await runHere(['match', 'sorcery', 'L1', 'L0', `--budget=${given}`])).toMatchObject({
      status: 2,
      stderr: bad(given),
    });
  const few = ['sorcery', 'L1', 'L0', '--games', '2', '--seed', '7', '--side', '1'];
  const [plain, ...others] = await Promise.all(
    ['50', '50ms', '0.05s'].map(async (budget) => (await matches(...few, '--budget', budget))[0] as Result),
  );
  for (const each of others) expect(lasting(each)).toEqual(lasting(plain as Result));
});

test('a single deal is no certainty', async () => {
  const { low, high, lift, deals } = await match('smart', 'random', '--games', '1', '--seed', '7');
  expect([deals, low < lift || lift < high, low < 0]).toEqual([1, true, true]);
});

test('a side there is not is refused', async () => {
  const { status, stderr } = await run(['match', 'ltk-identity', 'L2', 'L1', '--side', 'wei', '--seed', '1']);
  expect({ status, stderr }).toEqual({ status: 2, stderr: '--side is "wei"; it takes lord or rebels or spy or one\n' });
});

test('without a seed, --json says on standard error which one it made up', async () => {
  const args = ['thrones', 'smart', 'simple', '--side', '1', '--games', '20', '--json'];
  const { stdout, stderr } = await run(['match', ...args]);
  const [, seed = ''] = /^seed (\d+)\n$/.exec(stderr) ?? [];
  expect(lasting(await match('smart', 'simple', '--games', '20', '--seed', seed))).toEqual(
    lasting(JSON.parse(stdout) as Result),
  );
});
