// Plants small faults in the code everything rests on and lists those that no test notices: `npm run mutants -- engine`, or only
// some files of an area: `npm run mutants -- engine packages/engine/src/options.ts`. What is left over is judged in docs/mutants.md.
import { Stryker } from '@stryker-mutator/core';

interface Area {
  readonly mutate: readonly string[]; // where faults are planted
  readonly tests: readonly string[]; //  who has to notice them
}

const own = (name: string): Area => ({
  mutate: [`packages/${name}/src/**/*.ts`],
  tests: [`packages/${name}/test/**/*.test.ts`],
});

const AREAS: ReadonlyMap<string, Area> = new Map([
  ['engine', own('engine')],
  ['lab', own('lab')],
  ['host', own('host')],
  [
    'imagine',
    {
      mutate: ['packages/ltk/src/imagine.ts', 'packages/ltk/src/modes/pair-pool.ts'],
      tests: ['packages/ltk/test/{,kingdoms/}generic.test.ts', 'packages/ltk/test/rules/knowledge.test.ts'],
    },
  ],
  [
    'view',
    {
      mutate: ['packages/{ltk,sorcery,thrones}/src/view.ts'],
      tests: ['packages/{ltk,sorcery,thrones}/test/**/*.test.ts'],
    },
  ],
  [
    'ending',
    {
      mutate: ['packages/ltk/src/core/death.ts', 'packages/ltk/src/modes/{identity,kingdoms}.ts'],
      tests: ['packages/ltk/test/rules/{death,win,dying}.test.ts', 'packages/ltk/test/kingdoms/*.test.ts'],
    },
  ],
]);

const [name = '', ...files] = process.argv.slice(2);
const area = AREAS.get(name);
if (area === undefined) {
  console.error(`mutants: "${name}" is no area; there are ${[...AREAS.keys()].join(', ')}`);
  process.exit(2);
}
process.env['MUTANTS_TESTS'] = area.tests.join('\n'); // read by vitest.mutants.config.ts

await new Stryker({
  mutate: files.length > 0 ? files : [...area.mutate],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 1,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.cache/mutants',
  checkers: [],
}).runMutationTest();
