import { describe, expect, test } from 'vitest';
import type { Simulation } from '../src/commands/sim.ts';
import { linesOf, run } from './command-line.ts';
import { runHere } from './in-process.ts';

const simulation = async (...args: readonly string[]): Promise<Simulation> =>
  JSON.parse((await runHere(['sim', 'thrones', '--json', ...args])).stdout) as Simulation;

test('--json prints exactly what is promised', async () => {
  const { status, stdout, stderr } = await run(['sim', 'thrones', '--games', '300', '--seed', '7', '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(linesOf(stdout)).toHaveLength(1);
  const result = JSON.parse(stdout) as Simulation;
  expect(Object.keys(result)).toEqual([
    'game',
    'seats',
    'games',
    'seed',
    'seconds',
    'gamesPerSecond',
    'decisions',
    'decisionsPerSecond',
    'outcomes',
    'digest',
  ]);
  expect(result).toMatchObject({ game: 'thrones', seats: 4, games: 300, seed: 7 });
  expect(Object.values(result.outcomes).reduce((sum, n) => sum + n, 0)).toBe(300);
  expect(result.digest).toMatch(/^[0-9a-f]{14}$/);
});

describe('threads', () => {
  test('change nothing but the time', async () => {
    const [one, two, three] = await Promise.all(
      ['1', '2', '3'].map((threads) => simulation('--games', '400', '--seed', '7', '--threads', threads)),
    );
    const same = ({ outcomes, decisions, digest }: Simulation) => ({ outcomes, decisions, digest });
    expect(same(two as Simulation)).toEqual(same(one as Simulation));
    expect(same(three as Simulation)).toEqual(same(one as Simulation));
  });

  test('more threads than games', async () => {
    const { games, digest } = await simulation('--games', '1', '--seed', '7', '--threads', '3');
    expect({ games, digest }).toEqual({ games: 1, digest: (await simulation('--games', '1', '--seed', '7')).digest });
  });

  test('the whole process ends', async () => {
    const { status, stderr } = await run([
      'sim',
      'thrones',
      '--games',
      '200',
      '--seed',
      '7',
      '--threads',
      '2',
      '--json',
    ]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

test('the digest depends on seed, bots and options', async () => {
  const base = await simulation('--games', '40', '--seed', '7');
  for (const args of [
    ['--seed', '8'],
    ['--seed', '7', '--bots', 'smart'],
    ['--seed', '7', '--set', 'shuffle=java'],
  ])
    expect((await simulation('--games', '40', ...args)).digest).not.toBe(base.digest);
  expect((await simulation('--games', '40', '--seed', '7', '--bots', 'L0')).digest).toBe(base.digest);
});

test('bots can sit where they are wanted', async () => {
  const { outcomes, games } = await simulation(
    '--games',
    '300',
    '--seed',
    '7',
    '--bots',
    'greedy,random,greedy,random',
  );
  expect((outcomes['team-0'] ?? 0) / games).toBeGreaterThan(0.9);
});

test('people read a table', async () => {
  const { stdout } = await runHere([
    'sim',
    'thrones',
    '--games',
    '1000',
    '--seed',
    '7',
    '--bots',
    'smart,random,smart,random',
  ]);
  const lines = linesOf(stdout);
  expect(lines[0]).toBe('Thrones, 4 seats, 1,000 games, seed 7, bots smart, random, smart, random');
  expect(lines.slice(1, -2).every((line) => /^\S.+ {2,}[\d,]+ {2,}[\d.]+ %$/.test(line))).toBe(true);
  expect(lines.at(-2)).toMatch(/^[\d,]+ games\/s, [\d,]+ decisions\/s, [\d,]+ decisions in [\d.]+ s on 1 thread$/);
  expect(lines.at(-1)).toMatch(/^digest [0-9a-f]{14}$/);
  const zh = await runHere(['sim', 'thrones', '--games', '10', '--lang', 'zh']);
  expect(zh.stdout).toContain('获胜');
  const [head, pace, digest] = [0, -2, -1].map((at) => linesOf(zh.stdout).at(at));
  expect(head).toMatch(/^王座，4 人，10 局，种子 \d+，电脑 random$/);
  expect(pace).toMatch(/^每秒 [\d,]+ 局、[\d,]+ 次选择；1 个线程用 [\d.]+ 秒作了 [\d,]+ 次选择$/);
  expect(digest).toMatch(/^摘要 [0-9a-f]{14}$/);
});
