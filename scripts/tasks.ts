// What the npm scripts do, once a Node that runs TypeScript is there.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const node = (name: string, ...args: string[]): Step => ({ name, command: process.execPath, args });
const tool = (name: string, command: string, ...args: string[]): Step => ({ name, command: bin(command), args });

/** A step that needs more than everybody does: that is installed first. */
const measuring = (name: string, program: string): readonly Step[] => [
  { ...node(name, program), env: { NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'tools/found.mjs')).href}` } },
];
const MEASURING = new Set(['bench', 'load', 'lighthouse', 'mutants']);

const types = (name: string, project: string): Step =>
  node(name, join(root, 'node_modules/typescript-7/bin/tsc'), '-p', project);

const checks: readonly Step[] = [
  types('types', '.'),
  types('types of the page', 'apps/web'), //            with a browser, without Node
  types('types of its tests', 'apps/web/test'), //      with both
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  tool('format', 'biome', 'check'),
  tool('dead code', 'knip'),
  node('imports', 'scripts/imports.ts'),
];

const tasks: Readonly<Record<string, readonly Step[]>> = {
  start: [node('cardwright', '--max-semi-space-size=64', 'apps/cli/src/main.ts', 'serve')], // as bench/load measures it
  check: checks,
  test: [...checks, tool('tests', 'vitest', 'run')],
  bench: measuring('bench', 'bench/bench.ts'),
  load: measuring('load', 'bench/load/load.ts'),
  'load:crossing': [node('crossing NATS', 'bench/load/crossing.ts')],
  'load:writes': [node('writes', 'bench/load/writes.ts')],
  cluster: [node('cluster', 'apps/server/cluster/main.ts')],
  'soak:cluster': [node('soak of a cluster', 'apps/server/soak/cluster/main.ts')],
  lighthouse: measuring('lighthouse', 'bench/lighthouse.ts'),
  mutants: measuring('mutants', 'scripts/mutants.ts'),
  learn: [node('learn', 'packages/learn/src/main.ts')],
  ladder: [node('ladder', 'packages/ladder/src/main.ts')],
  soak: [{ ...tool('soak', 'vitest', 'run', '--config', 'vitest.soak.config.ts') }],
  format: [tool('format', 'biome', 'check', '--write')],
  goldens: [
    {
      ...tool('goldens', 'vitest', 'run', 'generic', 'goldens', 'protocol-doc', '-t', 'golden|recorded|written down'),
      env: { UPDATE_GOLDENS: '1' },
    },
  ],
  pictures: [{ ...tool('pictures', 'vitest', 'run', 'pictures'), env: { PICTURES: join(root, 'docs/pictures') } }],
};

const [task = 'start', ...extra] = process.argv.slice(2);
const steps = tasks[task];
if (steps === undefined) {
  console.error(`there is no task "${task}"; there are ${Object.keys(tasks).join(', ')}`);
  process.exit(2);
}

/** Runs a step to its end. Ctrl-C reaches it anyway; what ends only us is passed on, so that no server is left behind. */
const run = ({ command, args, env }: Step, more: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, [...args, ...more], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    const passOn = (signal: NodeJS.Signals): unknown => child.kill(signal);
    process.on('SIGTERM', passOn).on('SIGHUP', passOn).on('SIGINT', ignore);
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (status) => {
      process.off('SIGTERM', passOn).off('SIGHUP', passOn).off('SIGINT', ignore);
      resolve(status ?? 1);
    });
  });
const ignore = (): void => {};

if (MEASURING.has(task)) {
  const status = await run(node('what measurements need', 'tools/install.ts'), []);
  if (status !== 0) process.exit(status);
}
const isLong = steps.length > 1;
const page = task === 'test' ? run(node('page', 'scripts/page.ts'), []) : null; // beside the checks: it takes one core, and as long as they do
for (const [i, step] of steps.entries()) {
  const isLast = i === steps.length - 1;
  if (isLast && page !== null && (await page) !== 0) process.exit(1);
  if (isLong) console.log(`\n── ${step.name} (${i + 1} of ${steps.length})`);
  const began = performance.now();
  const status = await run(step, isLast ? extra : []);
  if (status !== 0) {
    if (isLong) console.error(`\n${step.name}: failed`);
    process.exit(status);
  }
  if (isLong) console.log(`   ${step.name}: ok, ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
