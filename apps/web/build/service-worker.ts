import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const SCRIPT = join(import.meta.dirname, 'sw.js');
const NOT_KEPT = /^sw\.js$|\.(txt|br|gz)$|(^|\/)\./;

/** Everything the page may ask for, relative to it. */
export const filesToKeep = (folder: string): string[] =>
  globSync('**/*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_KEPT.test(file) && statSync(join(folder, file)).isFile())
    .sort();

/** The worker with the list of what it keeps. Any change in a file changes the version, and so the worker. */
export function scriptFor(folder: string): string {
  const files = filesToKeep(folder);
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  const version = hash.digest('hex').slice(0, 12);
  return `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n${readFileSync(SCRIPT, 'utf8')}`;
}

/** Writes sw.js next to the built page. */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'cardwright-service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        writeFileSync(join(folder, 'sw.js'), scriptFor(folder));
      },
    },
  };
}
