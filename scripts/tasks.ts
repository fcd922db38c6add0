// What the npm scripts do, once a Node that runs TypeScript is there.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

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

const checks: readonly Step[] = [
  node('types', join(root, 'node_modules/typescript-7/bin/tsc'), '-p', '.'),
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  tool('format', 'biome', 'check'),
  tool('dead code', 'knip'),
  node('imports', 'scripts/imports.ts'),
];

const tasks: Readonly<Record<string, readonly Step[]>> = {
  start: [node('cardwright', 'apps/cli/src/main.ts', 'start')],
  check: checks,
  test: [...checks, tool('tests', 'vitest', 'run')],
  bench: [node('bench', 'bench/bench.ts')],
  soak: [{ ...tool('soak', 'vitest', 'run', '--config', 'vitest.soak.config.ts') }],
  format: [tool('format', 'biome', 'check', '--write')],
  goldens: [{ ...tool('goldens', 'vitest', 'run', 'generic', 'goldens'), env: { UPDATE_GOLDENS: '1' } }],
};

const [task = 'start', ...extra] = process.argv.slice(2);
const steps = tasks[task];
if (steps === undefined) {
  console.error(`there is no task "${task}"; there are ${Object.keys(tasks).join(', ')}`);
  process.exit(2);
}
const isLong = steps.length > 1;
steps.forEach((step, i) => {
  if (isLong) console.log(`\n── ${step.name} (${i + 1} of ${steps.length})`);
  const began = performance.now();
  const args = i === steps.length - 1 ? [...step.args, ...extra] : step.args;
  const { status } = spawnSync(step.command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...step.env },
  });
  if (status !== 0) {
    if (isLong) console.error(`\n${step.name}: failed`);
    process.exit(status ?? 1);
  }
  if (isLong) console.log(`   ${step.name}: ok, ${((performance.now() - began) / 1000).toFixed(1)} s`);
});
