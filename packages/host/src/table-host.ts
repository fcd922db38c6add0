import {
  BadInputError,
  type Event,
  formatRecord,
  type MatchRecord,
  type Seat,
  type Seed,
  seenBy,
  type Viewer,
  whyNot,
} from '@cardwright/engine';
import { type Answer, type AskOptions, aliasesFor } from '@cardwright/players';
import { Advising } from './advising.ts';
import { Channel } from './channel.ts';
import { type Clock, systemClock } from './clock.ts';
import { Dealer, type DealerListener } from './dealer.ts';
import { passOf } from './passing.ts';
import type { TablePolicy } from './policy.ts';
import { Presence } from './presence.ts';
import { callOff, type Question } from './question.ts';
import { type Holder, newSeat, recordName, type SeatState, seatInfo } from './seats.ts';
import type { Place, TableNeeds } from './table-needs.ts';
import { canUndo, curtainOf, shownTo, statusFor, type TableSnapshot } from './table-status.ts';
import { forgetful, type TableStorage } from './table-storage.ts';
import type { ClockState } from './timekeeper.ts';
import { type FromHost, type Quiet, type RefusedCode, readMessage, type SeatInfo, type ToHost } from './wire.ts';

/** A screen at a table: what it says is heard, until it leaves. */
export interface Screen {
  receive(message: unknown): void;
  /** Whoever is at it is there, whatever else they do: no bot plays for them any more. */
  wake(): void;
  leave(): void;
}

/** Whoever is told something; `text` is the same in JSON, where that is made already. */
export type Hear = (message: FromHost, text?: string) => void;

interface Looker {
  readonly send: Hear;
  readonly channel: Channel;
}

/**
 * Runs a table for whoever looks at it, from wherever: tells each what its seat may know, and takes what each says. It speaks
 * no language and knows no rules.
 */
export class TableHost {
  readonly #needs: TableNeeds;
  readonly #clock: Clock;
  readonly #store: TableStorage;
  readonly #seats: readonly SeatState[];
  readonly #channels = new Map<string, Channel>();
  readonly #lookers = new Set<Looker>();
  readonly #dealer: Dealer;
  readonly #presence: Presence | null; // null: nobody can go away
  #told: number; // what a new channel numbers from: nothing of one that is gone is taken for its own
  #infos: readonly SeatInfo[] = [];
  #isOpen = true;
  #isPractice = false;
  #advising: Advising | null = null; // somebody is being told what to do

  constructor(needs: TableNeeds) {
    const { seats, policy, clock = systemClock, store = forgetful, time } = needs;
    this.#needs = needs;
    this.#told = needs.told ?? 0;
    this.#clock = clock;
    this.#store = store;
    this.#seats = seats.map((holder, seat) => newSeat(holder, policy.time?.bank ?? 0, time?.seats[seat]));
    this.#dealer = new Dealer(needs, this.#seats, clock, store, this.#floor());
    const wanted = this.match.seats;
    if (wanted !== seats.length) throw new BadInputError(`this game has ${wanted} seats, and ${seats.length} are held`);
    this.#seatsChanged();
    const on = {
      pause: (isPaused: boolean) => this.#dealer.pause(isPaused),
      standIn: (seat: Seat, standsIn: boolean) => this.#setStandIn(seat, standsIn),
      changed: () => this.#seatsChanged(),
    };
    this.#presence = policy.presence ? new Presence(this.#seats, clock, policy.grace, on) : null;
  }

  #floor(): DealerListener {
    return {
      hear: (event, isPast) => this.#hear(event, isPast),
      changed: (passed) => this.#tell(passed),
      notKept: (seat, why) => this.#refuseSeat(seat, 'not-kept', why),
      standIn: (seat) => this.#setStandIn(seat, true),
      ended: () => this.#needs.onEnd?.(),
      failed: (error) => this.#fail(error),
    };
  }

  /** Begins. Whoever joined before hears everything from the start. */
  open(): void {
    this.#presence?.open();
    this.#dealer.open();
  }

  get policy(): TablePolicy {
    return this.#needs.policy;
  }

  get match(): Dealer['match'] {
    return this.#dealer.match;
  }

  get seed(): Seed {
    return this.#dealer.live.seed;
  }

  get options(): Readonly<Record<string, unknown>> {
    return this.#dealer.live.options;
  }

  get pace(): number {
    return this.#dealer.pace;
  }

  set pace(ms: number) {
    this.#dealer.pace = ms;
  }

  /** How long people still look at what happened, in ms, before anybody goes on by itself. */
  get resting(): number {
    return this.#dealer.resting;
  }

  /** They have seen it. */
  hurry(): void {
    this.#dealer.hurry();
  }

  /** How many choices were made. */
  get length(): number {
    return this.#dealer.live.length;
  }

  /** Whether everybody is away, and nothing goes on. */
  get isPaused(): boolean {
    return this.#dealer.time.isPaused;
  }

  /** What is left of everybody's time; null: nobody is hurried. */
  get time(): ClockState | null {
    return this.#dealer.time.kept(this.length, this.#seats, this.#dealer.questions);
  }

  /** Whether something was taken back that could be known. */
  get isPractice(): boolean {
    return this.#isPractice;
  }

  /** The game so far. For whoever keeps the table: no looker gets it before the game is over. */
  record(): MatchRecord {
    return this.#dealer.live.record(this.#seats.map((seat) => recordName(seat, this.#needs.standIn)));
  }

  /** The table is no more. `by` has left it. */
  close(by?: Seat): void {
    if (this.#isOpen) this.#end('ended', by);
  }

  #end(code: 'ended' | 'fault', by?: Seat): void {
    this.#isOpen = false;
    this.#adviseNoMore();
    this.#presence?.close();
    this.#dealer.close();
    // Whoever stayed to the end of the game may want it, and cannot ask any more.
    const isWhole = this.match.outcome !== null && this.#dealer.live.hasRecord;
    const record = isWhole ? formatRecord(this.record()) : null;
    if (record !== null) for (const { send } of this.#lookers) send({ type: 'record', record });
    for (const { send } of this.#lookers) send({ type: 'closed', code, ...(by === undefined ? {} : { by }) });
  }

  #fail(error: unknown): void {
    if (!this.#isOpen) return;
    this.#end('fault');
    this.#needs.onFault?.(error);
  }

  // ── Who is told ──

  #hear(event: Event, isPast: boolean): void {
    if (isPast) return;
    const channels = [...this.#channels.values()];
    const isBeat = channels.some(({ isStepwise }) => isStepwise) && this.#isBeat(event);
    for (const channel of channels) channel.hear(event, isBeat ? this.match : null);
  }

  #isBeat(event: Event): boolean {
    return this.#needs.beats?.(seenBy(event, 'public')) === true;
  }

  get #snapshot(): TableSnapshot {
    const now = this.#clock.now();
    return { dealer: this.#dealer, seats: this.#seats, infos: this.#infos, policy: this.policy, now };
  }

  #tell(passed: Question | null = null): void {
    if (!this.#isOpen) return;
    const snapshot = this.#snapshot;
    for (const channel of this.#channels.values()) {
      this.#lower(channel, snapshot);
      const { status, question } = statusFor(channel, snapshot);
      const isOwn = passed !== null && channel.eyes === passed.seat;
      channel.tell(this.#dealer.live, status, question, isOwn ? passed.decision : undefined);
    }
    if (this.#advising?.isStale) this.#adviseNoMore();
  }

  /** Where several people share a screen, nobody's hand stays on it when somebody else has to look. */
  #lower(channel: Channel, snapshot: TableSnapshot): void {
    if (channel.eyes !== 'public' && curtainOf(channel, snapshot) != null) channel.look('public');
  }

  #seatsChanged(): void {
    const aliases = aliasesFor(this.#needs.game.id, this.#seats.length);
    this.#infos = this.#seats.map((seat, at) => seatInfo(seat, this.#needs.standIn, aliases[at] as number));
  }

  // ── Who comes and goes ──

  /** A screen joins: at some seats, or to look on. It may have been here before, and know what was told up to number `since`. */
  join(place: Place, send: Hear, since: number | null = null): Screen {
    const channel = this.#channelFor(place);
    const looker: Looker = { send, channel };
    this.#lookers.add(looker);
    const { game, adviser } = this.#needs;
    const aids = this.policy.aids && adviser !== undefined;
    const { seats } = this.match;
    send({ type: 'welcome', game: game.id, rules: game.rules, seats, options: this.options, aids });
    if (!channel.catchUp(send, since)) {
      const { status, question } = statusFor(channel, this.#snapshot);
      channel.whole(send, this.#dealer.live, status, question);
    }
    channel.add(send);
    for (const seat of channel.seats) this.#arrive(seat);
    return {
      receive: (message) => this.#receive(message, looker),
      wake: () => this.#wake(looker),
      leave: () => this.#leave(looker),
    };
  }

  #channelFor(place: Place): Channel {
    const seats = 'seats' in place ? place.seats : [];
    for (const seat of seats)
      if (this.#seats[seat] === undefined)
        throw new BadInputError(`there is no seat ${seat + 1}; the seats are 1 to ${this.#seats.length}`);
    const viewer: Viewer = 'viewer' in place ? place.viewer : seats.length === 1 ? (seats[0] as Seat) : 'public';
    const name = `${viewer} ${seats.join(',')}`;
    const found = this.#channels.get(name) ?? new Channel(viewer, seats, this.#told);
    this.#channels.set(name, found);
    return found;
  }

  #arrive(seat: Seat): void {
    const state = this.#seats[seat] as SeatState;
    state.screens++;
    if (!state.isAway) return;
    this.#presence?.look(seat);
    this.#tell();
  }

  #leave(looker: Looker): void {
    if (!this.#lookers.delete(looker)) return;
    const { channel, send } = looker;
    channel.drop(send);
    if (channel.seats.length === 0 && !channel.isWatched) {
      for (const [name, each] of this.#channels) if (each === channel) this.#channels.delete(name);
      this.#told = Math.max(this.#told, channel.told + 1); // it is not up to date either
    }
    if (!this.#isOpen) return;
    for (const seat of channel.seats) this.#depart(seat);
  }

  #depart(seat: Seat): void {
    const state = this.#seats[seat] as SeatState;
    state.screens--;
    if (this.#presence === null || state.screens > 0 || this.match.outcome !== null) return;
    this.#presence.look(seat);
    this.#tell();
  }

  /** Another one takes the seat. */
  sit(seat: Seat, holder: Holder): void {
    const state = this.#seats[seat] as SeatState;
    state.callOffGrace?.();
    Object.assign(state, { ...newSeat(holder, state.bank), screens: state.screens });
    this.#dealer.seat(seat);
    this.#seatsChanged();
    this.#presence?.look(seat);
    this.#putAgain(seat);
  }

  #setStandIn(seat: Seat, standsIn: boolean): void {
    const state = this.#seats[seat] as SeatState;
    if (state.standsIn === standsIn || state.holder.kind !== 'person') return;
    state.standsIn = standsIn;
    state.expiries = 0;
    this.#seatsChanged();
    this.#putAgain(seat);
  }

  /** Puts an open question to whoever decides for the seat now. */
  #putAgain(seat: Seat): void {
    const question = this.#dealer.questions.find((each) => each.seat === seat);
    if (question !== undefined && !this.#isTaken(question)) this.#dealer.put(question);
    this.#tell();
    this.#dealer.run();
  }

  /** Whether a person has answered, or the answer is being kept. */
  #isTaken(question: Question): boolean {
    if (question.answer === null) return false;
    return !question.isByItself || (this.#dealer.isBusy && question === this.#dealer.questions[0]);
  }

  // ── What they say ──

  #receive(message: unknown, looker: Looker): void {
    if (!this.#isOpen || !this.#lookers.has(looker)) return;
    const read = readMessage(message);
    if (read === null) return this.#refuse(looker, 'malformed');
    this.#wake(looker); // any sign of life
    this.#obey(read, looker);
  }

  #wake(looker: Looker): void {
    if (this.#isOpen && this.#lookers.has(looker))
      for (const seat of looker.channel.seats) this.#setStandIn(seat, false);
  }

  #refuse({ send }: Looker, code: RefusedCode, detail?: string): void {
    send({ type: 'refused', code, ...(detail === undefined ? {} : { detail }) });
  }

  #refuseSeat(seat: Seat, code: RefusedCode, detail: string): void {
    for (const looker of this.#lookers) if (looker.channel.eyes === seat) this.#refuse(looker, code, detail);
  }

  #obey(message: ToHost, looker: Looker): void {
    switch (message.type) {
      case 'choose':
        return this.#choose(message.n, message.choice, looker);
      case 'withdraw':
        return this.#withdraw(message.n, looker);
      case 'hold':
        return this.#hold(message.n, looker);
      case 'quiet':
        return this.#quiet(message.until, looker);
      case 'steps':
        return looker.channel.wantSteps(looker.send, message.on);
      case 'undo':
        return this.#undo(looker);
      case 'hint':
        return this.#hint(message, looker);
      case 'history':
        return looker.send({
          type: 'history',
          told: this.#dealer.live.history(looker.channel.ears, looker.channel.eyes),
        });
      case 'record':
        if (this.match.outcome === null) return this.#refuse(looker, 'not-over');
        return looker.send({ type: 'record', record: formatRecord(this.record()) });
      case 'lift':
        return this.#lift(message.seat, looker);
    }
  }

  /** The question with this number, if it is still open for this looker. */
  #asked(n: number, looker: Looker): Question | null {
    const { channel } = looker;
    const question = typeof channel.eyes === 'number' ? shownTo(channel.eyes, this.#snapshot) : undefined;
    const isOpen =
      question !== undefined && channel.asked === n && !channel.seats.every((seat) => seat !== question.seat);
    if (isOpen && !(this.#dealer.isBusy && question.answer !== null)) return question;
    this.#refuse(looker, 'late');
    return null;
  }

  #choose(n: number, choice: readonly number[], looker: Looker): void {
    const question = this.#asked(n, looker);
    if (question === null) return;
    const fault = whyNot(question.decision, choice);
    if (fault !== null) return this.#refuse(looker, 'illegal', fault);
    callOff(question);
    question.answer = choice;
    question.answered = n;
    question.isByItself = false;
    if (question !== this.#dealer.questions[0]) this.#tell(); // it is kept until its turn comes
    this.#dealer.run();
  }

  /** Takes back the answer to this question, if it still waits for others. */
  #withdraw(n: number, looker: Looker): void {
    const { eyes } = looker.channel;
    const question = this.#dealer.questions.slice(1).find(({ seat, answered }) => seat === eyes && answered === n);
    if (question?.answer == null || question.isByItself) return this.#refuse(looker, 'late');
    this.#dealer.hold(question);
    this.#tell();
  }

  #hold(n: number, looker: Looker): void {
    const question = this.#asked(n, looker);
    if (question === null || !question.isByItself) return;
    this.#dealer.hold(question);
    looker.channel.askAgain();
    this.#tell();
  }

  #quiet(until: Quiet | null, looker: Looker): void {
    const { eyes, seats } = looker.channel;
    if (typeof eyes !== 'number' || !seats.includes(eyes)) return this.#refuse(looker, 'not-yours');
    const state = this.#seats[eyes] as SeatState;
    const question = shownTo(eyes, this.#snapshot);
    const mark = until === null ? null : this.#dealer.mark(eyes, until, question);
    state.hush = until === null || mark === null ? null : { until, mark };
    if (state.hush === null || question === undefined || question.isByItself) return this.#tell();
    if (passOf(this.#needs.passing, question.decision) >= 0) this.#dealer.put(question);
    this.#tell();
    this.#dealer.run();
  }

  #undo(looker: Looker): void {
    const { channel } = looker;
    if (this.#dealer.isBusy || !canUndo(channel, this.#snapshot)) return this.#refuse(looker, 'no-undo');
    const { live } = this.#dealer;
    const last = live.lastOf(channel.seats);
    const cutting = this.#store.cut(last);
    if (this.policy.undo === 'free') this.#isPractice = true;
    const rewind = (): void => {
      for (const seat of this.#seats) seat.hush = null;
      for (const each of this.#channels.values()) each.reset();
      this.#dealer.rewind(last);
      this.#tell();
      this.#dealer.run();
    };
    if (!(cutting instanceof Promise)) return rewind();
    this.#dealer.waitFor(cutting, rewind, (error) => {
      if (!(error instanceof BadInputError)) throw error;
      this.#refuse(looker, 'not-kept', error.message);
    });
  }

  /** Says what a strong player would do, as soon as there is something to say, and again as it is thought about. */
  #hint(wish: Extract<ToHost, { type: 'hint' }>, looker: Looker): void {
    const { channel } = looker;
    const { adviser } = this.#needs;
    if (!this.policy.aids || adviser === undefined) return this.#refuse(looker, 'no-aids');
    const question = typeof channel.eyes === 'number' ? shownTo(channel.eyes, this.#snapshot) : undefined;
    const n = channel.asked;
    if (question === undefined || n === null) return this.#refuse(looker, 'not-asked');
    const problem = wish.about === undefined ? null : whyNot(question.decision, wish.about);
    if (problem !== null) return this.#refuse(looker, 'illegal', problem);
    this.#adviseNoMore();
    const advising = new Advising(channel, n, adviser.id);
    this.#advising = advising;
    const consult = (manner: AskOptions): Promise<Answer> => this.#dealer.consult(adviser, question, manner);
    advising
      .advise(consult, looker.send, wish)
      .catch((error: unknown) => (this.#advising === advising ? this.#fail(error) : undefined));
  }

  #adviseNoMore(): void {
    this.#advising?.stop();
    this.#advising = null;
  }

  #lift(seat: Seat | null, looker: Looker): void {
    const { channel } = looker;
    if (channel.seats.length < 2 || (seat !== null && !channel.seats.includes(seat)))
      return this.#refuse(looker, 'not-yours');
    channel.look(seat ?? 'public');
    this.#tell();
  }
}
