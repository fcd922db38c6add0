import { writeSync } from 'node:fs';
import type { Decision, Seat } from '@cardwright/engine';
import type { Asked } from '@cardwright/host';
import { displayWidth } from '@cardwright/presenter';
import { type Answer, logLines, question, reply } from './conversation.ts';
import type { Display, Leaving } from './display.ts';
import type { Keyboard } from './keyboard.ts';
import { layOut, type Parts, pages } from './layout.ts';
import { type Input, LineSource, type Terminal } from './line-source.ts';
import { printable } from './paint.ts';
import { completed } from './typed-line.ts';
import { WORDS } from './words.ts';

const ESCAPE = String.fromCodePoint(27);
const ENTER = `${ESCAPE}[?1049h`;
const LEAVE = `${ESCAPE}[?25h${ESCAPE}[0m${ESCAPE}[?1049l`;
const CLEAR = `${ESCAPE}[H${ESCAPE}[2J`;

/** Whether a screen fits; lines fit anywhere. */
export const isLargeEnough = ({ output }: Terminal): boolean => (output.columns ?? 0) >= 80 && (output.rows ?? 0) >= 20;

/** A full screen that is drawn anew for each decision, in the terminal's other buffer. */
export class ScreenDisplay implements Display {
  readonly #at: Keyboard;
  readonly #source: LineSource;
  readonly #terminal: Terminal;
  #told = 0; //  how many lines of the log had been seen at the last answer
  #message = '';
  #redraw: (() => void) | null = null;
  #isOpen = true;

  constructor(at: Keyboard, greeting: string) {
    const { terminal } = at;
    this.#at = at;
    this.#terminal = terminal;
    this.#source = new LineSource(terminal);
    this.#message = greeting;
    terminal.output.write(ENTER);
    terminal.output.on('resize', this.#resized);
    process.on('exit', this.#restore);
  }

  readonly #resized = (): void => {
    this.#redraw?.();
    this.#source.prompt('> ', true);
  };

  /** However the program ends, the terminal is given back. */
  readonly #restore = (): void => {
    try {
      writeSync(1, LEAVE);
    } catch {
      return; // it is gone
    }
  };

  get #height(): number {
    return Math.max(5, this.#terminal.output.rows ?? 24);
  }

  tell(): void {} // the next drawing shows it

  note(line: string): void {
    this.#message = `! ${line}`;
  }

  #draw(lines: readonly string[]): void {
    const { paint } = this.#at;
    this.#terminal.output.write(`${CLEAR}${lines.map((line) => printable(paint, line)).join('\n')}\n`);
  }

  #parts(status: string, decision: Decision | null, keys: string): Parts {
    const { client, entry, paint } = this.#at;
    const log = logLines(this.#at);
    return {
      status,
      table: entry.screen.table(client.view, paint),
      hand: entry.screen.hand(client.view, decision, paint),
      log,
      fresh: log.length - this.#told,
      message: this.#message,
      hint: decision === null ? '' : WORDS[client.language].hint,
      keys,
    };
  }

  /** Answers as though this line had been typed. False: nothing is asked. */
  interject(line: string): boolean {
    return this.#source.interject(line);
  }

  async ask(): Promise<Answer> {
    const { client } = this.#at;
    const asked = client.asked as Asked;
    const { decision } = asked;
    const words = WORDS[client.language];
    this.#source.complete = (line) => this.#complete(line, decision);
    this.#redraw = () => {
      const keys = words.keys(decision.options.length);
      this.#draw(layOut(this.#parts(question(this.#at), decision, keys), this.#height, this.#at.paint));
    };
    for (;;) {
      this.#redraw();
      this.#source.prompt('> ');
      const input = await this.#source.next();
      this.#message = '';
      if (input === 'end' || input === 'interrupt') return { left: input };
      const replied = reply(input.line, this.#at, asked);
      if (replied.kind === 'quit') return { left: 'quit' };
      if (replied.kind === 'choice') {
        this.#told = client.log.length;
        this.#redraw = null;
        return { choice: replied.choice };
      }
      if (replied.kind === 'problem') this.#message = `! ${replied.problem}`;
      if (replied.kind !== 'show' && replied.kind !== 'later') continue;
      const lines = await replied.lines;
      const [only = '', ...more] = lines;
      if (more.length === 0 && displayWidth(only) < this.#at.paint.width) this.#message = only;
      else {
        const left = await this.#page(lines);
        if (left !== null) return { left };
      }
    }
  }

  /** Shows text until Enter; says so if there will be no Enter. */
  async #page(lines: readonly string[]): Promise<'end' | 'interrupt' | null> {
    const words = WORDS[this.#at.client.language];
    const redraw = this.#redraw;
    for (const page of pages(lines, words.back, this.#height, this.#at.paint)) {
      this.#redraw = () => this.#draw(page);
      this.#draw(page);
      this.#source.prompt('');
      const input: Input = await this.#source.next();
      if (input === 'end' || input === 'interrupt') return input;
    }
    this.#redraw = redraw;
    return null;
  }

  /** Completes as far as there is no doubt, and shows what it could be. */
  #complete(line: string, decision: Decision): [string[], string] {
    const { client } = this.#at;
    const found = completed(line, decision, client.keyOf, client.presenter, client.labels);
    if (found.length < 2) return [found, line];
    const common = commonStart(found);
    this.#message = found.slice(0, 12).join(' · ');
    setImmediate(() => {
      this.#redraw?.();
      this.#source.prompt('> ', true);
      this.#message = '';
    });
    return [common.length > line.length ? [common] : [], line];
  }

  async curtain(seat: Seat): Promise<Leaving | null> {
    const { client } = this.#at;
    const lines = ['', WORDS[client.language].curtain(client.name(seat)), '', this.#message];
    this.#redraw = () => this.#draw(lines);
    this.#redraw();
    this.#source.prompt('');
    const input = await this.#source.next();
    this.#redraw = null;
    return input === 'end' || input === 'interrupt' ? input : null;
  }

  async pause(ms: number): Promise<void> {
    await this.#source.pause(ms);
  }

  async finish(result: string): Promise<void> {
    const words = WORDS[this.#at.client.language];
    this.#draw(layOut(this.#parts(result, null, words.leave), this.#height, this.#at.paint));
    this.#source.prompt('');
    await this.#source.next();
    this.close(result);
  }

  close(last?: string): void {
    this.#source.close();
    this.#terminal.output.off('resize', this.#resized);
    process.off('exit', this.#restore);
    if (this.#isOpen) this.#terminal.output.write(LEAVE);
    this.#isOpen = false;
    for (const line of last?.split('\n') ?? []) this.#terminal.output.write(`${printable(this.#at.paint, line)}\n`);
  }
}

/** What all of these begin with, letters of either case being the same. */
function commonStart(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = first.length;
  for (const each of texts) {
    while (each.slice(0, length).toLowerCase() !== first.slice(0, length).toLowerCase()) length--;
  }
  return first.slice(0, length);
}
