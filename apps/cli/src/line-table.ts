import { type Decision, type Event, seenBy } from '@cardwright/engine';
import { HUMAN } from '@cardwright/players';
import { type Answer, options, question, reply, type Sitting } from './conversation.ts';
import { INTERRUPTED, LeftError } from './faults.ts';
import { LineSource, type Terminal } from './line-source.ts';
import { printable, spoken } from './paint.ts';
import type { Table } from './table.ts';
import { WORDS } from './words.ts';

const PROMPT = '> ';

/** How events are told, where not in the words of the game's text. */
export type Telling = (event: Event) => readonly string[];

/** Append-only text: a line for each event, numbered choices, answers from the keyboard or a pipe. */
export class LineTable implements Table {
  readonly #at: Sitting;
  readonly #source: LineSource | null; // null: nobody will be asked
  readonly #terminal: Terminal;
  readonly #telling: Telling;
  #isFirst = true;

  constructor(at: Sitting, terminal: Terminal, telling?: Telling) {
    this.#at = at;
    this.#terminal = terminal;
    this.#source = at.session.players.includes(HUMAN) ? new LineSource(terminal) : null;
    const { paint, viewer } = at;
    this.#telling = telling ?? ((event) => [spoken(paint, paint.presenter.event(seenBy(event, viewer)))]);
  }

  print(...lines: readonly string[]): void {
    for (const line of lines.flatMap((text) => text.split('\n')))
      this.#terminal.output.write(`${printable(this.#at.paint, line)}\n`);
  }

  tell(event: Event): void {
    this.print(...this.#telling(event));
  }

  note(line: string): void {
    this.print(line);
  }

  async ask(decision: Decision): Promise<Answer> {
    const { session, paint } = this.#at;
    this.print('', ...(session.entry.screen.brief?.(session.match.view(decision.seat), paint) ?? []));
    this.#question(decision);
    for (;;) {
      const input = await this.#read();
      if (input === 'end' || input === 'interrupt') return { left: input };
      const replied = reply(input.line, this.#at, decision);
      if (replied.kind === 'choice') return { choice: replied.choice };
      if (replied.kind === 'quit') return { left: 'quit' };
      if (replied.kind === 'ask') this.#question(decision);
      else if (replied.kind === 'show') this.print(...replied.lines);
      else this.print(replied.problem, question(this.#at, decision));
    }
  }

  #question(decision: Decision): void {
    const { paint } = this.#at;
    const words = WORDS[paint.presenter.language];
    const digits = String(decision.options.length).length;
    this.print(
      question(this.#at, decision),
      ...options(decision, paint).map((option, i) => ` ${String(i + 1).padStart(digits)}  ${option}`),
    );
    if (decision.max > 1 || decision.min !== 1) this.print(words.pick(decision.min, decision.max));
    if (this.#isFirst) this.print(words.first);
    this.#isFirst = false;
  }

  /** The next line. What comes from a pipe is written down too, so that the text reads as if it had been typed. */
  async #read(): Promise<Awaited<ReturnType<LineSource['next']>>> {
    const { input, output } = this.#terminal;
    if (this.#source?.isTerminal === true) this.#source.prompt(PROMPT);
    else output.write(PROMPT);
    const read = this.#source === null ? 'end' : await this.#source.next();
    if (read === 'end' || read === 'interrupt') output.write('\n');
    else if (input.isTTY !== true) this.print(read.line);
    return read;
  }

  /** Waits, so that people can follow; Enter goes on. Where nobody will be asked, somebody who wants to leave does so here. */
  async pause(ms: number): Promise<void> {
    if (this.#source !== null) {
      await this.#source.pause(ms);
      return;
    }
    const source = new LineSource(this.#terminal);
    try {
      if (await source.pause(ms)) throw new LeftError(WORDS[this.#at.paint.presenter.language].left, INTERRUPTED);
    } finally {
      source.close();
    }
  }

  finish(result: string): Promise<void> {
    this.print(result);
    return Promise.resolve();
  }

  close(last?: string): void {
    this.#source?.close();
    if (last !== undefined) this.print(last);
  }
}
