import { defineConfig } from 'vitest/config';
import { Spread } from './test/order.ts';

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 4, // on two cores: pages wait more than they compute
    sequence: { sequencer: Spread },
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 300_000, // for what hangs; a busy machine may take its time
    hookTimeout: 300_000,
    setupFiles: ['./test/chance.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
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
          include: ['apps/web/test/browser/**/*.test.ts'],
          exclude: process.env['PICTURES'] === undefined ? ['**/pictures*.test.ts'] : [], // npm run pictures takes them
          globalSetup: 'apps/web/test/browser/site.ts',
        },
      },
    ],
  },
});
