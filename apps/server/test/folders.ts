import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** An empty folder with a small page in it, both gone after the tests. */
export function folderWithPage(): { readonly folder: string; readonly page: string } {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-server-'));
  const page = join(folder, 'page');
  mkdirSync(page);
  writeFileSync(join(page, 'index.html'), '<h1>Table</h1>');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, page };
}
