import type { Leases } from '../storage/leases.ts';
import type { StoredTable } from '../storage/storage.ts';
import type { Exchange } from './exchange.ts';
import { addressOf, BEAT, type Membership, nameOf } from './membership.ts';

/** Milliseconds without a sign of life until others may take a process's tables. */
const USUAL_LEASE = 2_000;
const LONELY = 1_000; // ms without a way to the others until it lets them have its tables

/**
 * A server process among others. It gives signs of life to the database, by whose clock it has its tables. When it cannot, or came
 * too late (it was stopped, cut off, too slow), it lets go of them and goes on under another name. That it does so is for those
 * who wait at its tables; that it writes nothing as a former owner is the database's care alone.
 */
export class LeasedMembership implements Membership {
  readonly homes: readonly string[] = [];
  readonly #leases: Leases;
  readonly #exchange: Exchange;
  readonly #lease: number;
  readonly #lapsed = new Set<() => void>();
  readonly #beaten = new Set<() => void>();
  readonly #timer: NodeJS.Timeout;
  #process: string;
  #life = 1;
  #isIn = false;
  #isEnded = false;
  #renewed = 0; //                     when the last sign of life was given
  #beating: Promise<void> | null = null;
  #alive: ReadonlySet<string> = new Set();

  private constructor(leases: Leases, exchange: Exchange, address: string, lease: number) {
    this.#lease = lease;
    this.#leases = leases;
    this.#exchange = exchange;
    this.#process = nameOf(address, this.#life);
    this.#timer = setInterval(() => this.#tick(), BEAT);
  }

  static async begin(
    leases: Leases,
    exchange: Exchange,
    address: string,
    lease = USUAL_LEASE,
  ): Promise<LeasedMembership> {
    const membership = new LeasedMembership(leases, exchange, address, lease);
    try {
      await membership.#beat();
    } catch (error) {
      clearInterval(membership.#timer);
      throw error;
    }
    return membership;
  }

  get process(): string {
    return this.#process;
  }

  holds(): boolean {
    if (this.#isIn && performance.now() - this.#renewed > this.#lease) this.#lapse();
    return this.#isIn;
  }

  get alive(): ReadonlySet<string> {
    return this.#alive;
  }

  async take(table: string): Promise<StoredTable | null> {
    return this.holds() ? this.#leases.take(table, this.#process) : null;
  }

  ownerOf(table: string): Promise<string | null> {
    return this.#leases.ownerOf(table);
  }

  onLapse(act: () => void): void {
    this.#lapsed.add(act);
  }

  onBeat(act: () => void): void {
    this.#beaten.add(act);
  }

  #tick(): void {
    if (this.holds() && this.#exchange.down > LONELY) this.#giveUp();
    if (this.#beating !== null || this.#exchange.down > 0) return;
    this.#beating = this.#beat()
      .catch(() => undefined) // the database may answer again
      .finally(() => {
        this.#beating = null;
      });
  }

  async #beat(): Promise<void> {
    const [process, now] = [this.#process, performance.now()];
    if (!this.#isIn) await this.#leases.begin(process, this.#lease);
    const alive = await this.#leases.renew(process, this.#lease);
    if (process !== this.#process || this.#isEnded) return;
    if (alive === null) return this.#isIn ? this.#lapse() : undefined;
    this.#renewed = now;
    this.#isIn = true;
    this.#alive = new Set(alive);
    for (const act of this.#beaten) act();
  }

  /** Nobody else can reach its tables: they are better off with others, at once. */
  #giveUp(): void {
    const former = this.#process;
    this.#lapse();
    this.#leases.release(former).catch(() => undefined); // then it runs out
  }

  #lapse(): void {
    this.#isIn = false;
    this.#process = nameOf(addressOf(this.#process), ++this.#life);
    for (const act of this.#lapsed) act();
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    this.#isIn = false;
    clearInterval(this.#timer);
    await this.#beating;
    await this.#leases.release(this.#process).catch(() => undefined); // then it runs out
  }
}
