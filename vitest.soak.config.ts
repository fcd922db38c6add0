import { defineConfig } from 'vitest/config';

/** The long runs. */
export default defineConfig({
  test: {
    testTimeout: 3_600_000,
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'soak', include: ['{packages,apps}/*/soak/**/*.soak.ts'] } },
      {
        extends: true,
        test: {
          name: 'browsers', // four people in browsers, at every table: npm test leaves one of them out
          include: ['apps/web/test/browser/online.test.ts'],
          globalSetup: 'apps/web/test/browser/site.ts',
          setupFiles: ['./test/chance.ts'],
          env: { FOUR: 'all' },
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
