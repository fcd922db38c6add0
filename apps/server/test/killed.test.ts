import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@cardwright/engine';
import { afterAll, expect, test } from 'vitest';
import { killAndCount } from './killing.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardwright-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MOMENTS = [40, 230, 95, 310];

test('a server that is killed loses nothing that was accepted, and every table goes on', async () => {
  const { accepted, lost } = await killAndCount(folder, join(folder, 'data.sqlite'), MOMENTS, randomFrom(1));
  expect(lost).toEqual([]);
  expect(accepted).toBeGreaterThan(10);
});
