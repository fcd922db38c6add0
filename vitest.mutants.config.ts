import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The copy that faults are planted in: packages find each other there, not by way of node_modules. */
const packages = join(import.meta.dirname, 'packages');
const alias = readdirSync(packages).flatMap((folder) => {
  const { name, exports } = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'));
  return Object.entries((exports ?? {}) as Record<string, string>).map(([path, file]) => ({
    find: new RegExp(`^${name}${path.slice(1)}$`),
    replacement: join(packages, folder, file),
  }));
});

export default defineConfig({
  resolve: { alias },
  test: {
    include: (process.env['MUTANTS_TESTS'] ?? '').split('\n'),
    pool: 'threads',
    maxWorkers: 1,
    isolate: false, // one import for all files of a run
    testTimeout: 60_000,
  },
});
