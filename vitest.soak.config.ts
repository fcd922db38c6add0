import { defineConfig } from 'vitest/config';

/** The long runs. */
export default defineConfig({
  test: { include: ['{packages,apps}/*/soak/**/*.soak.ts'], testTimeout: 3_600_000, pool: 'threads', maxWorkers: 2 },
});
