// One thread that plants the faults of an area, all at once and each behind a switch, and tries them one after the other with the
// tests that reach it. What was imported once stays imported.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { Instrumenter } from '@stryker-mutator/instrumenter';

export interface Work {
  readonly mutate: readonly { readonly file: string; readonly lines: readonly [number, number] | null }[];
  readonly tests: readonly string[];
  readonly slowest: number; // ms of the processor: tests that take longer are left out
  readonly tried: readonly string[]; // faults that were tried before
  readonly reaching: Reaching | null; // null: not known yet
}

/** Which tests reach which faults, how often, and in how many ms of the processor; and what is run while modules are imported. */
export interface Reaching {
  readonly tests: readonly { readonly at: number; readonly took: number; readonly hits: Record<string, number> }[];
  readonly atImport: Record<string, number>;
}

export interface Fault {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  readonly instead: string;
}

/** `static`: only run while modules are imported, so never with the switch on. */
export type Verdict = 'noticed' | 'survived' | 'unreached' | 'static';

export type WorkerMessage =
  | { readonly type: 'reaching'; readonly reaching: Reaching }
  | { readonly type: 'fails'; readonly test: string; readonly reason: string }
  | { readonly type: 'trying'; readonly fault: Fault; readonly usual: number } // seconds that its tests take without it
  | { readonly type: 'tried'; readonly fault: Fault; readonly verdict: Verdict }
  | { readonly type: 'done' };

const root = join(import.meta.dirname, '../..');
const { mutate, tests, slowest, tried, reaching: known } = workerData as Work;
const tell = (told: WorkerMessage): void => parentPort?.postMessage(told, []);

const quiet = (): void => {};
const silent = { isDebugEnabled: () => false, debug: quiet, info: quiet, warn: quiet };
const planted = await new Instrumenter(silent).instrument(
  mutate.map(({ file, lines }) => ({
    name: join(root, file),
    content: readFileSync(join(root, file), 'utf8'),
    mutate: lines === null || [{ start: { line: lines[0] - 1, column: 0 }, end: { line: lines[1], column: 0 } }],
  })),
  { plugins: null, excludedMutations: [], ignorers: [] },
);

const sources = new Map(planted.files.map(({ name, content }) => [pathToFileURL(name).href, content]));
const standIn = pathToFileURL(join(import.meta.dirname, 'vitest.ts')).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' && context.parentURL !== standIn
      ? { url: standIn, shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) => {
    const source = sources.get(url);
    return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
  },
});

/** The switch, by the names that the planted code knows it under: how often each fault was reached, and which is on. */
interface Switch {
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
  currentTestId: string | undefined;
  activeMutant: string | undefined;
  hitCount: number | undefined;
  hitLimit: number | undefined;
}
const control: Switch = {
  mutantCoverage: { static: {}, perTest: {} },
  currentTestId: undefined,
  activeMutant: undefined,
  hitCount: undefined,
  hitLimit: undefined,
};
Object.assign(globalThis, { __stryker__: control });
for (const say of ['log', 'warn', 'error'] as const) console[say] = quiet;

const { beginFile, collected } = await import('./vitest.ts');
await import('../../test/chance.ts');
for (const file of tests) {
  beginFile(file);
  await import(pathToFileURL(join(root, file)).href);
}

/** Runs every test once without any fault. */
async function look(): Promise<Reaching> {
  const took: number[] = [];
  for (const [at, test] of collected.entries()) {
    control.currentTestId = `${at}+`; // not empty
    const before = process.threadCpuUsage();
    const failed = await test.run();
    took[at] = process.threadCpuUsage(before).user / 1000;
    if (failed !== undefined)
      tell({ type: 'fails', test: test.name, reason: failed instanceof Error ? failed.message : 'it threw something' });
  }
  control.currentTestId = undefined;
  const all = Object.entries(control.mutantCoverage.perTest).map(([at, hits]) => ({
    at: Number.parseInt(at, 10),
    hits,
  }));
  const within = all.map((each) => ({ ...each, took: took[each.at] as number })).filter((each) => each.took <= slowest);
  const reaching = {
    tests: within.sort((a, b) => a.took - b.took), // the quickest may spare the others
    atImport: control.mutantCoverage.static,
  };
  tell({ type: 'reaching', reaching });
  return reaching;
}

const { tests: reached, atImport } = known ?? (await look());

/** Reached so many times more often than without it, a fault is in a loop that never ends. */
const ENDLESS = 100;

async function isNoticed(id: string): Promise<boolean> {
  for (const { at, hits } of reached) {
    const times = hits[id];
    if (times === undefined) continue;
    Object.assign(control, { activeMutant: id, hitCount: 0, hitLimit: times * ENDLESS + 10_000 });
    const failed = await collected[at]?.run();
    control.activeMutant = undefined;
    if (failed !== undefined) return true;
  }
  return false;
}

for (const { id, fileName, location, mutatorName, replacement } of planted.mutants) {
  if (tried.includes(id)) continue;
  const fault: Fault = {
    id,
    file: relative(root, fileName),
    line: location.start.line + 1,
    kind: mutatorName,
    instead: replacement,
  };
  const reaching = reached.filter(({ hits }) => hits[id] !== undefined);
  if (reaching.length > 0) {
    tell({ type: 'trying', fault, usual: reaching.reduce((sum, each) => sum + each.took, 0) / 1000 });
    tell({ type: 'tried', fault, verdict: (await isNoticed(id)) ? 'noticed' : 'survived' });
  } else {
    const isStatic = atImport[id] !== undefined;
    tell({ type: 'tried', fault, verdict: isStatic ? 'static' : 'unreached' });
  }
}
tell({ type: 'done' });
