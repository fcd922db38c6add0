import type { Event, Seat } from '@cardwright/engine';
import type { Asked, FromHost } from '@cardwright/host';
import { type Answer, askedLines, logLines, question, reply } from './conversation.ts';
import type { Display, Leaving } from './display.ts';
import { INTERRUPTED, LeftError } from './faults.ts';
import type { Keyboard } from './keyboard.ts';
import { type Input, LineSource } from './line-source.ts';
import { printable } from './paint.ts';
import { WORDS } from './words.ts';

const PROMPT = '> ';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How events are told, where not in the words of the game's text. */
export type EventLines = (event: Event) => readonly string[];

/** The events in a message, whether they are new or happened before. */
const eventsIn = (message: FromHost): readonly Event[] => {
  if (message.type === 'told') return message.events ?? [];
  return message.type === 'history' ? message.told.flatMap(({ events = [] }) => events) : [];
};

/** Append-only text: a line for each event, numbered choices, answers from the keyboard or a pipe. */
export class LineDisplay implements Display {
  readonly #at: Keyboard;
  readonly #source: LineSource | null; // null: nobody will be asked
  #printed = 0; //                        lines of the log
  #isFirst = true;
  #aside: string | null = null; //        what was last told besides
  #isInterjected = false;
  #isTakenBack = false; //                until the question is asked again
  #leave: (() => void) | null = null; //  what a signal does where nobody is asked

  /** `told`: how many lines of what happened before are told; null: all of them. */
  constructor(at: Keyboard, linesOf?: EventLines, told: number | null = null) {
    this.#at = at;
    this.#source = at.table.people.length > 0 ? new LineSource(at.terminal) : null;
    at.table.hear = (message) => {
      if (message.type === 'history' && told !== null) this.#printed = Math.max(0, at.client.log.length - told);
      if (linesOf === undefined) this.tell();
      else if (!this.#isTakenBack) for (const event of eventsIn(message)) this.print(...linesOf(event));
    };
  }

  print(...lines: readonly string[]): void {
    const { terminal, paint } = this.#at;
    for (const line of lines.flatMap((text) => text.split('\n'))) terminal.output.write(`${printable(paint, line)}\n`);
  }

  tell(): void {
    const { log } = this.#at.client;
    if (this.#isTakenBack) {
      this.#printed = log.length; // what is left of it was told before
      return;
    }
    if (log.length <= this.#printed) return;
    const lines = logLines(this.#at).slice(this.#printed);
    this.#printed = log.length;
    this.print(...lines);
    this.#tellAside();
  }

  #tellAside(): void {
    const { client, entry, paint } = this.#at;
    const aside = entry.screen.aside?.(client.view, paint) ?? null;
    if (aside !== null && aside !== this.#aside) this.print(aside);
    this.#aside = aside;
  }

  note(line: string): void {
    this.print(line);
  }

  /** Answers as though this line had been typed. False: nothing is asked. */
  interject(line: string): boolean {
    this.#isInterjected = this.#source?.interject(line) ?? false;
    return this.#isInterjected;
  }

  async ask(): Promise<Answer> {
    const { client, entry, paint } = this.#at;
    const asked = client.asked as Asked;
    if (this.#isTakenBack) this.print(WORDS[client.language].takenBack);
    this.#isTakenBack = false;
    this.print('', ...(entry.screen.brief?.(client.view, paint) ?? []));
    this.#question(asked);
    for (;;) {
      const input = await this.#read();
      if (input === 'end' || input === 'interrupt') return { left: input };
      const replied = reply(input.line, this.#at, asked);
      if (replied.kind === 'choice') return { choice: replied.choice };
      if (replied.kind === 'quit') return { left: 'quit' };
      if (replied.kind === 'ask') this.#question(asked);
      else if (replied.kind === 'show' || replied.kind === 'later') this.print(...(await replied.lines));
      else if (replied.kind === 'undo') {
        this.#isTakenBack = true;
        return 'undo';
      } else this.print(replied.problem, question(this.#at));
    }
  }

  async curtain(seat: Seat): Promise<Leaving | null> {
    const { client, terminal } = this.#at;
    const isSeen = terminal.output.isTTY === true;
    this.print('', ...(isSeen ? Array.from({ length: terminal.output.rows ?? 24 }, () => '') : []));
    this.print(WORDS[client.language].curtain(client.name(seat)));
    if (!isSeen) return null; // nobody is there who could look
    const input = await this.#read();
    return input === 'end' || input === 'interrupt' ? input : null;
  }

  #question(asked: Asked): void {
    this.print(...askedLines(this.#at, asked));
    if (this.#isFirst) this.print(WORDS[this.#at.client.language].first);
    this.#isFirst = false;
  }

  /** The next line. What nobody types here is written down too, so that the text reads as if it had been typed. */
  async #read(): Promise<Input> {
    const { input, output } = this.#at.terminal;
    if (this.#source?.isTerminal === true) this.#source.prompt(PROMPT);
    else output.write(PROMPT);
    const read = this.#source === null ? 'end' : await this.#source.next();
    if (read === 'end' || read === 'interrupt') output.write('\n');
    else if (input.isTTY !== true || this.#isInterjected) this.print(read.line);
    this.#isInterjected = false;
    return read;
  }

  /** Where nobody is asked, a game that nobody wants kept just ends with the program. */
  whenInterrupted(leave: () => void): void {
    if (this.#source !== null) this.#source.interrupted = leave;
    else if (this.#at.file.isWanted) {
      this.#leave = leave;
      for (const signal of SIGNALS) process.on(signal, leave);
    }
  }

  /** Waits, so that people can follow; Enter goes on. Where nobody will be asked, somebody who wants to leave does so here. */
  async pause(ms: number): Promise<void> {
    if (this.#source !== null) {
      await this.#source.pause(ms);
      return;
    }
    const source = new LineSource(this.#at.terminal);
    try {
      if (await source.pause(ms)) throw new LeftError(WORDS[this.#at.client.language].left, INTERRUPTED);
    } finally {
      source.close();
    }
  }

  finish(result: string, chronicle: readonly string[]): Promise<void> {
    this.print([...chronicle, result].join('\n'));
    return Promise.resolve();
  }

  close(last?: string): void {
    this.#source?.close();
    if (this.#leave !== null) for (const signal of SIGNALS) process.off(signal, this.#leave);
    if (last !== undefined) this.print(last);
  }
}
