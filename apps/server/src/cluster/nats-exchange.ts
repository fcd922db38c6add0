import { BadInputError } from '@cardwright/engine';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Exchange } from './exchange.ts';

const SUBJECT = 'cardwright.'; // and the address of a process
const RETRY = 250; //            ms between attempts to reach it again
const PING = 1_000; //           ms: a way that is cut without a word is noticed after two of them

/** Server processes speak to each other through NATS. */
export class NatsExchange implements Exchange {
  readonly #connection: NatsConnection;
  readonly #back = new Set<() => void>();
  #isUp = true;

  private constructor(connection: NatsConnection) {
    this.#connection = connection;
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
      if (type === 'disconnect' || type === 'staleConnection') this.#isUp = false;
      if (type !== 'reconnect') continue;
      this.#isUp = true;
      for (const act of this.#back) act();
    }
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  publish(address: string, text: string): void {
    if (this.#isUp) this.#connection.publish(SUBJECT + address, text);
  }

  listen(address: string, hear: (text: string) => void): void {
    this.#connection.subscribe(SUBJECT + address, { callback: (_, message) => hear(message.string()) });
  }

  onBack(act: () => void): void {
    this.#back.add(act);
  }

  async close(): Promise<void> {
    if (this.#isUp) await this.#connection.flush().catch(() => undefined);
    await this.#connection.close();
  }
}
