import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { reportOf } from '../src/report.ts';
import { type LiftRow, ROWS } from '../src/rows.ts';
import { RowResults } from '../src/store.ts';

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

test('no two rows share a name, and each lies on the curve of think time once', () => {
  expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
  const curve = ROWS.flatMap((each) => (each.kind === 'lift' && each.effort !== undefined ? [each] : []));
  const games = Map.groupBy(curve, ({ game }) => game);
  for (const own of games.values())
    expect(new Set(own.map(({ effort }) => effort))).toEqual(new Set([1 / 25, 1 / 5, 1, 5, 20]));
  for (const own of games.values()) expect(own).toHaveLength(5);
  expect(games.size).toBe(4);
});
