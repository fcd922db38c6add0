import { createInterface, type Interface } from 'node:readline';

/** What was read: a line, the end of the input, or Ctrl-C. */
export type Input = { readonly line: string } | 'end' | 'interrupt';

/** Where lines come from and go to. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & {
    readonly isTTY?: boolean;
    readonly columns?: number;
    readonly rows?: number;
  };
}

/** Whether somebody can look at this and type. */
export const isInteractive = ({ input, output }: Terminal): boolean => input.isTTY === true && output.isTTY === true;

/** Typed, it would be taken for one of our colours where the line is quoted; so it becomes what nothing is painted with. */
const ESCAPE = String.fromCodePoint(27);
const UNPRINTABLE = String.fromCodePoint(0);

/** Lines from a terminal or a pipe, none lost between two questions. */
export class LineSource {
  readonly isTerminal: boolean;
  readonly #lines: Interface;
  readonly #ready: Input[] = [];
  #waiting: ((input: Input) => void) | null = null;
  #wake: (() => void) | null = null;
  #isOver = false;
  #begun = ''; // typed, but not to its end, when somebody else answered
  /** What a half-typed line could become; asked for on Tab. */
  complete: ((line: string) => [string[], string]) | null = null;
  /** Who is told of a Ctrl-C for which no question waits. */
  interrupted: (() => void) | null = null;

  constructor(terminal: Terminal) {
    const { input, output } = terminal;
    this.isTerminal = isInteractive(terminal);
    this.#lines = createInterface({
      input,
      ...(this.isTerminal ? { output, completer: (line: string) => this.complete?.(line) ?? [[], line] } : {}),
      terminal: this.isTerminal,
      historySize: 0,
    });
    this.#lines.on('line', (line) => this.#take({ line: line.replaceAll(ESCAPE, UNPRINTABLE) }));
    this.#lines.on('close', () => {
      this.#isOver = true;
      this.#take('end');
    });
    this.#lines.on('SIGINT', () => this.#take('interrupt'));
    this.#lines.on('error', this.#lost);
    input.on('error', this.#lost);
    process.on('SIGINT', this.#interrupt);
    process.on('SIGTERM', this.#interrupt);
    process.on('SIGHUP', this.#interrupt);
  }

  readonly #interrupt = (): void => this.#take('interrupt');

  /** The terminal is gone: nobody will type any more. */
  readonly #lost = (): void => {
    this.#isOver = true;
    this.#take('end');
  };

  #take(input: Input): void {
    if (this.#waiting === null) {
      if (input === 'interrupt') this.#ready.unshift(input);
      else if (input !== 'end') this.#ready.push(input);
      this.#wake?.();
      if (input === 'interrupt') this.interrupted?.();
    } else {
      const resolve = this.#waiting;
      this.#waiting = null;
      resolve(input);
    }
  }

  /** Shows the prompt; in a terminal, what is typed can be edited and completed. */
  prompt(prompt: string, keepCursor = false): void {
    if (this.#isOver) return; // lines that came before the end are still there to be read
    this.#lines.setPrompt(prompt);
    this.#lines.prompt(keepCursor);
    if (this.#begun !== '') this.#lines.write(this.#begun);
    this.#begun = '';
  }

  next(): Promise<Input> {
    const ready = this.#ready.shift();
    if (ready !== undefined) return Promise.resolve(ready);
    if (this.#isOver) return Promise.resolve('end');
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /** Answers as though this line had been typed. What is half typed stays for the next prompt. False: nothing is asked. */
  interject(line: string): boolean {
    if (this.#waiting === null) return false;
    if (this.isTerminal && !this.#isOver) {
      this.#begun = this.#lines.line;
      this.#lines.write(null, { ctrl: true, name: 'e' }); // to its end,
      this.#lines.write(null, { ctrl: true, name: 'u' }); // and all of it away
    }
    this.#take({ line });
    return true;
  }

  /** Waits so long, but for nobody who presses Enter, types ahead or wants to leave. Says whether somebody wants to leave. */
  async pause(ms: number): Promise<boolean> {
    if (this.#ready.length === 0 && !this.#isOver) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = null;
      const [first] = this.#ready;
      if (typeof first === 'object' && first.line.trim() === '') this.#ready.shift(); // it has done its work
    }
    return this.#ready[0] === 'interrupt';
  }

  close(): void {
    process.off('SIGINT', this.#interrupt);
    process.off('SIGTERM', this.#interrupt);
    process.off('SIGHUP', this.#interrupt);
    try {
      this.#lines.close();
    } catch {
      // a terminal that is gone cannot be set back
    }
    this.#lines.removeAllListeners();
  }
}
