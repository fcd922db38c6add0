import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import type { Terminal } from '../src/line-source.ts';

const CLEAR = '\u001B[H\u001B[2J';

/** A terminal that is not there: what is typed goes in, what is drawn can be looked at. */
export class FakeTerminal implements Terminal {
  readonly input = Object.assign(new PassThrough(), { isTTY: true });
  readonly output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
  written = '';

  constructor() {
    this.output.setEncoding('utf8').on('data', (text: string) => {
      this.written += text;
    });
  }

  resize(columns: number, rows: number): void {
    Object.assign(this.output, { columns, rows });
    this.output.emit('resize');
  }

  /** The screen as it was drawn last, without colours. */
  get screen(): string {
    const last = this.written.slice(this.written.lastIndexOf(CLEAR) + CLEAR.length);
    return stripVTControlCharacters(last).replaceAll('\r', '');
  }

  /** Types keys and waits until something has been drawn. */
  async type(keys: string): Promise<string> {
    this.input.write(keys);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return this.screen;
  }
}
