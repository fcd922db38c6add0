import { spawn } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { faultOf } from '../src/faults.ts';
import type { Terminal } from '../src/line-source.ts';
import { folder, LAUNCHER } from './command-line.ts';

/** What somebody answers to question number so-and-so; null: nothing. */
export type Answering = (question: number) => string | null;

interface Ports {
  readonly input: NodeJS.WritableStream;
  readonly output: NodeJS.ReadableStream;
  readonly over: Promise<{ readonly status: number; readonly faults: string }>;
  readonly signal: (signal: NodeJS.Signals) => void;
}

const QUESTION = /^ +1 {2}\S/gm;

/** A program at an online table, with somebody who answers what it asks. */
export class OnlineProgram {
  said = '';
  faults = '';
  status: number | null = null;
  questions = 0;
  readonly #ports: Ports;
  readonly #wake: (() => void)[] = [];

  private constructor(ports: Ports, answer: Answering) {
    this.#ports = ports;
    ports.output.setEncoding('utf8').on('data', (text: string) => {
      this.said += text;
      const asked = this.said.match(QUESTION)?.length ?? 0;
      for (; this.questions < asked; this.questions++) {
        const typed = answer(this.questions);
        if (typed !== null) this.type(typed);
      }
      this.#rouse();
    });
    void this.#end();
  }

  async #end(): Promise<void> {
    const { status, faults } = await this.#ports.over;
    this.status = status;
    this.faults = faults;
    this.#rouse();
  }

  /** In a process of its own. Two programs with the same data folder are the same person. */
  static inProcess(args: readonly string[], answer: Answering, data: string = folder()): OnlineProgram {
    const env = { ...process.env, XDG_DATA_HOME: data, NO_COLOR: '1' };
    const child = spawn(process.execPath, [LAUNCHER, ...args], { env, stdio: 'pipe' });
    let faults = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      faults += text;
    });
    child.stdin.on('error', () => undefined);
    const over = new Promise<{ status: number; faults: string }>((resolve) => {
      child.on('close', (status) => resolve({ status: status ?? -1, faults }));
    });
    return new OnlineProgram(
      { input: child.stdin, output: child.stdout, over, signal: (name) => child.kill(name) },
      answer,
    );
  }

  /** In this process: the same without the wait for another one. */
  static here(
    program: (terminal: Terminal, env: NodeJS.ProcessEnv) => Promise<void>,
    answer: Answering = () => null,
    data: string = folder(),
  ): OnlineProgram {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const over = program({ input, output }, { XDG_DATA_HOME: data }).then(
      () => ({ status: 0, faults: '' }),
      (error: unknown) => {
        const { text, status } = faultOf(error, {});
        return { status, faults: `${text}\n` };
      },
    );
    return new OnlineProgram({ input, output, over, signal: (name) => process.emit(name) }, answer);
  }

  #rouse(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }

  type(line: string): void {
    this.#ports.input.write(`${line}\n`);
  }

  endInput(): void {
    this.#ports.input.end();
  }

  signal(signal: NodeJS.Signals): void {
    this.#ports.signal(signal);
  }

  async #change(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#wake.push(resolve);
    });
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.status !== null)
        throw new Error(`the program has ended with ${this.status}:\n${this.said}${this.faults}`);
      await this.#change();
    }
  }

  async untilSaid(text: string | RegExp): Promise<void> {
    await this.until(() => (typeof text === 'string' ? this.said.includes(text) : text.test(this.said)));
  }

  async ended(): Promise<number> {
    while (this.status === null) await this.#change();
    return this.status;
  }

  get link(): string {
    return /http:\S+\/t\/\S+/.exec(this.said)?.[0] ?? '';
  }
}
