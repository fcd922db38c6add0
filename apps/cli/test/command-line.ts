import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const LAUNCHER = join(import.meta.dirname, '..', 'bin', 'cardwright.mjs');
export const PROPERTIES = join(import.meta.dirname, '..', '..', '..', 'packages', 'thrones', 'properties');

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly cwd?: string;
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly nodeArgs?: readonly string[];
  readonly keepOpen?: boolean; // leave standard input open after the input
}

/** Where no file can be made, even by root; why not depends on who asks and on the system. */
export const NOWHERE = '/proc/nowhere';
export const NOT_THERE =
  /(no (file|folder) can be made there|there is no folder .+|that is not allowed|the disk can only be read)$/;

const folders: string[] = [];
process.once('exit', () => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

/** An empty folder that is gone after the tests. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'cardwright-test-'));
  folders.push(path);
  return path;
}

export const filesIn = (path: string): string[] => readdirSync(path).sort();

/** Runs the real program in a process of its own. */
export function run(args: readonly string[], running: Running = {}): Promise<Ran> {
  const { cwd = folder(), input = '', env = {}, nodeArgs = [], keepOpen = false } = running;
  const { NO_COLOR: _1, FORCE_COLOR: _2, CARDWRIGHT_DEBUG: _3, ...inherited } = process.env;
  const child = spawn(process.execPath, [...nodeArgs, LAUNCHER, ...args], { cwd, env: { ...inherited, ...env } });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin.on('error', () => {}); // it may have stopped reading
  child.stdin.write(input);
  if (!keepOpen) child.stdin.end();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      child.stdin.destroy();
      resolve({ status, stdout, stderr });
    });
  });
}

/** A line for each answer. */
export const typed = (...answers: readonly (string | number)[]): string => answers.map((each) => `${each}\n`).join('');

/** So many times the first choice: enough for a whole game of Thrones. */
export const FIRST_CHOICES = typed(...Array.from({ length: 40 }, () => 1));

export const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);

/** Starts the program, and presses Ctrl-C once when the first turn is told. */
export function interrupted(args: readonly string[], cwd: string): Promise<Pick<Ran, 'status' | 'stderr'>> {
  const child = spawn(process.execPath, [LAUNCHER, ...args], { cwd });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text: Buffer) => {
    stdout += text.toString();
    if (stdout.includes('Turn 1: ') && !child.killed) child.kill('SIGINT');
  });
  child.stderr.on('data', (text: Buffer) => {
    stderr += text.toString();
  });
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, stderr })));
}
