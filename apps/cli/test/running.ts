import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import type { Terminal } from '../src/line-source.ts';
import type { PageEnvironment } from '../src/shared-page.ts';

/** A program that shows its table in the browser too, while it runs. */
export class Running {
  readonly input = Object.assign(new PassThrough(), { isTTY: false });
  readonly output = Object.assign(new PassThrough(), { isTTY: false, columns: 80, rows: 24 });
  readonly opened: string[] = [];
  readonly over: Promise<Error | null>;
  said = '';
  #wake: () => void = () => {};

  constructor(
    program: (terminal: Terminal, environment: PageEnvironment) => Promise<void>,
    isTerminal: boolean,
    page: () => Promise<string>,
  ) {
    Object.assign(this.input, { isTTY: isTerminal });
    Object.assign(this.output, { isTTY: isTerminal });
    this.output.setEncoding('utf8').on('data', (text: string) => {
      this.said += text;
      this.#wake();
    });
    const environment = { page, openBrowser: (url: string) => void this.opened.push(url) };
    this.over = program({ input: this.input, output: this.output }, environment).then(
      () => null,
      (error: Error) => error,
    );
    void this.over.then(() => this.#wake());
  }

  type(...lines: readonly string[]): void {
    for (const line of lines) this.input.write(`${line}\n`);
  }

  async until(said: string): Promise<void> {
    while (!stripVTControlCharacters(this.said).includes(said)) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  get url(): string {
    return /http:\S+/.exec(stripVTControlCharacters(this.said))?.[0] ?? '';
  }

  get lines(): string[] {
    return stripVTControlCharacters(this.said).split('\n').slice(0, -1);
  }
}
