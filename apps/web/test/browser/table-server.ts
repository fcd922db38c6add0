import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, serveTables } from '@cardwright/server';
import { afterAll, beforeAll, inject } from 'vitest';

/** A server for people, as it is started in earnest: with a database in a file, but nothing left to luck and nobody made to wait. */
export function tableServer(seed = 1): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-tables-'));
  let served: RunningServer | undefined;
  beforeAll(async () => {
    served = await serveTables({
      folder: inject('dist'),
      data: join(folder, 'tables.sqlite'),
      port: 0,
      policy: { pause: { min: 1, max: 2 } },
      secret: () => String(seed).padStart(64, '0'),
    });
  });
  afterAll(async () => {
    await served?.close();
    rmSync(folder, { recursive: true });
  });
  return () => served?.url ?? '';
}
