import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LabReport } from '@cardwright/lab';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { linesOf } from './command-line.ts';
import { runHere } from './in-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-lab-'));
beforeAll(() => void vi.stubEnv('XDG_DATA_HOME', folder));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const report = async (...args: readonly string[]): Promise<LabReport> => {
  const { status, stdout, stderr } = await runHere(['lab', ...args, '--json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout) as LabReport;
};

test('whatever the number of threads, the figures are the same, and each has its n and interval', async () => {
  const args = ['ltk-identity', '--games', '40', '--level', 'strategist', '--seed', '3'];
  const one = await report(...args);
  expect(await report(...args, '--threads', '2')).toEqual(one);
  expect(one.command).toBe('npx cardwright lab ltk-identity --games 40 --level strategist --seed 3');
  for (const { n, value, low, high } of one.rows) {
    expect(n).toBeGreaterThan(0);
    expect(low).toBeLessThanOrEqual(value);
    expect(value).toBeLessThanOrEqual(high);
  }
  const figures = new Set(one.rows.map(({ figure }) => figure));
  for (const figure of [
    'outcome',
    'role',
    'hero',
    'first',
    'seat',
    'dealt',
    'drawn',
    'played',
    'length',
    'comeback',
    'calibration',
  ])
    expect(figures).toContain(figure);
  const games = one.rows.filter(({ figure }) => figure === 'outcome').reduce((sum, { value, n }) => sum + value * n, 0);
  expect(games).toBeCloseTo(40, 3);
  expect(one.names.zh['lord']).toBe('主公');
});

test('kingdom war has pairs, Sorcery cards and who begins, Thrones seats', async () => {
  const rowsOf = async (game: string, ...args: readonly string[]) =>
    (await report(game, '--games', '20', '--level', 'simple', ...args)).rows;
  expect((await rowsOf('ltk-kingdoms')).find(({ figure }) => figure === 'pair')?.row).toMatch(/^[\w-]+\+[\w-]+$/);
  const sorcery = await rowsOf('sorcery', '--set', 'starts=coin');
  expect(sorcery.filter(({ figure }) => figure === 'order').map(({ row }) => row)).toEqual(['1', '2']);
  expect(sorcery.some(({ figure, row }) => figure === 'played' && row === 'air-elemental')).toBe(true);
  const thrones = await rowsOf('thrones');
  expect(thrones.filter(({ figure }) => figure === 'seat')).toHaveLength(4);
  const laid = thrones.filter(({ figure, row }) => figure === 'played' && row === 'KH');
  expect(laid.map(({ n, low, high }) => n > 0 && low < high)).toEqual([true]);
});

test('--vary plays every deal with each value', async () => {
  const { rows } = await report(
    'ltk-identity',
    '--games',
    '12',
    '--level',
    'simple',
    '--seats',
    '6',
    '--vary',
    'spies=one,two',
  );
  const varied = rows.filter(({ figure }) => figure === 'vary');
  expect(new Set(varied.map(({ column }) => column))).toEqual(new Set(['spies=two']));
  for (const { n, row, only, alone } of varied) {
    expect(n).toBe(12);
    expect(alone).toHaveLength(2);
    if (row !== 'turns') expect((only?.[0] ?? 0) + (only?.[1] ?? 0)).toBeLessThanOrEqual(12);
  }
  const dealt = (await report('thrones', '--games', '30', '--vary', 'shuffle=fast,java')).rows;
  expect(dealt.some(({ figure }) => figure === 'vary')).toBe(true);
});

test('what was stopped is gone on with, to the same figures', async () => {
  const args = ['thrones', '--games', '100', '--seed', '11'];
  const whole = await report(...args);
  const listeners = process.listenerCount('SIGINT');
  const running = runHere(['lab', ...args, '--json']);
  await vi.waitUntil(() => process.listenerCount('SIGINT') > listeners, { timeout: 120_000, interval: 1 });
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  process.emit('SIGINT');
  expect(readdirSync(join(folder, 'cardwright', 'lab'))).toHaveLength(1); // nothing is lost if somebody does not wait
  expect(said.mock.lastCall?.[0]).toMatch(/^\nstopping when the games under way are over; Ctrl-C again stops at once/);
  said.mockRestore();
  expect((await running).stdout).toBe('');
  expect(process.exitCode).toBe(130);
  process.exitCode = undefined;
  expect(readdirSync(join(folder, 'cardwright', 'lab'))).toHaveLength(1);
  expect(await report(...args)).toEqual(whole);
  expect(readdirSync(join(folder, 'cardwright', 'lab'))).toEqual([]);
});

describe('forms', () => {
  test('a table in both languages, CSV by the name of the file', async () => {
    const args = ['lab', 'thrones', '--games', '10'];
    const table = linesOf((await runHere(args)).stdout);
    expect(table[0]).toMatch(/^Thrones, 4 seats, 10 games, seed 1, greedy, digest [0-9a-f]{14}$/);
    const [zh, ...more] = linesOf((await runHere([...args, '--lang', 'zh'])).stdout);
    expect(zh).toMatch(/^王座，4 人，10 局，种子 1，greedy，摘要 [0-9a-f]{14}$/);
    expect(more.join('\n')).toContain('按座位');
    const file = join(folder, 'out.csv');
    expect((await runHere([...args, '--out', file])).stdout).toBe('');
    const [head, first] = readFileSync(file, 'utf8').split('\n');
    expect(head).toBe('figure,row,column,n,value,low,high,shrunk,before,after');
    expect(first).toMatch(/^outcome,team-\d,all,10,/);
  });
});

test.each([
  [['lab', 'chess'], /there is no game "chess"/],
  [['lab', 'thrones', '--games', '1'], /--games is "1"; it takes a whole number from 2/],
  [['lab', 'thrones', '--level', 'god'], /thrones has no level "god"/],
  [['lab', 'thrones', '--csv', '--json'], /say one/],
  [['lab', 'thrones', '--vary', 'clamp'], /--vary is "clamp"; it takes an option and two or more/],
  [['lab', 'thrones', '--vary', 'clamp=each'], /--vary is "clamp=each"/],
  [['lab', 'thrones', '--vary', 'clamp=each,never'], /clamp.*it takes each or end/],
  [['lab', 'thrones', '--vary', 'spies=one,two'], /thrones has no option "spies"/],
  [['lab', 'thrones', '--vary', 'clamp=each,end', '--set', 'clamp=end'], /that option is set twice/],
  [['lab', 'thrones', '--out', '/no/such/folder/x.json'], /there is no folder/],
])('%j is refused in one line', async (args, why) => {
  const { status, stderr } = await runHere(args);
  expect(status).toBe(2);
  expect(linesOf(stderr)).toHaveLength(1);
  expect(stderr).toMatch(why);
});
