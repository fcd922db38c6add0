import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../server/test/postgres.ts';
import { Queue } from '../src/jobs/queue.ts';
import { run } from './command-line.ts';
import { runHere } from './in-process.ts';

const PROGRAM = fileURLToPath(new URL('../src/main.ts', import.meta.url));
let postgres: Postgres;
const workers = new Set<ReturnType<typeof spawn>>();

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => {
  for (const worker of workers) worker.kill('SIGKILL');
  postgres.stop();
});

function startWorker(): ReturnType<typeof spawn> {
  const worker = spawn(process.execPath, [PROGRAM, 'work', '--db', postgres.url, '--idle', '30'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  workers.add(worker);
  worker.once('exit', () => workers.delete(worker));
  return worker;
}

const digestOf = (stdout: string): string => (JSON.parse(stdout) as { digest: string }).digest;

test('many may begin at once where there is no queue yet', async () => {
  const queues = await Promise.all(Array.from({ length: 6 }, () => Queue.open(postgres.url)));
  expect(await Promise.all(queues.map((queue) => queue.take()))).toEqual(queues.map(() => null));
  await Promise.all(queues.map((queue) => queue.close()));
});

test('what workers play is what one thread plays, also when they die at it', async () => {
  const plan = ['sim', 'sorcery', '--games', '1500', '--seed', '5', '--json'];
  const wanted = digestOf((await runHere(plan)).stdout);
  const doomed = startWorker();
  const queued = run([...plan, '--queue', postgres.url]);
  const begun = (): string => postgres.ask("select count(*) from cardwright_jobs.job where state = 'active'");
  await expect.poll(begun, { timeout: 60_000 }).not.toBe('0');
  doomed.kill('SIGKILL'); // with what it has begun
  startWorker();
  const { status, stdout } = await queued;
  expect(status).toBe(0);
  expect(digestOf(stdout)).toBe(wanted);
});

test('a match by queue has the score of a match here', async () => {
  const plan = ['match', 'thrones', 'smart', 'simple', '--games', '200', '--seed', '7', '--json'];
  const scores = (stdout: string): unknown[] =>
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { score: number; lift: number; deals: number })
      .map(({ score, lift, deals }) => [score, lift, deals]);
  const here = scores((await runHere(plan)).stdout);
  if (workers.size === 0) startWorker();
  const { status, stdout } = await run([...plan, '--queue', postgres.url]);
  expect(status).toBe(0);
  expect(scores(stdout)).toEqual(here);
});

test('a lab by queue has the figures of a lab here', async () => {
  const plan = ['lab', 'thrones', '--games', '400', '--seed', '7', '--json'];
  const here = (await runHere(plan)).stdout;
  if (workers.size === 0) startWorker();
  const { status, stdout } = await run([...plan, '--queue', postgres.url]);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual(JSON.parse(here));
});

test.each([
  [['work'], /say whose queue: work --db postgres/],
  [['work', '--db', 'mysql://x'], /a queue is a PostgreSQL address/],
  [
    ['sim', 'thrones', '--games', '10', '--queue', 'postgres://nobody@127.0.0.1:1/none'],
    /there is no queue at postgres/,
  ],
])('%j is refused in a sentence', async (words, said) => {
  const { status, stderr } = await runHere(words);
  expect([status, stderr]).toEqual([2, expect.stringMatching(said)]);
});
