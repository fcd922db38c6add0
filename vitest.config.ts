import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 300_000, // for what hangs; a busy machine may take its time
    hookTimeout: 300_000,
    setupFiles: ['./test/chance.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          sequence: { groupOrder: 2 },
          include: [
            'packages/*/test/**/*.test.ts',
            'apps/*/test/**/*.test.{ts,tsx}',
            'examples/*/test/**/*.test.ts',
            'test/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'apps/web/test/browser/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          maxWorkers: 5, // pages wait more than they compute
          sequence: { groupOrder: 1 },
          include: ['apps/web/test/browser/**/*.test.ts'],
          exclude: process.env['PICTURES'] === undefined ? ['**/pictures.test.ts'] : [], // npm run pictures takes them
          globalSetup: 'apps/web/test/browser/site.ts',
        },
      },
    ],
  },
});
