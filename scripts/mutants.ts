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

/** What a seat of Three Kingdoms knows, and what it imagines. */
const KNOWLEDGE = 'packages/ltk/test/{rules/knowledge,rules/view,rules/face-down,kingdoms/knowledge}.test.ts';
const WORLDS = 'packages/ltk/test/{rules/imagine,rules/avatars,kingdoms/imagine,kingdoms/pair-pool}.test.ts';

const AREAS: ReadonlyMap<string, Area> = new Map([
  ['engine', own('engine')],
  [
    'lab',
    {
      mutate: ['packages/lab/src/{wilson,sprt,interval,pair,lift}.ts'],
      tests: ['packages/lab/test/{wilson,sprt,interval,pair,lift}.test.ts'],
    },
  ],
  ['host', own('host')],
  [
    'thrones',
    {
      mutate: ['packages/thrones/src/{view,thrones,deal}.ts'],
      tests: ['packages/thrones/test/{generic,view,battle,order,classic}.test.ts'],
    },
  ],
  [
    'sorcery',
    {
      mutate: ['packages/sorcery/src/{view,turn,sorcery}.ts'],
      tests: ['packages/sorcery/test/{generic,secrets,outcome,turn,layers}.test.ts'],
    },
  ],
  [
    'imagine',
    {
      mutate: ['packages/ltk/src/imagine.ts', 'packages/ltk/src/modes/{pair-pool,pairs,avatars}.ts'],
      tests: [WORLDS, KNOWLEDGE],
    },
  ],
  [
    'view',
    {
      mutate: ['packages/ltk/src/view.ts'],
      tests: [KNOWLEDGE],
    },
  ],
  [
    'ending',
    {
      mutate: ['packages/ltk/src/core/death.ts', 'packages/ltk/src/modes/{identity,kingdoms,claims}.ts'],
      tests: [
        'packages/ltk/test/rules/{death,win,dying}.test.ts',
        'packages/ltk/test/kingdoms/{claims,end,reveal}.test.ts',
        'packages/ltk/test/skills/{duanchang,kingdoms-duanchang,xingshang}.test.ts',
      ],
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
process.env['GENERIC'] = 'short';

await new Stryker({
  mutate: files.length > 0 ? files : [...area.mutate],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 15_000, // on a busy machine a test that only waits is not to count as one that noticed
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.cache/mutants',
  checkers: [],
}).runMutationTest();
