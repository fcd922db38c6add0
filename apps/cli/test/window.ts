import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { LAUNCHER } from './command-line.ts';

const PROMPT = new RegExp(`[>:] ${String.fromCodePoint(27)}\\[\\d+G`, 'g'); // what readline writes when it asks

const quoted = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/** A real terminal of 80 × 24 around the real program, made by `script` (of util-linux). */
export class Window {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #over: Promise<unknown>;
  printed = '';

  constructor(args: readonly string[], cwd: string) {
    const command = `stty cols 80 rows 24; exec ${[process.execPath, LAUNCHER, ...args].map(quoted).join(' ')}`;
    this.#child = spawn('script', ['-qefc', command, '/dev/null'], { cwd });
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.printed += text;
    });
    this.#child.stdin.on('error', () => {});
    this.#over = new Promise((resolve) => this.#child.on('close', resolve));
  }

  get #asked(): number {
    return this.printed.match(PROMPT)?.length ?? 0;
  }

  /** Waits for a question after the one that was open when this was called. */
  async #question(before: number): Promise<void> {
    while (this.#asked <= before) await sleep(5);
  }

  /** The first question. */
  opened(): Promise<void> {
    return this.#question(0);
  }

  /** Types a line and waits for the next question. */
  async type(line: string): Promise<void> {
    const before = this.#asked;
    this.#child.stdin.write(`${line}\r`);
    await this.#question(before);
  }

  /** Types keys as soon as this has been printed so many times. */
  async typeAfter(printed: RegExp, times: number, keys: string): Promise<void> {
    while ((this.printed.match(printed)?.length ?? 0) < times) await sleep(5);
    this.#child.stdin.write(keys);
  }

  /** Waits until the program has ended; gives its exit code. */
  over(): Promise<unknown> {
    return this.#over;
  }

  /** Types keys; gives the exit code of the program, which ends by them. */
  async last(keys: string): Promise<unknown> {
    this.#child.stdin.write(keys);
    return await this.#over;
  }

  /** Closes the window: the terminal is gone, and the program is told so by the system. */
  async close(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#over;
  }
}
