import { BadInputError } from '@cardwright/engine';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Exchange } from './exchange.ts';

const SUBJECT = 'cardwright.'; // and the address of a process
const RETRY = 250; //            ms between attempts to reach it again
const PING = 5_000; //           ms: without an answer to two of them it is another connection that is tried
const ECHO = 300; //             ms from one echo to the next
const TOO_LONG = 1_000; //       ms an echo may take: some ways are cut without a word

/** Server processes speak to each other through NATS. */
export class NatsExchange implements Exchange {
  readonly #connection: NatsConnection;
  readonly #back = new Set<() => void>();
  readonly #echoing: NodeJS.Timeout;
  #called: number | null = null; //    when the echo was called for that has not come yet
  #isOverdue = false;
  #downSince: number | null = null;

  private constructor(connection: NatsConnection) {
    this.#connection = connection;
    this.#echoing = setInterval(() => this.#echo(), ECHO);
    void this.#watch();
  }

  static async open(url: string): Promise<NatsExchange> {
    const { host, username, password } = new URL(url);
    try {
      const connection = await connect({
        servers: host,
        ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
        maxReconnectAttempts: -1,
        reconnectTimeWait: RETRY,
        pingInterval: PING,
        maxPingOut: 2,
      });
      return new NatsExchange(connection);
    } catch (error) {
      throw new BadInputError(`--nats cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === 'disconnect') this.#fall(performance.now());
      if (type === 'reconnect') this.#rise();
    }
  }

  #fall(since: number): void {
    this.#downSince ??= since;
  }

  #rise(): void {
    this.#called = null;
    this.#downSince = null;
    for (const act of this.#back) act();
  }

  #echo(): void {
    const now = performance.now();
    if (this.#called !== null) {
      const isLate = now - this.#called > TOO_LONG;
      if (isLate && this.#isOverdue) this.#fall(this.#called);
      this.#isOverdue = isLate; // whoever was busy for so long has not looked yet whether it has come
      return;
    }
    this.#isOverdue = false;
    this.#called = now;
    const heard = (): void => {
      if (this.#called !== now) return; // there has been another connection since
      this.#called = null;
      if (this.#downSince !== null) this.#rise();
    };
    this.#connection.flush().then(heard, () => undefined);
  }

  get down(): number {
    return this.#downSince === null ? 0 : Math.max(1, performance.now() - this.#downSince);
  }

  publish(address: string, text: string): void {
    this.#connection.publish(SUBJECT + address, text);
  }

  listen(address: string, hear: (text: string) => void): void {
    this.#connection.subscribe(SUBJECT + address, { callback: (_, message) => hear(message.string()) });
  }

  onBack(act: () => void): void {
    this.#back.add(act);
  }

  async close(): Promise<void> {
    clearInterval(this.#echoing);
    if (this.#downSince === null) await this.#connection.flush().catch(() => undefined);
    await this.#connection.close();
  }
}
