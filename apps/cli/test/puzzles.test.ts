import type { PuzzleFile } from '@cardwright/puzzles';
import { expect, test, vi } from 'vitest';
import { linesOf } from './command-line.ts';
import { runHere } from './in-process.ts';

test('puzzles are made as a file of so many, with the command that makes them', async () => {
  const { status, stdout } = await runHere(['puzzles', 'make', 'thrones', '--count', '1']);
  expect(status).toBe(0);
  const { game, puzzles, command } = JSON.parse(stdout) as PuzzleFile;
  expect([game, puzzles.length, command]).toEqual([
    'thrones',
    1,
    'npx cardwright puzzles make thrones --count 1 --seed 1',
  ]);
});

test('who stops it gets what was found so far, as a whole file', async () => {
  const listeners = process.listenerCount('SIGINT');
  const running = runHere(['puzzles', 'make', 'thrones', '--count', '1000', '--threads', '1']);
  await vi.waitUntil(() => process.listenerCount('SIGINT') > listeners, { timeout: 60_000, interval: 1 });
  process.emit('SIGINT');
  const { stdout } = await running;
  expect(process.exitCode).toBe(130);
  process.exitCode = undefined;
  expect((JSON.parse(stdout) as PuzzleFile).puzzles.length).toBeLessThan(1000);
  expect(process.listenerCount('SIGINT')).toBe(listeners);
});

test.each([
  [['puzzles', 'make', 'chess'], /there is no game "chess"/],
  [['puzzles', 'make', 'ltk-kingdoms'], /there are no puzzles of ltk-kingdoms; there are of sorcery/],
  [['puzzles', 'make', 'thrones', '--count', '0'], /--count is "0"; it takes a whole number from 1/],
  [['puzzles', 'make', 'thrones', '--out', '/no/such/folder/x.json'], /there is no folder/],
])('%j is refused in one line', async (args, why) => {
  const { status, stderr } = await runHere(args);
  expect(status).toBe(2);
  expect(linesOf(stderr)).toHaveLength(1);
  expect(stderr).toMatch(why);
});
