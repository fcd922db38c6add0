import { VERBS } from '@cardwright/client/sorcery';
import { cleanText, shown } from '@cardwright/presenter';
import { type Input, LineSource, type Terminal } from '../../line-source.ts';
import { ASIDES } from './interpreter.ts';

const ECHOED = 160; // characters of a line that are written down

/** Lines typed, after those of an init file. What nobody types is written down, so that the text reads as if it had been. */
export class LineConsole {
  readonly #terminal: Terminal;
  readonly #source: LineSource;
  readonly #init: string[];
  #isInterjected = false;

  constructor(terminal: Terminal, init: readonly string[]) {
    this.#terminal = terminal;
    this.#source = new LineSource(terminal);
    this.#init = [...init];
    this.#source.complete = (line) => [
      [...VERBS, ...ASIDES].filter((verb) => verb.startsWith(line.toLowerCase())),
      line,
    ];
  }

  print(...lines: readonly string[]): void {
    for (const line of lines) this.#terminal.output.write(`${cleanText(line)}\n`);
  }

  async next(prompt: string): Promise<Input> {
    const { input, output } = this.#terminal;
    const prepared = this.#init.shift();
    if (prepared !== undefined) {
      this.print(`${prompt}${shown(prepared, ECHOED)}`);
      return { line: prepared };
    }
    if (this.#source.isTerminal) this.#source.prompt(prompt);
    else output.write(prompt);
    const read = await this.#source.next();
    if (read === 'end' || read === 'interrupt') this.print('');
    else if (input.isTTY !== true || this.#isInterjected) this.print(shown(read.line, ECHOED));
    this.#isInterjected = false;
    return read;
  }

  /** Answers the open question from elsewhere; it is written down like everything that nobody types. False: none is open. */
  interject(line: string): boolean {
    this.#isInterjected = this.#source.interject(line);
    return this.#isInterjected;
  }

  /** Who is told of a Ctrl-C while nothing is asked here. */
  whenInterrupted(leave: () => void): void {
    this.#source.interrupted = leave;
  }

  close(): void {
    this.#source.close();
  }
}
