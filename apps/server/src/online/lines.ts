import type { WebSocket } from '@fastify/websocket';
import type { TableConnection, VisitRequest } from '../cluster/visit.ts';
import type { Person } from '../storage/storage.ts';
import { Bucket } from './limits.ts';

const MOST_BEHIND = 1 << 20; // bytes a socket may be behind before it is given up
const MOST_EARLY = 60; //        messages kept until somebody has a place
const PING = 25_000; //          ms from one ping of a line to its next
const ROUNDS = 100; //           in which all are pinged: nobody waits while thousands are
const A_HISTORY = 10; //         messages it counts for: the whole game is played again for it
const LAST_WORDS = 300; //       ms a page gets to hear that the server goes
const COME_BACK = 1012; //       what a socket is told then: service restart
const NOBODY = 4401; //          what it is told when nobody knows who it is

const TOLD = '{"type":"told"';
const REFUSED = '{"type":"refused"';
const TOO_FAST = '{"type":"denied","code":"too-fast"}';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Whoever counts what goes over the lines. */
export interface LineCounters {
  heard(): void;
  said(bytes: number): void;
  /** From a choice to the news of it, in milliseconds. */
  told(ms: number): void;
}

/** Leads somebody to a table. */
type VisitTable = (coming: Pick<VisitRequest, 'person' | 'write' | 'cut'>) => Promise<TableConnection>;

interface Line {
  readonly socket: WebSocket;
  person: string | null; // not known yet
  isAlive: boolean;
  readonly round: number;
}

/** The sockets of a server, from a person to a table each. */
export class Lines {
  readonly #counting: LineCounters | null;
  readonly #open = new Set<Line>();
  readonly #pinging: NodeJS.Timeout;
  #carried = 0;
  #round = 0;
  #isDeaf = false;

  constructor(counting: LineCounters | null = null) {
    this.#counting = counting;
    this.#pinging = setInterval(() => this.#ping(), PING / ROUNDS).unref();
  }

  get size(): number {
    return this.#open.size;
  }

  /** How many people are there, however many screens they have. */
  get people(): number {
    return new Set([...this.#open].flatMap(({ person }) => person ?? [])).size;
  }

  /** Carries what is said between a socket and a table, as long as both are there. */
  async carry(socket: WebSocket, who: Promise<Person | null>, visit: VisitTable): Promise<void> {
    const line: Line = { socket, person: null, isAlive: true, round: this.#carried++ % ROUNDS };
    const words = new Bucket(60, 40); // messages
    const early: unknown[] = [];
    let receive = (message: unknown): void => void (early.length < MOST_EARLY && early.push(message));
    let chosenAt: number | null = null;
    this.#open.add(line);
    socket.removeAllListeners('error'); // whoever led it here would keep the whole request for it as long as it is open
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => {
      line.isAlive = true;
    });
    socket.on('message', (data: Buffer) => {
      if (this.#isDeaf) return;
      this.#counting?.heard();
      const message = parsed(data.toString()) as { type?: unknown } | null;
      if (!words.take(message?.type === 'history' ? A_HISTORY : 1)) return this.#write(socket, TOO_FAST);
      if (message?.type === 'choose') chosenAt = performance.now();
      receive(message);
    });
    const write = (text: string): void => {
      this.#write(socket, text);
      if (chosenAt === null || !(text.startsWith(TOLD) || text.startsWith(REFUSED))) return;
      if (text.startsWith(TOLD)) this.#counting?.told(performance.now() - chosenAt);
      chosenAt = null;
    };
    const cut = (): void => socket.close(COME_BACK, 'the table is somewhere else; come back');
    socket.on('close', () => this.#open.delete(line));
    const person = await who;
    if (person === null) return socket.close(NOBODY, 'ask /api/me first');
    line.person = person.id;
    const way = await visit({ person, write, cut });
    receive = (message) => way.receive(message);
    for (const message of early) receive(message);
    if (socket.readyState === socket.CLOSED) way.leave();
    else socket.on('close', () => way.leave());
  }

  #write(socket: WebSocket, text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_BEHIND) return socket.terminate(); // it will come back
    this.#counting?.said(text.length);
    socket.send(text);
  }

  /** Gives up whoever has not answered since the last time. */
  #ping(): void {
    this.#round = (this.#round + 1) % ROUNDS;
    for (const line of this.#open) {
      if (line.round !== this.#round) continue;
      if (!line.isAlive) line.socket.terminate();
      else {
        line.isAlive = false;
        line.socket.ping();
      }
    }
  }

  /** Hears nothing any more; once all that was heard is written down, tells everybody to come back. */
  async drain(settled: () => Promise<void>): Promise<void> {
    this.#isDeaf = true;
    clearInterval(this.#pinging);
    await settled();
    const closing = [...this.#open].map(
      ({ socket }) => new Promise<void>((resolve) => void socket.once('close', () => resolve())),
    );
    for (const { socket } of this.#open) socket.close(COME_BACK, 'the server starts anew; come back');
    const patience = setTimeout(() => {
      for (const { socket } of this.#open) socket.terminate();
    }, LAST_WORDS);
    await Promise.all(closing);
    clearTimeout(patience);
  }
}
