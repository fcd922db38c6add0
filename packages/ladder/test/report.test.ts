import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checked } from '../src/check.ts';
import { measure } from '../src/measure.ts';
import { reportOf } from '../src/report.ts';
import { type BaseRow, baseIdOf, type LiftRow, ROWS } from '../src/rows.ts';
import { RowResults } from '../src/store.ts';
import { dealsTold, written } from '../src/written.ts';

const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const row = ROWS.find(({ id }) => id === 'thrones-4-planner-for-greedy-both') as LiftRow;

/** The page's line of a row of which so many deals were played, this part of them won. */
function lineFor(deals: number, won: number): string | undefined {
  const kept = new RowResults(row, folder, `${deals}-${won}`);
  for (let n = 0; n < deals; n++) kept.keep(n, { score: n < won * deals ? 1 : 0 });
  return reportOf([kept])
    .split('\n')
    .find((line) => line.includes('| planner | greedy |'));
}

test('a target is cleared by the lower end of the interval, missed by the upper, and open between them', () => {
  expect(lineFor(200, 0.95)).toContain('84.0 % cleared');
  expect(lineFor(200, 0.85)).toContain('84.0 % open');
  expect(lineFor(200, 0.6)).toContain('84.0 % missed');
});

test('a few deals say nothing about a target, even when all of them were won', () => {
  expect(lineFor(9, 1)).toContain('84.0 % open');
});

test('of what was not yet played what it is held against, nothing is told', () => {
  const own = ROWS.find(({ id }) => id === 'ltk-kingdoms-6-tactician-for-strategist-one-course') as LiftRow;
  const base = ROWS.find(({ id }) => id === baseIdOf(own)) as BaseRow;
  const [played, bases] = [new RowResults(own, folder, 'own'), new RowResults(base, folder, 'base')];
  for (let n = 0; n < 50; n++) played.keep(n, { score: n % 2 });
  const lineOf = (): string | undefined =>
    reportOf([played, bases])
      .split('\n')
      .find((line) => line.includes('| tactician | strategist |'));
  expect(lineOf()).toBeUndefined();
  for (let n = 0; n < 60; n++) bases.keep(n, { bases: { one: n % 4 === 0 ? 1 : 0 } });
  expect(lineOf()).toContain('| one | 50 | 25.0 % | 50.7 % | 2.03 ×');
});

test('a page says of how many deals it tells', () => {
  const page = 'text\n<!-- written by npm run ladder -->\n<!-- end of what npm run ladder writes -->\n';
  const kept = new RowResults(row, folder, 'told');
  for (let n = 0; n < 7; n++) kept.keep(n, { score: 1 });
  expect(dealsTold(page)).toBe(0);
  expect(dealsTold(written(page, reportOf([kept])))).toBe(7);
});

test('deals are played again, and what comes out otherwise is found', async () => {
  const quick = ROWS.find(({ id }) => id === 'ltk-identity-5-strategist-for-counter-lord') as LiftRow;
  const kept = new RowResults(quick, folder, 'again');
  for (let n = 0; n < 6; n++) kept.keep(n, await measure(quick, n));
  expect(await checked(kept, 3)).toEqual({ looked: 3, otherwise: [] });
  const { score } = kept.results[4] as { score: number };
  kept.keep(4, { score: 1 - score });
  expect(await checked(kept, 3)).toEqual({ looked: 3, otherwise: [4] });
  expect(await checked(kept, 100)).toEqual({ looked: 6, otherwise: [4] });
});

test('bad arguments are one line, and nothing is played', async () => {
  for (const [args, said] of [
    [['--minutes', '-1'], '--minutes -1 is no number of minutes; it is a number from 0 on'],
    [['--check', '0'], '--check 0 is no number of deals; it is a number from 1 on'],
    [['--threads', '0'], '--threads 0 is no number of threads; it is a number from 1 on'],
    [['--only', 'poker'], 'no row of the ladder begins with "poker"'],
    [['--bogus'], "Unknown option '--bogus'"],
  ] as const) {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, '../src/main.ts'), ...args],
      {
        encoding: 'utf8',
      },
    );
    expect({ args, status, stderr, stdout }).toEqual({ args, status: 2, stderr: `${said}\n`, stdout: '' });
  }
});

test('without an argument it begins', async () => {
  const ladder = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')]);
  const [said] = (await once(ladder.stderr, 'data')) as [Buffer];
  ladder.kill();
  expect(said.toString()).toBe('ladder: looking at how the bots play now\n');
});

test('no two rows share a name, and each lies on the curve of think time once', () => {
  expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
  const curve = ROWS.flatMap((each) => (each.kind === 'lift' && each.effort !== undefined ? [each] : []));
  const games = Map.groupBy(curve, ({ game }) => game);
  for (const own of games.values())
    expect(new Set(own.map(({ effort }) => effort))).toEqual(new Set([1 / 25, 1 / 5, 1, 5, 20]));
  for (const own of games.values()) expect(own).toHaveLength(5);
  expect(games.size).toBe(4);
});
