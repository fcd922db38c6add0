import { childSeed, type MatchRecord, type Seat, seedRng, shuffle } from '@cardwright/engine';
import { type Clock, type ClockState, systemClock, type TablePolicy } from '@cardwright/host';
import { type FairDeal, type FromServer, type Room, seedOf, type TableSetup } from '@cardwright/online';
import type { RemoteThinking } from '@cardwright/players/remote';
import { type GameEntry, loadGame } from '@cardwright/registry';
import { HeldTable } from '../storage/held-table.ts';
import type { Person, Storage, StoredTable } from '../storage/storage.ts';
import { Countdown } from './countdown.ts';
import { type Member, Members } from './members.ts';
import { OnlineGame } from './online-game.ts';
import { newSecret } from './person.ts';
import { type Promised, promised } from './promised.ts';
import { RefusedError } from './refused.ts';
import { checkSetup } from './setup.ts';
import { finishedRecord, keptRecord, unkeptEnd } from './stored-record.ts';
import { hear } from './talk.ts';
import { type Hear, roomFor, type Visitor } from './visitor.ts';

/** What a table asks of the world around it. */
export interface TableEnvironment {
  readonly storage: Storage;
  readonly clock?: Clock;
  readonly policy?: Partial<TablePolicy>; // what differs from what is usual online
  readonly secret?: () => string; //         of each deal; absent: one nobody can foresee
  readonly newId?: () => string; //          of each table; absent: any that nobody can foresee
  readonly elsewhere?: RemoteThinking; //         where bots that search think; else here
  /** Makes the table where the same people play on. */
  readonly again: (table: OnlineTable, maker: Person) => Promise<string>;
  /** The name this server process goes by: it owns the tables it makes. */
  readonly process: () => string;
  /** Whether this process has its tables at this moment; if not, it has let go of them. */
  readonly holds: () => boolean;
  /** Another process has the table by now. */
  readonly onFenced: (table: OnlineTable) => void;
  readonly onFault: (table: string, error: unknown) => void;
}

export interface Connection {
  receive(message: unknown): void;
  leave(): void;
}

const SEEN = 3_600_000; // ms: that somebody came is kept as exactly
const SEATING = 9001; // who sits where comes from the seed as well, apart from the cards

/** The seats in the order in which those who came first get them. */
export const dealtSeats = (seed: string, seats: number): Seat[] =>
  shuffle(
    seedRng(childSeed(seed, SEATING)),
    Array.from({ length: seats }, (_, seat): Seat => seat),
  );

/** A table of people who need not be in one room: waiting for them, played, over. */
export class OnlineTable {
  readonly id: string;
  readonly created: number;
  readonly fence: number; // the number its owner writes with
  readonly #wait: number | null;
  readonly #promised: Promised;
  #entry: GameEntry;
  readonly #environment: TableEnvironment;
  readonly #held: HeldTable;
  readonly #onGone = new Set<() => void>();
  readonly #visitors = new Set<Visitor>();
  readonly #members: Members;
  readonly #countdown: Countdown | null;
  #setup: TableSetup;
  #maker: string;
  #phase: Room['phase'];
  #next: string | null;
  #game: OnlineGame | null = null;
  #laying: Promise<string> | null = null; // the table where the same people play on
  #isStarting = false;
  #seen: number; // when somebody was here last, as far as it is kept or known
  #isGone = false;

  private constructor(stored: StoredTable, entry: GameEntry, environment: TableEnvironment) {
    this.id = stored.id;
    this.#maker = stored.maker;
    this.created = stored.created;
    this.fence = stored.fence;
    this.#held = new HeldTable(environment.storage, stored, () => environment.onFenced(this));
    this.#wait = stored.wait;
    this.#promised = JSON.parse(stored.fair) as Promised;
    this.#entry = entry;
    this.#environment = environment;
    this.#setup = JSON.parse(stored.setup) as TableSetup;
    this.#members = new Members(JSON.parse(stored.members) as Member[], (members) =>
      this.#held.change({ members: JSON.stringify(members), updated: Date.now() }),
    );
    this.#phase = stored.phase;
    this.#next = stored.next;
    this.#seen = stored.updated;
    if (stored.next !== null) this.#laying = Promise.resolve(stored.next);
    const { clock = systemClock } = environment;
    const begin = (): void => void this.#beginByItself().catch((error: unknown) => environment.onFault(this.id, error));
    this.#countdown = stored.wait === null ? null : new Countdown(clock, stored.wait, begin);
  }

  /** A table that is not there yet. `wait`: it begins by itself after so many milliseconds. */
  static async make(
    maker: Person,
    setup: TableSetup,
    entry: GameEntry,
    environment: TableEnvironment,
    wait: number | null = null,
  ): Promise<OnlineTable> {
    checkSetup(setup, entry);
    const now = Date.now();
    const stored: StoredTable = {
      id: environment.newId?.() ?? newSecret(9),
      maker: maker.id,
      setup: JSON.stringify(setup),
      phase: 'waiting',
      fair: JSON.stringify(await promised(environment.secret?.())),
      rules: null,
      options: null,
      content: null,
      members: '[]',
      outcome: null,
      next: null,
      wait,
      created: now,
      updated: now,
      owner: environment.process(),
      fence: 0,
    };
    await environment.storage.addTable(stored);
    return new OnlineTable(stored, entry, environment);
  }

  /** A table as it was kept, at the question it stood at and with the time that was left. */
  static async resume(stored: StoredTable, entry: GameEntry, environment: TableEnvironment): Promise<OnlineTable> {
    const table = new OnlineTable(stored, entry, environment);
    const record = await keptRecord(stored, entry, environment.storage);
    if (record === null) return table;
    if (stored.phase === 'over' && record.rules !== entry.game.rules) return table; // to be read, not to be played
    const kept = await environment.storage.clock(stored.id);
    const time = kept === null ? undefined : (JSON.parse(kept) as ClockState);
    table.#game = table.#gameFrom({ ...record, outcome: record.outcome ?? unkeptEnd(entry, record) }, time);
    table.#game.open();
    return table;
  }

  get setup(): TableSetup {
    return this.#setup;
  }

  get phase(): Room['phase'] {
    return this.#phase;
  }

  get members(): readonly Member[] {
    return this.#members.all;
  }

  /** Nobody has begun it, and it is not beginning. */
  get isWaiting(): boolean {
    return this.#phase === 'waiting' && !this.#isStarting;
  }

  get isWatched(): boolean {
    return this.#visitors.size > 0;
  }

  /** Nobody has been here since then, and nothing goes on by itself. */
  isIdleSince(before: number): boolean {
    const isStill = this.#phase !== 'playing' || this.#game?.host.isPaused === true;
    return !this.isWatched && !this.#isStarting && isStill && this.#seen < before;
  }

  /** It begins by itself. */
  get isQuick(): boolean {
    return this.#wait !== null;
  }

  /** Seats nobody has taken. */
  get free(): number {
    return this.isWaiting ? this.#setup.seats - this.members.length : 0;
  }

  /** The whole game, when it is over. */
  record(): Promise<MatchRecord | null> {
    return finishedRecord(this.id, this.#environment.storage);
  }

  /** What is left of everybody's time, to be kept; null: nobody is hurried here. */
  get time(): ClockState | null {
    const { host } = this.#game ?? {};
    return host === undefined || host.match.outcome !== null ? null : host.time;
  }

  /** Acts when this process has it no more: whoever is here has to look for it elsewhere. What it gives back calls that off. */
  onGone(act: () => void): () => void {
    if (this.#isGone) queueMicrotask(act);
    else this.#onGone.add(act);
    return () => void this.#onGone.delete(act);
  }

  // ── Who comes and goes ──

  /** Somebody opens the table's link: they sit down where a seat is free, else they look on. */
  async join(person: Person, send: Hear, since: number | null = null): Promise<Connection> {
    const tell: Hear = (message, text) => {
      // A process that was stopped or hung may hear its visitors before its timers: they are told nothing that may be old.
      if (!this.#isGone && !this.#environment.holds()) this.#environment.onFenced(this);
      if (!this.#isGone) send(message, text);
    };
    const visitor: Visitor = { person, send: tell, since, screen: null };
    this.#visitors.add(visitor);
    try {
      await this.#members.rename(person, this.isWaiting);
      if (!(await this.seat(person))) this.#changed();
      if (this.#phase !== 'over' && Date.now() - this.#seen >= SEEN) await this.#keepSeen(Date.now());
    } catch (error) {
      this.#visitors.delete(visitor); // nobody came
      throw error;
    }
    this.#attend(visitor);
    return {
      receive: (message) => hear(message, visitor, this, (error) => this.#environment.onFault(this.id, error)),
      leave: () => {
        this.#visitors.delete(visitor);
        visitor.screen?.leave();
        this.#seen = Date.now();
        this.#changed();
      },
    };
  }

  /** So that nobody takes it for deserted. When a game ended stays what it was. */
  #keepSeen(now: number): Promise<void> {
    this.#seen = now;
    return this.#held.change({ updated: now });
  }

  /** Gives somebody a seat. False: they have one, or there is none. */
  async seat(person: Person): Promise<boolean> {
    if (this.free <= 0 || this.memberOf(person) !== undefined) return false;
    await this.#members.sit(person);
    this.#changed();
    return true;
  }

  memberOf(person: Person): Member | undefined {
    return this.#members.of(person);
  }

  /** Who sets it up and begins it; a table that begins by itself has nobody for that. */
  isMaker({ id }: Person): boolean {
    return !this.isQuick && id === this.#maker;
  }

  #isHere(id: string): boolean {
    return [...this.#visitors].some(({ person }) => person.id === id);
  }

  /** Shows somebody the game, if there is one. */
  #attend(visitor: Visitor): void {
    if (this.#game === null || visitor.screen !== null) return;
    const seat = this.#members.of(visitor.person)?.seat ?? null;
    const place =
      seat === null ? { viewer: this.#setup.isOpen ? ('all' as const) : ('public' as const) } : { seats: [seat] };
    visitor.screen = this.#game.host.join(place, visitor.send, visitor.since);
  }

  /** Something about the table is different: everybody is told, and a table that begins by itself counts anew. */
  #changed(): void {
    if (this.#phase === 'waiting')
      this.#countdown?.look(
        this.members.some(({ person }) => this.#isHere(person)),
        this.free === 0,
      );
    const { id, setup, phase } = this;
    const table = {
      id,
      maker: this.isQuick ? null : this.#maker,
      setup,
      phase,
      next: this.#next,
      promise: this.#promised.commitment,
    };
    const startsIn = this.#countdown?.left ?? null;
    for (const visitor of this.#visitors)
      visitor.send(roomFor(visitor, { ...table, startsIn }, this.#members, this.#visitors));
  }

  // ── What they want ──

  /** Something was said for all to hear. */
  say(said: Extract<FromServer, { type: 'said' }>): void {
    for (const visitor of this.#visitors) visitor.send(said);
  }

  setReady(member: Member, is: boolean): void {
    this.#members.setReady(member, is);
    this.#changed();
  }

  /** Whether everybody has agreed to begin; the maker need not say so, and whoever is away is not waited for. */
  get isReady(): boolean {
    return this.members.every(
      (each) => each.person === this.#maker || this.#members.isReady(each) || !this.#isHere(each.person),
    );
  }

  /** Somebody adds a number of theirs to the deal. */
  async add(member: Member, number: string): Promise<void> {
    await this.#members.add(member, number);
  }

  async change(setup: TableSetup): Promise<void> {
    const entry = await loadGame(setup.game);
    checkSetup(setup, entry);
    if (setup.seats < this.members.length)
      throw new RefusedError(400, 'too-few-seats', { members: this.members.length });
    this.#entry = entry;
    this.#setup = setup;
    this.#members.clearReady();
    await this.#held.change({ setup: JSON.stringify(setup), updated: Date.now() });
    this.#changed();
  }

  /** Gives up a seat; in a game a bot plays on. */
  async stand(member: Member): Promise<void> {
    await this.#members.stand(member);
    if (member.seat === null) await this.#handOn(member);
    else {
      this.#game?.handOver(member.seat);
      for (const each of this.#visitors) {
        if (each.person.id !== member.person) continue;
        each.screen?.leave();
        each.screen = null;
        this.#attend(each);
      }
    }
    this.#changed();
  }

  /** A table whose maker got up is the next one's: nobody else could begin it. */
  async #handOn({ person }: Member): Promise<void> {
    const [next] = this.members;
    if (person !== this.#maker || next === undefined) return;
    this.#maker = next.person;
    await this.#held.change({ maker: this.#maker });
  }

  /** Whoever asks first lays the next table; the others are told where it is. */
  async playAgain(person: Person): Promise<void> {
    this.#laying ??= this.#environment.again(this, person).catch((error: unknown) => {
      this.#laying = null;
      throw error;
    });
    this.#next = await this.#laying;
    await this.#held.change({ next: this.#next });
    this.#changed();
  }

  // ── The game ──

  /** The wait is over: whoever is here plays, and bots have the other seats. */
  async #beginByItself(): Promise<void> {
    if (!this.isWaiting) return;
    await this.#members.retain(({ person }) => this.#isHere(person));
    if (this.members.length > 0) await this.start();
  }

  /** Deals the seats and begins. */
  async start(): Promise<void> {
    this.#isStarting = true;
    try {
      const { secret, commitment } = this.#promised;
      const fair: FairDeal = { table: this.id, commitment, secret, numbers: this.members.map(({ number }) => number) };
      const seed = await seedOf(fair);
      this.#members.deal(dealtSeats(seed, this.#setup.seats));
      const game = this.#gameFrom({ seed, seats: this.#setup.seats, options: this.#setup.options });
      const { options, content } = game.host.record();
      await this.#held.change({
        phase: 'playing',
        fair: JSON.stringify(fair),
        rules: this.#entry.game.rules,
        options: JSON.stringify(options),
        content: content === undefined ? null : JSON.stringify(content),
        members: JSON.stringify(this.members),
        updated: Date.now(),
      });
      this.#game = game;
      this.#phase = 'playing';
      this.#countdown?.stop();
      this.#changed();
      for (const visitor of this.#visitors) this.#attend(visitor);
      game.open();
    } catch (error) {
      if (this.#phase === 'waiting') this.#members.deal(null);
      throw error;
    } finally {
      this.#isStarting = false;
    }
  }

  #gameFrom(origin: ConstructorParameters<typeof OnlineGame>[0]['origin'], time?: ClockState): OnlineGame {
    const { storage, clock, policy, elsewhere, onFault } = this.#environment;
    return new OnlineGame({
      id: this.id,
      entry: this.#entry,
      setup: this.#setup,
      members: this.#members,
      origin,
      ...(time === undefined ? {} : { time }),
      storage,
      held: this.#held,
      fence: this.fence,
      ...(clock === undefined ? {} : { clock }),
      ...(policy === undefined ? {} : { policy }),
      ...(elsewhere === undefined ? {} : { elsewhere }),
      onOver: () => {
        this.#phase = 'over';
        this.#changed();
      },
      onFault: (error) => onFault(this.id, error),
    });
  }

  close(): void {
    this.#countdown?.stop();
    this.#game?.host.close();
  }

  /** Whoever comes next may have it, in whichever process. */
  release(): Promise<void> {
    return this.#held.release();
  }

  /** Another process has it, or may have it: nobody hears anything more of this one. */
  letGo(): void {
    this.#isGone = true;
    this.close();
    for (const act of this.#onGone) queueMicrotask(act);
    this.#onGone.clear();
  }
}
