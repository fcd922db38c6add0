import { TableClient } from '@cardwright/client';
import { BadInputError, type Language } from '@cardwright/engine';
import type { Asked, FromHost } from '@cardwright/host';
import {
  type Denied,
  type FromServer,
  type Room,
  readRefusal,
  refusalText,
  type Said,
  type ToServer,
} from '@cardwright/online';
import { askedLines, type ConversationContext, logLines, type Reply } from '../conversation.ts';
import { CheckFailedError } from '../faults.ts';
import { hintLines } from '../hint-lines.ts';
import type { Terminal } from '../line-source.ts';
import { coloursFor, type Paint, printable } from '../paint.ts';
import { type Entry, entryOf } from '../registry.ts';
import { ONLINE_WORDS } from './words.ts';

const LINE_WIDTH = 80;
const USUAL_ROWS = 24;

/** How somebody's time at a table ended. */
export type Parting = 'over' | Error;

/** Somebody in a terminal at an online table: what the server tells them, in lines. */
export class OnlineSeat implements ConversationContext {
  readonly #terminal: Terminal;
  readonly #language: Language;
  readonly #ascii: boolean;
  readonly #send: (message: ToServer) => void;
  readonly #part: (how: Parting) => void;
  readonly #mayWatch: boolean;
  room: Room | null = null;
  #entry: Entry | null = null;
  #client: TableClient | null = null;
  #printed = 0; //                      lines of the log
  #hasRead = false; //                  what happened before
  #asked: number | null = null; //      the question that is printed
  #answered: number | null = null; //   and the one that was answered here
  #isReplaced = false;
  #isBack = false; //                   something was taken back
  #waiting = ''; //                     what was said last of who waits

  constructor(
    terminal: Terminal,
    given: { readonly language: Language; readonly ascii: boolean; readonly mayWatch: boolean },
    send: (message: ToServer) => void,
    part: (how: Parting) => void,
  ) {
    this.#terminal = terminal;
    this.#language = given.language;
    this.#ascii = given.ascii;
    this.#mayWatch = given.mayWatch;
    this.#send = send;
    this.#part = part;
  }

  get #words(): (typeof ONLINE_WORDS)[Language] {
    return ONLINE_WORDS[this.#language];
  }

  /** What is known of the game; only once it has begun. */
  get client(): TableClient {
    if (this.#client === null) throw new Error('the game has not begun');
    return this.#client;
  }

  get entry(): Entry {
    return this.#entry as Entry;
  }

  get paint(): Paint {
    const { output } = this.#terminal;
    return {
      presenter: this.client.presenter,
      players: this.client.players,
      colours: coloursFor(output, process.env),
      ascii: this.#ascii,
      labels: this.client.labels,
      width: Math.max(20, output.columns || LINE_WIDTH),
    };
  }

  get rows(): number {
    const { isTTY, rows = USUAL_ROWS } = this.#terminal.output;
    return isTTY === true ? rows : Infinity;
  }

  /** The question that is open here; null: none is. */
  get asked(): Asked | null {
    return this.#client?.asked ?? null;
  }

  save(): Reply {
    return { kind: 'problem', problem: this.#words.keptThere };
  }

  print(...lines: readonly string[]): void {
    const colours = coloursFor(this.#terminal.output, process.env);
    for (const line of lines.flatMap((text) => text.split('\n')))
      this.#terminal.output.write(`${printable({ colours }, line)}\n`);
  }

  // ── What is heard ──

  hear(message: FromServer): void {
    switch (message.type) {
      case 'room':
        return this.#enter(message);
      case 'said':
        return this.#say(message);
      case 'denied':
        return this.print(this.#refusal(message));
      default:
        return this.#play(message);
    }
  }

  #refusal({ code, detail, why }: Denied): string {
    const refusal = readRefusal(why);
    if (refusal !== null) return refusalText(refusal, this.#language);
    const words = Object.hasOwn(this.#words.refusals, code) ? this.#words.refusals[code] : code;
    return this.#language === 'en' ? (detail ?? words) : words;
  }

  #say({ by, phrase, text }: Said): void {
    this.print(this.#words.said(by, text ?? (phrase === undefined ? '' : this.#words.phrases[phrase])));
  }

  #enter(room: Room): void {
    const before = this.room;
    this.room = room;
    if (room.own === null && !this.#mayWatch && before?.own == null)
      return this.#part(new BadInputError(this.#words.noSeat[room.phase]));
    if (room.phase === 'waiting') this.#wait(room);
    else if (before?.phase === 'waiting') this.print(this.#words.begun);
    const own = room.own === null ? undefined : room.members[room.own];
    if (room.phase === 'waiting' && own !== undefined && !own.isReady && !own.isMaker && room.startsIn === null)
      this.#send({ type: 'ready', is: true });
    if (room.phase === 'over' && (this.#client === null || this.#client.isOver)) this.#part('over');
  }

  #wait({ members, setup, startsIn }: Room): void {
    const words = this.#words;
    const names = members.map(({ name, isHere, isMaker, isReady }) => {
      if (!isHere) return words.away(name);
      if (isMaker) return words.maker(name);
      return isReady || startsIn !== null ? name : words.unready(name);
    });
    const line = words.waiting(names, setup.seats - members.length);
    if (line === this.#waiting) return;
    this.#waiting = line;
    this.print(line, ...(startsIn === null ? [] : [words.beginsIn(Math.ceil(startsIn / 1000))]));
  }

  #play(message: FromHost): void {
    if (message.type === 'welcome') this.#begin(message.game);
    if (this.#client === null) return;
    this.#client.receive(message);
    if (message.type === 'history') this.#hasRead = true;
    if (message.type === 'told' && message.reset === true) {
      this.#isBack = true; // what is left of the log is told once more
      this.print(this.#words.takenBack);
    }
    if (this.#isBack) this.#printed = this.#client.log.length;
    if (message.type === 'history') this.#isBack = false;
    if (message.type === 'hint' && message.isDone) this.print(...hintLines(this.#client.advice, this.paint));
    if (message.type === 'refused' && this.#client.refused !== null) {
      this.#answered = null; // what was answered here did not count
      this.print(this.#client.refused);
    }
    if (message.type === 'closed' && message.code === 'fault') {
      const { closed } = this.#client;
      return this.#part(new CheckFailedError(closed ?? message.code));
    }
    this.#tell();
  }

  /** A line was made, or made anew: everything is told from the beginning, and what was printed is not printed again. */
  #begin(game: string): void {
    this.#entry = entryOf(game);
    this.#hasRead = false;
    this.#asked = null;
    this.#client = new TableClient(this.#entry, this.#language, {
      send: (message) => this.#send(message),
      changed: () => undefined,
    });
    this.#client.ask('history');
  }

  #tell(): void {
    if (!this.#hasRead) return;
    const { log, isOver, outcome, presenter } = this.client;
    if (log.length > this.#printed) this.print(...logLines(this).slice(this.#printed));
    this.#printed = Math.max(this.#printed, log.length);
    this.#tellOfStandIn();
    if (isOver && outcome !== null && this.#asked !== -1) {
      this.#asked = -1;
      this.print(this.#words.result(presenter.outcome(outcome)));
      if (this.room?.phase === 'over') this.#part('over');
      return;
    }
    this.#ask();
  }

  #tellOfStandIn(): void {
    const { viewer, seats } = this.client;
    const isReplaced = typeof viewer === 'number' && seats[viewer]?.standIn !== undefined;
    if (isReplaced && !this.#isReplaced) this.print(this.#words.standIn);
    this.#isReplaced = isReplaced;
  }

  #ask(): void {
    const { asked } = this;
    if (asked === null) {
      if (this.#asked !== null && this.#asked >= 0 && this.#asked !== this.#answered) this.print(this.#words.timeUp);
      this.#asked = null;
      return;
    }
    if (asked.n === this.#asked) return;
    this.#asked = asked.n;
    this.printQuestion();
  }

  printQuestion(): void {
    const { asked, client, entry, paint } = this;
    if (asked === null) return;
    const { clock } = client;
    const [said = '', ...rest] = askedLines(this, asked);
    const left =
      clock === null ? '' : ` ${this.#words.clock(Math.round(clock.left / 1000), Math.round(clock.bank / 1000))}`;
    this.print('', ...(entry.screen.brief?.(client.view, paint) ?? []), `${said}${left}`, ...rest);
  }

  /** Takes back the last choice that nobody has noticed, or an answer that waits for those of others. */
  takeBack(): void {
    if (this.#client === null) return this.print(this.#words.notAsked);
    const { client, asked } = this;
    if (!client.canUndo && asked === null && this.#answered !== null)
      this.#send({ type: 'withdraw', n: this.#answered });
    else this.#send({ type: 'undo' });
  }

  /** Answers the open question. */
  choose(choice: readonly number[], { n }: Asked): void {
    this.#answered = n;
    this.client.choose(choice, n);
  }
}
