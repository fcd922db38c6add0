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
  readonly tried: readonly string[]; // faults that were tried before
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

export type Told =
  | { readonly type: 'fails'; readonly test: string; readonly reason: string }
  | { readonly type: 'trying'; readonly fault: Fault }
  | { readonly type: 'tried'; readonly fault: Fault; readonly verdict: Verdict }
  | { readonly type: 'done' };

const root = join(import.meta.dirname, '../..');
const { mutate, tests, tried } = workerData as Work;
const tell = (told: Told): void => parentPort?.postMessage(told, []);

const quiet = (): void => {};
const silent = { isDebugEnabled: () => false, debug: quiet, info: quiet, warn: quiet };
const planted = await new Instrumenter(silent as unknown as ConstructorParameters<typeof Instrumenter>[0]).instrument(
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

/** How long each test took, and how often it reached which fault. */
const took: number[] = [];
for (const [at, test] of collected.entries()) {
  control.currentTestId = `${at}+`; // not empty
  const before = performance.now();
  const failed = await test.run();
  took[at] = performance.now() - before;
  if (failed !== undefined)
    tell({ type: 'fails', test: test.name, reason: failed instanceof Error ? failed.message : 'it threw something' });
}
control.currentTestId = undefined;
const reached = Object.entries(control.mutantCoverage.perTest).map(([at, hits]) => ({
  at: Number.parseInt(at, 10),
  hits,
}));
reached.sort((a, b) => (took[a.at] as number) - (took[b.at] as number)); // the quickest may spare the others

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
  if (reached.some(({ hits }) => hits[id] !== undefined)) {
    tell({ type: 'trying', fault });
    tell({ type: 'tried', fault, verdict: (await isNoticed(id)) ? 'noticed' : 'survived' });
  } else {
    const isStatic = control.mutantCoverage.static[id] !== undefined;
    tell({ type: 'tried', fault, verdict: isStatic ? 'static' : 'unreached' });
  }
}
tell({ type: 'done' });
