import { randomInt } from 'node:crypto';
import { BadInputError, MAX_SEED, type MatchRecord, randomFrom, type Seat } from '@cardwright/engine';
import {
  botPlayer,
  type Clock,
  type FromHost,
  type Holder,
  ONLINE,
  person as personAt,
  type Screen,
  systemClock,
  TableHost,
  type TablePolicy,
  USUAL_TIMES,
} from '@cardwright/host';
import { type FromServer, type Room, readLine, type TableSetup, type ToTable } from '@cardwright/online';
import { botOf, HUMAN, usualBot } from '@cardwright/players';
import type { GameEntry } from '@cardwright/registry';
import type { Person, Storage, StoredTable } from '../storage/storage.ts';
import { newSecret } from './person.ts';
import { checkSetup } from './setup.ts';

/** Somebody who has a seat. */
export interface Member {
  readonly person: string;
  readonly name: string;
  readonly secret: string; //      lets another device of theirs in
  readonly seat: Seat | null; //   dealt when it begins
  readonly hasLeft: boolean; //    a bot plays on for them
}

/** What a table asks of the world around it. */
export interface Around {
  readonly storage: Storage;
  readonly clock?: Clock;
  readonly policy?: Partial<TablePolicy>; // what differs from what is usual online
  /** Makes the table where the same people play on. */
  readonly again: (table: OnlineTable) => Promise<string>;
  readonly onFault: (table: string, error: unknown) => void;
}

interface Visitor {
  readonly person: Person;
  readonly send: (message: FromServer) => void;
  readonly since: number | null;
  screen: Screen | null; // at the game, once there is one
}

export interface Connection {
  receive(message: unknown): void;
  leave(): void;
}

const TIMES: Readonly<Record<TableSetup['time'], TablePolicy['time']>> = {
  none: null,
  usual: USUAL_TIMES,
  quick: { answer: 8_000, play: 20_000, setup: 30_000, bank: 30_000, gain: 2_000 },
};

const shuffled = <V>(values: readonly V[]): V[] => {
  const left = [...values];
  return values.map(() => left.splice(randomInt(left.length), 1)[0] as V);
};

/** A table of people who need not be in one room: waiting for them, played, over. */
export class OnlineTable {
  readonly id: string;
  readonly maker: string;
  readonly created: number;
  readonly #entry: GameEntry;
  readonly #around: Around;
  readonly #visitors = new Set<Visitor>();
  readonly #ready = new Set<string>();
  #setup: TableSetup;
  #members: readonly Member[];
  #phase: Room['phase'];
  #next: string | null;
  #host: TableHost | null = null;
  #isStarting = false;

  private constructor(stored: StoredTable, entry: GameEntry, around: Around) {
    this.id = stored.id;
    this.maker = stored.maker;
    this.created = stored.created;
    this.#entry = entry;
    this.#around = around;
    this.#setup = JSON.parse(stored.setup) as TableSetup;
    this.#members = JSON.parse(stored.members) as Member[];
    this.#phase = stored.phase;
    this.#next = stored.next;
  }

  /** A table that is not there yet. */
  static async make(maker: Person, setup: TableSetup, entry: GameEntry, around: Around): Promise<OnlineTable> {
    checkSetup(setup, entry);
    const now = Date.now();
    const stored: StoredTable = {
      id: newSecret(9),
      maker: maker.id,
      setup: JSON.stringify(setup),
      phase: 'waiting',
      seed: null,
      rules: null,
      content: null,
      members: '[]',
      outcome: null,
      next: null,
      created: now,
      updated: now,
    };
    await around.storage.addTable(stored);
    return new OnlineTable(stored, entry, around);
  }

  /** A table as it was kept, at the question it stood at. */
  static async resume(stored: StoredTable, entry: GameEntry, around: Around): Promise<OnlineTable> {
    const table = new OnlineTable(stored, entry, around);
    if (stored.phase !== 'playing' || stored.seed === null) return table;
    const record: MatchRecord = {
      game: entry.game.id,
      rules: stored.rules ?? entry.game.rules,
      seats: table.#setup.seats,
      options: JSON.parse(stored.content ?? '{}') as Record<string, unknown>,
      seed: stored.seed,
      players: [],
      choices: await around.storage.choices(stored.id),
      outcome: null,
    };
    table.#host = table.#hostFor(record);
    table.#host.open();
    return table;
  }

  get setup(): TableSetup {
    return this.#setup;
  }

  get phase(): Room['phase'] {
    return this.#phase;
  }

  get members(): readonly Member[] {
    return this.#members;
  }

  get isWatched(): boolean {
    return this.#visitors.size > 0;
  }

  /** Seats nobody has taken. */
  get free(): number {
    return this.#phase === 'waiting' ? this.#setup.seats - this.#members.length : 0;
  }

  /** The whole game, when it is over. */
  record(): MatchRecord | null {
    return this.#host?.match.outcome == null ? null : this.#host.record();
  }

  // ── Who comes and goes ──

  /** Somebody opens the table's link: they sit down where a seat is free, else they look on. */
  async join(person: Person, send: (message: FromServer) => void, since: number | null = null): Promise<Connection> {
    const visitor: Visitor = { person, send, since, screen: null };
    this.#visitors.add(visitor);
    if (this.free > 0 && this.#memberOf(person) === undefined) await this.#sit(person);
    this.#tellRoom();
    this.#attend(visitor);
    return {
      receive: (message) => this.#receive(message, visitor),
      leave: () => {
        this.#visitors.delete(visitor);
        visitor.screen?.leave();
        this.#tellRoom();
      },
    };
  }

  /** Whose seat this secret is for. */
  holderOf(secret: string): Member | undefined {
    return this.#members.find((member) => member.secret === secret);
  }

  #memberOf({ id }: Person): Member | undefined {
    return this.#members.find(({ person, hasLeft }) => person === id && !hasLeft);
  }

  async #sit(person: Person): Promise<void> {
    const { id, name } = person;
    await this.#setMembers([...this.#members, { person: id, name, secret: newSecret(), seat: null, hasLeft: false }]);
  }

  async #setMembers(members: readonly Member[]): Promise<void> {
    this.#members = members;
    await this.#around.storage.changeTable(this.id, { members: JSON.stringify(members), updated: Date.now() });
  }

  /** Shows somebody the game, if there is one. */
  #attend(visitor: Visitor): void {
    const host = this.#host;
    if (host === null || visitor.screen !== null) return;
    const seat = this.#memberOf(visitor.person)?.seat ?? null;
    const place =
      seat === null ? { viewer: this.#setup.isOpen ? ('all' as const) : ('public' as const) } : { seats: [seat] };
    visitor.screen = host.join(place, (message: FromHost) => visitor.send(message), visitor.since);
  }

  // ── What they are told ──

  #room({ person }: Visitor): Room {
    const own = this.#memberOf(person);
    const isHere = (id: string): boolean => [...this.#visitors].some((each) => each.person.id === id);
    const seated = this.#members.filter(({ hasLeft }) => !hasLeft);
    return {
      type: 'room',
      id: this.id,
      phase: this.#phase,
      setup: this.#setup,
      members: seated.map((member) => ({
        name: member.name,
        isHere: isHere(member.person),
        isReady: this.#ready.has(member.person),
        isMaker: member.person === this.maker,
      })),
      own: own === undefined ? null : seated.indexOf(own),
      seat: own?.seat ?? null,
      seatLink: own?.secret ?? null,
      watchers: [...this.#visitors].filter((each) => this.#memberOf(each.person) === undefined).length,
      next: this.#next,
      isFriends: !this.#setup.isPublic,
    };
  }

  #tellRoom(): void {
    for (const visitor of this.#visitors) visitor.send(this.#room(visitor));
  }

  // ── What they say ──

  #receive(message: unknown, visitor: Visitor): void {
    const read = readLine(message);
    if (read === null) return visitor.send({ type: 'refused', code: 'malformed' });
    if ('game' in read) {
      if (visitor.screen === null) return visitor.send({ type: 'refused', code: 'not-asked' });
      return visitor.screen.receive(read.game);
    }
    this.#obey(read.table, visitor).catch((error: unknown) => {
      if (error instanceof BadInputError) visitor.send({ type: 'denied', code: 'bad-setup', detail: error.message });
      else this.#around.onFault(this.id, error);
    });
  }

  async #obey(message: ToTable, visitor: Visitor): Promise<void> {
    const { person, send } = visitor;
    const isMaker = person.id === this.maker;
    const isWaiting = this.#phase === 'waiting' && !this.#isStarting;
    switch (message.type) {
      case 'setup':
        if (!isMaker) return send({ type: 'denied', code: 'not-maker' });
        if (!isWaiting) return send({ type: 'denied', code: 'not-now' });
        return this.#change(message.setup);
      case 'sit':
        if (this.#memberOf(person) !== undefined || this.free <= 0) return send({ type: 'denied', code: 'no-seat' });
        await this.#sit(person);
        return this.#tellRoom();
      case 'stand':
        return this.#stand(visitor);
      case 'ready':
        if (!isWaiting || this.#memberOf(person) === undefined) return send({ type: 'denied', code: 'not-now' });
        if (message.is) this.#ready.add(person.id);
        else this.#ready.delete(person.id);
        return this.#tellRoom();
      case 'start':
        if (!isMaker) return send({ type: 'denied', code: 'not-maker' });
        if (!isWaiting) return send({ type: 'denied', code: 'not-now' });
        if (!this.#members.every((member) => member.person === this.maker || this.#ready.has(member.person)))
          return send({ type: 'denied', code: 'not-ready' });
        return this.start();
      case 'again':
        if (this.#phase !== 'over' || this.#memberOf(person) === undefined)
          return send({ type: 'denied', code: 'not-now' });
        return this.#again();
      case 'phrase':
        return this.#say({ type: 'said', by: person.name, phrase: message.phrase });
      case 'say':
        if (this.#setup.isPublic) return send({ type: 'denied', code: 'no-words' });
        return this.#say({ type: 'said', by: person.name, text: message.text });
    }
  }

  #say(said: Extract<FromServer, { type: 'said' }>): void {
    for (const visitor of this.#visitors) visitor.send(said);
  }

  async #change(setup: TableSetup): Promise<void> {
    if (setup.game !== this.#entry.game.id)
      throw new BadInputError(`this table is for ${this.#entry.game.id}; another game needs another table`);
    checkSetup(setup, this.#entry);
    if (setup.seats < this.#members.length)
      throw new BadInputError(`${this.#members.length} sit here already; there cannot be fewer seats`);
    this.#setup = setup;
    this.#ready.clear(); // they agreed to something else
    await this.#around.storage.changeTable(this.id, { setup: JSON.stringify(setup), updated: Date.now() });
    this.#tellRoom();
  }

  /** Gives up a seat; in a game a bot plays on. */
  async #stand(visitor: Visitor): Promise<void> {
    const member = this.#memberOf(visitor.person);
    if (member === undefined) return visitor.send({ type: 'denied', code: 'no-seat' });
    this.#ready.delete(member.person);
    if (this.#phase === 'waiting') await this.#setMembers(this.#members.filter((each) => each !== member));
    else await this.#setMembers(this.#members.map((each) => (each === member ? { ...each, hasLeft: true } : each)));
    if (member.seat !== null) {
      this.#host?.sit(member.seat, botPlayer(usualBot(this.#entry)));
      for (const each of this.#visitors) {
        if (each.person.id !== member.person) continue;
        each.screen?.leave();
        each.screen = null;
        this.#attend(each);
      }
    }
    this.#tellRoom();
  }

  async #again(): Promise<void> {
    this.#next ??= await this.#around.again(this);
    await this.#around.storage.changeTable(this.id, { next: this.#next });
    this.#tellRoom();
  }

  // ── The game ──

  /** Deals the seats and begins. */
  async start(): Promise<void> {
    this.#isStarting = true;
    try {
      const { game } = this.#entry;
      const seats = shuffled(Array.from({ length: this.#setup.seats }, (_, seat) => seat));
      const members = this.#members.map((member, place) => ({ ...member, seat: seats[place] as Seat }));
      const seed = randomInt(2 ** 26) * 2 ** 27 + randomInt(2 ** 27);
      const deal = { seed: Math.min(seed, MAX_SEED), seats: this.#setup.seats, options: this.#setup.options };
      this.#members = members;
      const host = this.#hostFor(deal);
      await this.#around.storage.changeTable(this.id, {
        phase: 'playing',
        seed: deal.seed,
        rules: game.rules,
        content: JSON.stringify(host.options),
        members: JSON.stringify(members),
        updated: Date.now(),
      });
      this.#host = host;
      this.#phase = 'playing';
      this.#tellRoom();
      for (const visitor of this.#visitors) this.#attend(visitor);
      host.open();
    } finally {
      this.#isStarting = false;
    }
  }

  #holders(): Holder[] {
    const { bots } = this.#setup;
    let place = 0;
    return Array.from({ length: this.#setup.seats }, (_, seat) => {
      const member = this.#members.find((each) => each.seat === seat);
      if (member !== undefined && !member.hasLeft) return personAt(member.name);
      const wanted = bots[Math.min(place++, bots.length - 1)];
      return botPlayer(wanted === undefined ? usualBot(this.#entry) : botOf(this.#entry, wanted));
    });
  }

  #hostFor(origin: ConstructorParameters<typeof TableHost>[0]['origin']): TableHost {
    const { storage, clock = systemClock, policy = {}, onFault } = this.#around;
    return new TableHost({
      game: this.#entry.game,
      passing: this.#entry.passing,
      beats: this.#entry.beats,
      origin,
      seats: this.#holders(),
      policy: { ...ONLINE, time: TIMES[this.#setup.time], ...policy },
      standIn: usualBot(this.#entry),
      random: randomFrom(randomInt(2 ** 32)),
      clock,
      store: {
        append: (choice, at) => storage.append(this.id, at, choice),
        cut: (length) => storage.cut(this.id, length),
        end: (outcome) => this.#over(outcome),
      },
      onFault: (error) => onFault(this.id, error),
    });
  }

  async #over(outcome: string): Promise<void> {
    this.#phase = 'over';
    await this.#around.storage.changeTable(this.id, { phase: 'over', outcome, updated: Date.now() });
    this.#tellRoom();
  }

  /** Who played, as records name them. */
  get players(): readonly string[] {
    return this.#host?.record().players ?? this.#members.map(() => HUMAN);
  }

  close(): void {
    this.#host?.close();
  }
}
