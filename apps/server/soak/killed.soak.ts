import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@cardwright/engine';
import { afterAll, expect, test } from 'vitest';
import { killAndCount } from '../test/killing.ts';
import { startPostgres } from '../test/postgres.ts';

const KILLS = 200;
const LONGEST = 600; // ms that are played before one of them

const folder = mkdtempSync(join(tmpdir(), 'cardwright-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const random = randomFrom(77);
const moments = Array.from({ length: KILLS }, () => random.below(LONGEST));

test('200 kills under load, SQLite: nothing that was accepted is lost', async () => {
  const { accepted, lost } = await killAndCount(folder, join(folder, 'data.sqlite'), moments, randomFrom(1));
  expect(lost).toEqual([]);
  expect(accepted).toBeGreaterThan(KILLS);
});

test('200 kills under load, PostgreSQL: nothing that was accepted is lost', async () => {
  const postgres = await startPostgres();
  try {
    const { accepted, lost } = await killAndCount(folder, postgres.url, moments, randomFrom(2));
    expect(lost).toEqual([]);
    expect(accepted).toBeGreaterThan(KILLS);
  } finally {
    postgres.stop();
  }
});
