import { writeSync } from 'node:fs';
import type { Decision, Event } from '@cardwright/engine';
import { displayWidth } from '@cardwright/table';
import { type Answer, logLines, question, reply, type Sitting } from './conversation.ts';
import { layOut, type Parts, pages } from './layout.ts';
import { type Input, LineSource, type Terminal } from './line-source.ts';
import { type Paint, printable } from './paint.ts';
import type { Table } from './table.ts';
import { completed } from './typed-line.ts';
import { WORDS } from './words.ts';

const ESCAPE = String.fromCodePoint(27);
const ENTER = `${ESCAPE}[?1049h`;
const LEAVE = `${ESCAPE}[?25h${ESCAPE}[0m${ESCAPE}[?1049l`;
const CLEAR = `${ESCAPE}[H${ESCAPE}[2J`;

/** Whether a screen fits; lines fit anywhere. */
export const isLargeEnough = ({ output }: Terminal): boolean => (output.columns ?? 0) >= 80 && (output.rows ?? 0) >= 20;

/** A full screen that is drawn anew for each decision, in the terminal's other buffer. */
export class ScreenTable implements Table {
  readonly #at: Sitting;
  readonly #source: LineSource;
  readonly #terminal: Terminal;
  #told = 0; //  how many events had been seen at the last answer
  #message = '';
  #redraw: (() => void) | null = null;
  #isOpen = true;

  constructor(at: Sitting, terminal: Terminal, greeting: string) {
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

  get #paint(): Paint {
    return { ...this.#at.paint, width: Math.max(20, this.#terminal.output.columns ?? 80) };
  }

  get #height(): number {
    return Math.max(5, this.#terminal.output.rows ?? 24);
  }

  tell(_event: Event): void {} // the next drawing shows it

  note(line: string): void {
    this.#message = `! ${line}`;
  }

  #draw(lines: readonly string[]): void {
    this.#terminal.output.write(`${CLEAR}${lines.map((line) => printable(this.#paint, line)).join('\n')}\n`);
  }

  #parts(status: string, decision: Decision | null, keys: string): Parts {
    const { session, viewer } = this.#at;
    const at = { ...this.#at, paint: this.#paint };
    const { screen } = session.entry;
    const view = session.match.view(decision?.seat ?? viewer);
    const log = logLines(at);
    return {
      status,
      table: screen.table(view, at.paint),
      hand: screen.hand(view, decision, at.paint),
      log,
      fresh: log.length - this.#told,
      message: this.#message,
      hint: decision === null ? '' : WORDS[at.paint.presenter.language].hint,
      keys,
    };
  }

  async ask(decision: Decision): Promise<Answer> {
    const { session, paint } = this.#at;
    const words = WORDS[paint.presenter.language];
    this.#source.complete = (line) => this.#complete(line, decision);
    this.#redraw = () => {
      const keys = words.keys(decision.options.length);
      this.#draw(layOut(this.#parts(question(this.#at, decision), decision, keys), this.#height, this.#paint));
    };
    for (;;) {
      this.#redraw();
      this.#source.prompt('> ');
      const input = await this.#source.next();
      this.#message = '';
      if (input === 'end' || input === 'interrupt') return { left: input };
      const replied = reply(input.line, { ...this.#at, paint: this.#paint }, decision);
      if (replied.kind === 'quit') return { left: 'quit' };
      if (replied.kind === 'choice') {
        this.#told = session.events.length;
        this.#redraw = null;
        return { choice: replied.choice };
      }
      if (replied.kind === 'problem') this.#message = `! ${replied.problem}`;
      if (replied.kind !== 'show') continue;
      const [only = '', ...more] = replied.lines;
      if (more.length === 0 && displayWidth(only) < this.#paint.width) this.#message = only;
      else {
        const left = await this.#page(replied.lines);
        if (left !== null) return { left };
      }
    }
  }

  /** Shows text until Enter; says so if there will be no Enter. */
  async #page(lines: readonly string[]): Promise<'end' | 'interrupt' | null> {
    const words = WORDS[this.#paint.presenter.language];
    const redraw = this.#redraw;
    for (const page of pages(lines, words.back, this.#height, this.#paint)) {
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
    const { match } = this.#at.session;
    const found = completed(line, decision, (option) => match.keyOf(option), this.#at.paint.presenter);
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

  async finish(result: string): Promise<void> {
    const words = WORDS[this.#paint.presenter.language];
    this.#draw(layOut(this.#parts(result, null, words.leave), this.#height, this.#paint));
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
    for (const line of last?.split('\n') ?? []) this.#terminal.output.write(`${printable(this.#paint, line)}\n`);
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
