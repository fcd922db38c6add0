import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, FONTS, ROOT } from './paths.ts';

/** What the page is built from. The fonts are made from these too. */
const SOURCES = [
  'package-lock.json',
  'packages/*/src/**/*',
  'packages/*/{package.json,RULINGS*.md}',
  'apps/web/{src,public,build}/**/*',
  'apps/web/{index.html,vite.config.ts,package.json}',
  'apps/cli/src/**/*', // only for the characters in its texts
];

const MARK = '.sources';

export function hashOfSources(root = ROOT): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    const path = join(root, file);
    if (path.startsWith(FONTS) || !statSync(path).isFile()) continue;
    hash.update(`${file}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Whether the built page is missing or was built from other sources. */
export function isStale(dist = DIST, hash = hashOfSources()): boolean {
  const mark = join(dist, MARK);
  return !existsSync(mark) || readFileSync(mark, 'utf8') !== hash;
}

/** Notes in the built page what it was built from. */
export const mark = (dist: string, hash: string): void => writeFileSync(join(dist, MARK), hash);
