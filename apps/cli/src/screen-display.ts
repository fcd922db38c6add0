import { writeSync } from 'node:fs';
import type { Decision, Seat } from '@cardwright/engine';
import type { Asked } from '@cardwright/host';
import { displayWidth } from '@cardwright/presenter';
import { type Answer, reply } from './conversation.ts';
import type { Display, Leaving } from './display.ts';
import type { Keyboard } from './keyboard.ts';
import { layOut, pages } from './layout.ts';
import { type Input, LineSource, type Terminal } from './line-source.ts';
import { printable } from './paint.ts';
import { questionParts, resultParts, type ScreenState } from './screen-parts.ts';
import { completed } from './typed-line.ts';
import { WORDS } from './words.ts';

const ESCAPE = String.fromCodePoint(27);
const ENTER = `${ESCAPE}[?1049h`;
const LEAVE = `${ESCAPE}[?25h${ESCAPE}[0m${ESCAPE}[?1049l`;
const CLEAR = `${ESCAPE}[H${ESCAPE}[2J`;

/** Whether a screen fits; lines fit anywhere. */
export const isLargeEnough = ({ output }: Terminal): boolean => (output.columns ?? 0) >= 60 && (output.rows ?? 0) >= 20;

/** A full screen that is drawn anew for each decision, in the terminal's other buffer. */
export class ScreenDisplay implements Display {
  readonly #at: Keyboard;
  readonly #source: LineSource;
  readonly #terminal: Terminal;
  #told = 0; //    how many lines of the log had been seen at the last answer
  #choices = 0; // the page of the choices that is shown
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

  get #shown(): ScreenState {
    return { page: this.#choices, fresh: this.#fresh, message: this.#message };
  }

  /** How many lines of the log are new. */
  get #fresh(): number {
    return Math.max(0, this.#at.client.log.length - this.#told);
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
    this.#choices = 0;
    this.#redraw = () => {
      this.#draw(layOut(questionParts(this.#at, asked, this.#shown), this.#height, this.#at.paint));
    };
    let ahead: Input | null = null; // typed over a page of text
    for (;;) {
      if (ahead === null) {
        this.#redraw();
        this.#source.prompt('> ');
      }
      const input: Input = ahead ?? (await this.#source.next());
      ahead = null;
      this.#message = '';
      if (input === 'end' || input === 'interrupt') return { left: input };
      const replied = reply(input.line, this.#at, asked, this.#fresh);
      switch (replied.kind) {
        case 'quit':
          return { left: 'quit' };
        case 'choice':
          this.#told = client.log.length;
          this.#redraw = null;
          return { choice: replied.choice };
        case 'undo':
          this.#told = Infinity; // what is left of the log was seen before
          this.#redraw = null;
          this.#message = words.takenBack;
          return 'undo';
        case 'problem':
          this.#message = `! ${replied.problem}`;
          break;
        case 'ask':
          this.#choices++;
          break;
        case 'show':
        case 'later':
          ahead = await this.#show(await replied.lines);
      }
    }
  }

  /** Shows an answer: below the table if it is a line, else over it until Enter. Gives what else was typed there. */
  async #show(lines: readonly string[]): Promise<Input | null> {
    const [only = '', ...more] = lines;
    if (more.length === 0 && displayWidth(only) < this.#at.paint.width) {
      this.#message = only;
      return null;
    }
    const words = WORDS[this.#at.client.language];
    const redraw = this.#redraw;
    try {
      for (const page of pages(lines, words.back, this.#height, this.#at.paint)) {
        this.#redraw = () => this.#draw(page);
        this.#draw(page);
        this.#source.prompt('');
        const input: Input = await this.#source.next();
        if (input === 'end' || input === 'interrupt' || input.line.trim() !== '') return input;
      }
      return null;
    } finally {
      this.#redraw = redraw;
    }
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

  whenInterrupted(leave: () => void): void {
    this.#source.interrupted = leave;
  }

  async pause(ms: number): Promise<void> {
    await this.#source.pause(ms);
  }

  async finish(result: string, chronicle: readonly string[]): Promise<void> {
    this.#draw(layOut(resultParts(this.#at, result, this.#shown), this.#height, this.#at.paint));
    this.#source.prompt('');
    await this.#source.next();
    this.close([...chronicle, result].join('\n'));
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
