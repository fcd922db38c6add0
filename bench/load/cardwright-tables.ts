import { isForced, type Random, randomFrom } from '@cardwright/engine';
import type { Asked, Told } from '@cardwright/host';
import type { FromServer, Room, TableSetup } from '@cardwright/online';
import { WebSocket } from 'ws';
import { type DrivenTables, forAll, thinkTime, USUAL_THINK } from './driven-tables.ts';
import type { Latencies } from './latencies.ts';

const ON_ITS_WAY = 5_000; // ms in which what was said last is heard and kept

/** Somebody at a table: answers what is asked, three seconds later. */
interface Person {
  readonly base: string; // the server their socket is at
  readonly cookie: string;
  socket: WebSocket | null;
  room: Room | null;
  accepted: number; // choices somebody heard of
  last: Sent | null; // what they chose last
  asked: number; //    the last question they were asked: what is told once more is not answered once more
}

/** A choice on its way. */
interface Sent {
  readonly at: number;
  readonly by: Person;
  readonly isRecorded: boolean; // it has to be kept once it is heard of
  readonly counts: boolean;
  readonly waiting: Set<Person>;
  isAccepted: boolean;
}

interface Table {
  id: string;
  readonly people: readonly Person[];
  readonly sent: Set<Sent>;
}

/** People at tables of our own server. */
export class CardwrightTables implements DrivenTables {
  choices = 0;
  messages = 0;
  readonly #bases: readonly string[];
  readonly #areApart: boolean;
  readonly #setup: TableSetup;
  readonly #count: number;
  readonly #perTable: number;
  readonly #kept: (table: string) => Promise<ReadonlyMap<number, number>>;
  readonly #think: number;
  readonly #random: Random = randomFrom(1);
  readonly #tables: Table[] = [];
  #latencies: Latencies | null = null;
  #isOpen = true;
  #unheard = 0;

  /** `areApart`: the people of a table come to different servers. `kept` tells how many choices of each seat of a table are kept. */
  constructor(
    ports: readonly number[],
    areApart: boolean,
    setup: TableSetup,
    count: number,
    perTable: number,
    kept: (table: string) => Promise<ReadonlyMap<number, number>>,
    think = USUAL_THINK,
  ) {
    this.#bases = ports.map((port) => `127.0.0.1:${port}`);
    this.#areApart = areApart;
    this.#setup = setup;
    this.#count = count;
    this.#perTable = perTable;
    this.#kept = kept;
    this.#think = think;
  }

  open(): Promise<void> {
    return forAll(this.#count, 16, async (place) => {
      const people: Person[] = [];
      for (let i = 0; i < this.#perTable; i++) people.push(await this.#person(this.#areApart ? place + i : place));
      const table: Table = { id: '', people, sent: new Set() };
      this.#tables.push(table);
      await this.#begin(table);
    });
  }

  async #person(place: number): Promise<Person> {
    const base = this.#bases[place % this.#bases.length] as string;
    const greeted = await fetch(`http://${base}/api/me`);
    await greeted.arrayBuffer();
    const [cookie = ''] = (greeted.headers.get('set-cookie') ?? '').split(';');
    return { base, cookie, socket: null, room: null, accepted: 0, last: null, asked: 0 };
  }

  /** The people of a table sit down at a new one, and play. */
  async #begin(table: Table): Promise<void> {
    const [maker] = table.people as [Person];
    const made = await fetch(`http://${maker.base}/api/tables`, {
      method: 'POST',
      headers: { cookie: maker.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(this.#setup),
    });
    table.id = ((await made.json()) as { id: string }).id;
    for (const person of table.people) await this.#enter(person, table);
    for (const person of table.people.slice(1)) person.socket?.send('{"type":"ready","is":true}');
    await until(() => maker.room?.members.filter(({ isReady }) => isReady).length === table.people.length - 1);
    maker.socket?.send('{"type":"start"}');
    await until(() => maker.room?.phase === 'playing');
  }

  #enter(person: Person, table: Table): Promise<void> {
    person.room = null;
    person.accepted = 0;
    person.asked = 0;
    person.last = null;
    const socket = new WebSocket(`ws://${person.base}/api/tables/${table.id}/socket`, {
      headers: { cookie: person.cookie },
      perMessageDeflate: false,
    });
    person.socket = socket;
    socket.on('message', (data: Buffer) =>
      this.#hear(JSON.parse(data.toString()) as FromServer, person, table, socket),
    );
    return new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
  }

  #hear(message: FromServer, person: Person, table: Table, socket: WebSocket): void {
    if (this.#latencies !== null) this.messages++;
    if (message.type === 'room') person.room = message;
    if (message.type === 'refused') this.#refused(person, table);
    if (message.type !== 'told' || socket !== person.socket) return;
    for (const sent of table.sent) if (isNewsOf(sent, person, message)) this.#told(sent, person, table, message);
    if (message.asks != null && message.asks.passes === null) this.#answer(message.asks, person, table, socket);
    if (message.outcome != null && person === table.people[0]) this.#playOn(table);
  }

  /** A choice was not made: the question was gone by then. */
  #refused(by: Person, { sent }: Table): void {
    for (const each of sent) if (each.by === by) sent.delete(each);
    if (by.last?.isAccepted !== true) return;
    by.accepted--; // what was told meanwhile was no answer to it
    by.last.isAccepted = false;
  }

  /** Somebody hears of a choice. Where nothing happened by it that all can see, there is nothing for the others to hear. */
  #told(sent: Sent, person: Person, table: Table, { events, awaits }: Told): void {
    if (!sent.waiting.delete(person)) return;
    const isForAll = events !== undefined || awaits !== undefined;
    if (person === sent.by && sent.isRecorded) {
      person.accepted++;
      sent.isAccepted = true;
    }
    if (person === sent.by && !isForAll) sent.waiting.clear();
    if (sent.waiting.size > 0) return;
    table.sent.delete(sent);
    if (!sent.counts) return;
    this.choices++;
    this.#latencies?.add(performance.now() - sent.at);
  }

  #answer({ n, decision }: Asked, by: Person, table: Table, socket: WebSocket): void {
    if (n <= by.asked) return;
    by.asked = n;
    const answer = (): void => {
      if (!this.#isOpen || by.asked !== n || socket !== by.socket || socket.readyState !== socket.OPEN) return;
      const { options, min, max, default: usual, secret } = decision;
      const choice = min <= 1 && max === 1 ? [this.#random.below(options.length)] : [...usual];
      const isRecorded = !secret && !isForced(decision); // one of several may be dropped, where somebody does not pass
      // Of a question that several are asked at once, only whoever answers hears at once.
      const waiting = new Set(secret ? [by] : table.people);
      by.last = { at: performance.now(), by, isRecorded, counts: this.#latencies !== null, waiting, isAccepted: false };
      table.sent.add(by.last);
      socket.send(JSON.stringify({ type: 'choose', n, choice }));
    };
    setTimeout(
      answer,
      thinkTime((most) => this.#random.below(most), this.#think),
    );
  }

  /** The game is over: the same people sit down again. */
  #playOn(table: Table): void {
    if (!this.#isOpen) return;
    void until(() => table.sent.size === 0) // what was said too late is refused
      .then(() => this.#lost(table))
      .then((lost) => {
        this.#unheard += lost;
        for (const { socket } of table.people) socket?.terminate();
        return this.#begin(table);
      })
      .catch(() => this.#unheard++);
  }

  async #lost({ id, people }: Table): Promise<number> {
    const kept = await this.#kept(id);
    return people.reduce((sum, { accepted, room }) => {
      const own = kept.get(room?.seat ?? -1) ?? 0;
      return sum + Math.max(0, accepted - own);
    }, 0);
  }

  measure(latencies: Latencies): void {
    this.#latencies = latencies;
  }

  rest(): void {
    this.#latencies = null;
  }

  async close(): Promise<number> {
    this.#isOpen = false;
    let lost = this.#unheard;
    const until = performance.now() + ON_ITS_WAY;
    for (const table of this.#tables) {
      let missing = await this.#missing(table);
      for (; missing > 0 && performance.now() < until; missing = await this.#missing(table))
        await new Promise((resolve) => setTimeout(resolve, 100));
      lost += missing;
      for (const { socket } of table.people) socket?.terminate();
    }
    return lost;
  }

  /** Choices that counted and nobody has heard of yet, or that somebody heard of and are not kept. */
  async #missing(table: Table): Promise<number> {
    return [...table.sent].filter(({ counts }) => counts).length + (await this.#lost(table));
  }
}

/** Whether this tells somebody of a choice: whoever chose is not asked the same any more, whatever else they are told before. */
const isNewsOf = ({ by }: Sent, person: Person, { asks }: Told): boolean => person !== by || asks !== undefined;

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
