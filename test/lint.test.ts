import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const planted: string[] = [];

afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Runs the linter as it is set up here on one file of a tree of its own. */
function lint(path: string, text: string): { status: number | null; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  planted.push(folder);
  for (const file of ['oxlint.config.ts', 'scripts/packages.ts']) cpSync(join(root, file), join(folder, file));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { status, stdout, stderr } = spawnSync(process.execPath, [oxlint, '--deny-warnings', 'packages', 'examples'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const LUCK = 'export const luck = (): number => Math.random();\n';

test.each([
  ['Math.random', LUCK],
  ['Date', 'export const now = (): number => Date.now();\n'],
  ['globalThis', 'export const luck = (): number => globalThis.Math.random();\n'],
  ['process', 'export const where = (): string => process.cwd();\n'],
])('rules that use %s are refused in a game that nobody has listed', (what, text) => {
  const { status, said } = lint('packages/bridge/src/rules.ts', text);
  expect([status, said]).toEqual([1, expect.stringContaining(what.split('.')[0] as string)]);
});

test('the kernel and the examples are held to the same', () => {
  expect(lint('packages/engine/src/match.ts', LUCK).status).toBe(1);
  expect(lint('examples/bridge/src/rules.ts', LUCK).status).toBe(1);
});

test('what is no game may have a clock and luck of its own, and rules without them pass', () => {
  expect(lint('packages/host/src/clock.ts', LUCK)).toMatchObject({ status: 0 });
  expect(lint('packages/bridge/src/rules.ts', 'export const trumps = 13;\n')).toMatchObject({ status: 0 });
});
