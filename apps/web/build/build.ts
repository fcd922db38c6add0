// Builds the page, as a program of its own: whoever waits for it can say how long. Lines on stdout name the stage.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'vite';
import { compress } from './compress.ts';
import { makeFonts } from './fonts.ts';
import { DIST, WEB } from './paths.ts';
import { hashOfSources, mark } from './stale.ts';

const work = join(WEB, '.cache', `page-${process.pid}`);
const old = `${work}-old`;

console.log('fonts');
await makeFonts();
console.log('page');
const hash = hashOfSources(); // before the build: what changes meanwhile makes it stale
mkdirSync(join(WEB, '.cache'), { recursive: true });
try {
  await build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'error', build: { outDir: work } });
  console.log('compressing');
  compress(work); // after the service worker has its list
  mark(work, hash);
  // A server that is running never sees half a page.
  if (existsSync(DIST)) renameSync(DIST, old);
  renameSync(work, DIST);
} catch (error) {
  console.error(stripVTControlCharacters(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
  rmSync(old, { recursive: true, force: true });
}
