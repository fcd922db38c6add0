// Plants small faults in the code everything rests on and lists those that no test notices: `npm run mutants -- engine`, or only
// some files of an area: `npm run mutants -- engine packages/engine/src/options.ts`. What is left over is judged in docs/mutants.md.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Fault, Reaching, Verdict, Work, WorkerMessage } from './mutants/worker.ts';

interface Area {
  readonly mutate: readonly string[]; // where faults are planted
  readonly tests: readonly string[]; //  who has to notice them
  readonly slowest?: number; //          ms of the processor: tests that take longer are left out
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
      slowest: 300,
    },
  ],
  [
    'host',
    {
      mutate: ['packages/host/src/*.ts'],
      tests: ['packages/host/test/!(searchers|wire-secrets).test.ts'], // the first might wait for ever, the second is long
      slowest: 300,
    },
  ],
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
      tests: ['packages/sorcery/test/{generic,secrets,outcome,turn,layers,legal}.test.ts'],
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
        'packages/ltk/test/rules/{death,win,dying,setup,choosing,imagine}.test.ts',
        'packages/ltk/test/kingdoms/{claims,end,reveal,choosing,imagine,words}.test.ts',
        'packages/ltk/test/skills/{duanchang,kingdoms-duanchang,xingshang,huoshui,kingdoms-wansha,qingcheng}.test.ts',
      ],
    },
  ],
]);

const root = join(import.meta.dirname, '..');
process.chdir(root);
process.env['GENERIC'] = 'short'; // the tests every game gets look at little

const [name = '', ...files] = process.argv.slice(2);
const area = AREAS.get(name);
if (area === undefined) {
  console.error(`mutants: "${name}" is no area; there are ${[...AREAS.keys()].join(', ')}`);
  process.exit(2);
}

/** `packages/ltk/src/view.ts`, or only some of its lines: `packages/ltk/src/view.ts:83-120`. */
function placeOf(text: string): Work['mutate'][number] {
  const [, file = text, from, to] = /^(.+?):(\d+)-(\d+)$/.exec(text) ?? [];
  return { file, lines: from === undefined ? null : [Number(from), Number(to)] };
}

/** Three times what its tests take without it and so many seconds of the processor more: a fault never ends. A busy machine does not count. */
const MOST_SECONDS = 10;

const verdicts = new Map<string, { readonly fault: Fault; readonly verdict: Verdict }>();
let reaching: Reaching | null = null;
const work = {
  mutate: (files.length > 0 ? files : globSync(area.mutate)).map(placeOf),
  tests: globSync(area.tests).sort(),
  slowest: area.slowest ?? Number.POSITIVE_INFINITY,
};

/** Tries what is left until all is tried or one of them never ends. */
function tryFaults(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let trying: { readonly fault: Fault; readonly until: number } | null = null;
    const seconds = (): number => process.cpuUsage().user / 1e6;
    const worker = new Worker(join(import.meta.dirname, 'mutants/worker.ts'), {
      workerData: { ...work, tried: [...verdicts.keys()], reaching } satisfies Work,
    });
    const finish = async (isDone: boolean): Promise<void> => {
      clearInterval(watch);
      await worker.terminate();
      resolve(isDone);
    };
    /** What is being tried never ends, or is the end of the thread. */
    const giveUp = ({ fault }: { readonly fault: Fault }): void => {
      verdicts.set(fault.id, { fault, verdict: 'noticed' });
      trying = null;
      void finish(false);
    };
    const watch = setInterval(() => {
      if (trying !== null && seconds() >= trying.until) giveUp(trying);
    }, 500);
    worker.on('error', (error) => (trying === null ? reject(error) : giveUp(trying)));
    worker.on('message', (told: WorkerMessage) => {
      if (told.type === 'fails') reject(new Error(`without any fault "${told.test}" fails: ${told.reason}`));
      else if (told.type === 'reaching') ({ reaching } = told);
      else if (told.type === 'done') void finish(true);
      else if (told.type === 'trying') trying = { fault: told.fault, until: seconds() + MOST_SECONDS + 3 * told.usual };
      else {
        trying = null;
        verdicts.set(told.fault.id, told);
        if (verdicts.size % 100 === 0) console.error(`${verdicts.size} tried`);
      }
    });
  });
}

while (!(await tryFaults()));

const lineAt = ({ file, line }: Fault): string => readFileSync(file, 'utf8').split('\n')[line - 1]?.trim() ?? '';
for (const { fault, verdict } of verdicts.values())
  if (verdict === 'survived' || verdict === 'unreached')
    console.log(`${verdict} ${fault.file}:${fault.line} ${fault.kind}\n  ${lineAt(fault)}\n  ${fault.instead}`);
for (const [file, all] of Map.groupBy(verdicts.values(), ({ fault }) => fault.file)) {
  const counted = all.filter(({ verdict }) => verdict !== 'static');
  console.log(`${file}: ${counted.filter(({ verdict }) => verdict === 'noticed').length} of ${counted.length} noticed`);
}
process.exit(0); // tests may have left something open
