import { ask, BadInputError, type Language } from '@cardwright/engine';
import type { Asked } from '@cardwright/host';
import { type FromServer, PHRASES, type Phrase, type ToServer } from '@cardwright/online';
import { reply } from '../conversation.ts';
import { BAD_INPUT, INTERRUPTED, LeftError } from '../faults.ts';
import { type Input, LineSource, type Terminal } from '../line-source.ts';
import type { TableLink } from './link.ts';
import { OnlineSeat, type Parting } from './online-seat.ts';
import { type GuestServer, ServerLine } from './server-line.ts';
import { ONLINE_WORDS } from './words.ts';

/** How somebody wants to be at a table. */
export interface AttendanceOptions {
  readonly language: Language;
  readonly ascii: boolean;
  readonly mayWatch: boolean;
  readonly isMaker: boolean;
}

const START = new Set(['start', '开始']);
const QUIT = new Set(['quit', '退出', '/leave']);
const UNDO = new Set(['undo', '撤销']);
const HINT = new Set(['hint', '提示']);
const NOTHING: Asked = {
  n: -1,
  decision: { ...ask(0, '', []), min: 0, max: 0, default: [] },
  refusals: [],
  passes: null,
};
const LAST_WORDS = 100; // ms
const QUIETS = { card: 'card', turn: 'turn', off: null } as const;

/** Being at a table from a terminal: until the game is over, or somebody leaves. */
export class Attendance {
  readonly #at: GuestServer;
  readonly #link: TableLink;
  readonly #manner: AttendanceOptions;
  readonly #line: ServerLine;
  readonly #seat: OnlineSeat;
  readonly #source: LineSource;
  #part: (how: Parting) => void = () => undefined;
  readonly #arrived = Promise.withResolvers<void>();
  #isWarned = false;

  constructor(at: GuestServer, link: TableLink, manner: AttendanceOptions, terminal: Terminal) {
    this.#at = at;
    this.#link = link;
    this.#manner = manner;
    const words = ONLINE_WORDS[manner.language];
    const send = (message: ToServer): void => this.#line.send(message);
    this.#seat = new OnlineSeat(terminal, manner, send, (how) => this.#part(how));
    this.#line = new ServerLine(at, link, {
      hear: (message) => this.#hear(message),
      cut: () => this.#seat.print(words.cut),
      restored: () => this.#seat.print(words.restored),
      lost: (error) => this.#part(error),
    });
    this.#source = new LineSource(terminal);
  }

  #hear(message: FromServer): void {
    const { secret } = this.#link;
    if (message.type === 'room' && secret !== null && message.seatLink !== secret) {
      this.#line.send({ type: 'stand' }); // a seat was given to somebody who did not ask for one
      this.#part(new BadInputError(ONLINE_WORDS[this.#manner.language].noSuchSeat));
      return;
    }
    this.#seat.hear(message);
    if (message.type === 'room') this.#arrived.resolve();
  }

  async untilOver(): Promise<void> {
    const words = ONLINE_WORDS[this.#manner.language];
    try {
      const parted = new Promise<Parting>((resolve) => {
        this.#part = resolve;
      });
      await this.#line.open();
      this.#seat.print(this.#manner.isMaker ? words.toBegin : words.begins);
      const how = await Promise.race([parted, this.#listen()]);
      if (how instanceof Error) throw how;
      const { room } = this.#seat;
      this.#seat.print(words.replay(`${this.#at.server}/r/${this.#link.table}`));
      if (room?.next != null) this.#seat.print(words.next(`${this.#at.server}/t/${room.next}`));
    } finally {
      this.#line.close();
      this.#source.close();
    }
  }

  /** Takes what is typed, until somebody leaves. */
  async #listen(): Promise<Parting> {
    const words = ONLINE_WORDS[this.#manner.language];
    await this.#arrived.promise; // before that nobody would hear it
    for (;;) {
      const input = await this.#source.next();
      if (input === 'end') return this.#leave(words.inputEnded, BAD_INPUT);
      if (input === 'interrupt') {
        if (this.#isWarned) return this.#leave(words.left, INTERRUPTED);
        this.#isWarned = true;
        this.#seat.print(words.leaveOnce);
        continue;
      }
      this.#isWarned = false;
      if (this.#obey(input)) return this.#leave(words.left, 0);
    }
  }

  /** Gets up: a bot plays on. The line is given a moment to carry that. */
  async #leave(why: string, status: number): Promise<Parting> {
    this.#line.send({ type: 'stand' });
    await new Promise((resolve) => setTimeout(resolve, LAST_WORDS));
    return new LeftError(why, status);
  }

  /** Does what a line wants. True: to leave. */
  #obey({ line }: Exclude<Input, string>): boolean {
    const seat = this.#seat;
    const typed = line.trim();
    if (QUIT.has(typed.toLowerCase())) return true;
    if (typed.startsWith('/')) {
      this.#command(typed);
      return false;
    }
    if (seat.room?.phase === 'waiting') {
      if (START.has(typed.toLowerCase())) this.#line.send({ type: 'start' });
      else if (typed !== '') seat.print(...ONLINE_WORDS[this.#manner.language].help);
      return false;
    }
    if (UNDO.has(typed.toLowerCase())) {
      seat.takeBack();
      return false;
    }
    if (HINT.has(typed.toLowerCase())) {
      this.#line.send({ type: 'hint' });
      return false;
    }
    return this.#answer(line);
  }

  /** Answers what is asked, or tells what is wanted. True: to leave. */
  #answer(line: string): boolean {
    const seat = this.#seat;
    const { asked } = seat;
    const { notAsked } = ONLINE_WORDS[this.#manner.language];
    if (asked === null) this.#line.send({ type: 'quiet', until: null }); // a sign of life
    const replied = reply(line, seat, asked ?? NOTHING);
    switch (replied.kind) {
      case 'show':
        seat.print(...replied.lines);
        break;
      case 'choice':
        if (asked === null) seat.print(notAsked);
        else seat.choose(replied.choice, asked);
        break;
      case 'problem':
        seat.print(asked === null ? notAsked : replied.problem);
        break;
      case 'ask':
        seat.printQuestion();
        break;
      case 'later':
        void replied.lines.then((lines) => seat.print(...lines));
        break;
      case 'undo':
        this.#line.send({ type: 'undo' });
    }
    return replied.kind === 'quit';
  }

  #command(typed: string): void {
    const [name = '', ...rest] = typed.slice(1).split(/\s+/);
    const words = ONLINE_WORDS[this.#manner.language];
    const text = rest.join(' ');
    if (name === 'help') return this.#seat.print(...words.help);
    if (PHRASES.some((phrase) => phrase === name)) return this.#line.send({ type: 'phrase', phrase: name as Phrase });
    if (name === 'say' && text !== '') return this.#line.send({ type: 'say', text });
    if (name === 'seat' && this.#seat.room?.seatLink != null) {
      const { server, table } = this.#link;
      return this.#seat.print(words.seat(`${server}/t/${table}/${this.#seat.room.seatLink}`));
    }
    if (name === 'undo') return this.#seat.takeBack();
    if (name === 'quiet' && Object.hasOwn(QUIETS, text))
      return this.#line.send({ type: 'quiet', until: QUIETS[text as keyof typeof QUIETS] });
    this.#seat.print(words.unknown(typed));
  }
}
