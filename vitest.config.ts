import { defineConfig } from 'vitest/config';
import { Spread } from './test/order.ts';

/** One import of everything serves many files here: they are small, and loading takes longer than testing. */
const CARDS = [
  'packages/ltk/test/{cards,hand-out,skills}/**/*.test.ts', // with heroes and skills of their own
  'packages/ltk/test/{kingdoms,rules}/!(choosing|exhaustive|generic|imagine|knowledge|names|own-decks|pair-pool|pairs|setup).test.ts',
];
const RULES = [
  'packages/{client,engine,host,lab,ladder,learn,online,presenter,puzzles,registry,review,sorcery,testing,thrones}/test/**/*.test.ts',
  'examples/*/test/**/*.test.ts',
];
const PLAYERS = ['packages/players/test/**/!(ltk-deeds).test.ts'];
const APPS = ['apps/*/test/**/!(gallery|launcher|text-table-page|wire-secrets).test.{ts,tsx}'];
const PAGES = ['apps/web/test/browser/**/*.test.ts'];

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 5, // on two cores: pages and programs wait more than they compute
    sequence: { sequencer: Spread },
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 300_000, // for what hangs; a busy machine may take its time
    hookTimeout: 300_000,
    setupFiles: ['./test/chance.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'cards', include: CARDS, isolate: false },
      },
      {
        extends: true,
        test: { name: 'rules', include: RULES, isolate: false },
      },
      {
        extends: true,
        test: { name: 'players', include: PLAYERS, isolate: false },
      },
      {
        extends: true,
        test: { name: 'apps', include: APPS, exclude: PAGES, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          // Those that mock a module, and those that look at all there is.
          include: ['{apps,packages}/*/test/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...CARDS, ...RULES, ...PLAYERS, ...APPS, ...PAGES],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: PAGES,
          isolate: false,
          exclude: process.env['PICTURES'] === undefined ? ['**/pictures*.test.ts'] : [], // npm run pictures takes them
          globalSetup: 'apps/web/test/browser/site.ts',
        },
      },
    ],
  },
});
