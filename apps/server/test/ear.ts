import type { Clock } from '@cardwright/host';
import type { FromServer } from '@cardwright/online';
import { WebSocket } from 'ws';

const PONG = 2; // bytes, of a ping too

/** What came over a socket, and when. */
export interface Heard {
  readonly at: number;
  readonly text: string;
}

/** Somebody's socket at a table, and all that came over it. */
export class Ear {
  readonly heard: Heard[] = [];
  onHeard: (message: FromServer) => void = () => {};
  last = 0;
  isDeaf = false; // what comes now does not count any more
  readonly #base: string;
  readonly #clock: Clock;
  #cookie = '';
  #socket: WebSocket | null = null;
  #wire: { readonly bytesRead: number } = { bytesRead: 0 };
  #pongs = 0;
  #weighed = 0;

  private constructor(base: string, clock: Clock) {
    this.#base = base;
    this.#clock = clock;
  }

  static async at(base: string, clock: Clock, name: string): Promise<Ear> {
    const ear = new Ear(base, clock);
    const greeted = await fetch(`http://${base}/api/me`);
    [ear.#cookie = ''] = (greeted.headers.get('set-cookie') ?? '').split(';');
    await ear.post('/api/me', { name });
    return ear;
  }

  async post(path: string, body: object): Promise<unknown> {
    const headers = { cookie: this.#cookie, 'content-type': 'application/json' };
    const answer = await fetch(`http://${this.#base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  }

  /** Comes to a table, and waits until this kind of message was heard there. */
  async come(table: string, until: FromServer['type'], since: number | null = null): Promise<void> {
    const query = since === null ? '' : `?since=${since}`;
    const socket = new WebSocket(`ws://${this.#base}/api/tables/${table}/socket${query}`, {
      headers: { cookie: this.#cookie },
    });
    this.#socket = socket;
    this.#pongs = 0;
    socket.on('ping', () => this.#pongs++); // the server's own come by a clock that is not ours
    socket.on('upgrade', ({ socket: wire }) => {
      this.#wire = wire;
    });
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as FromServer;
      if (!this.isDeaf) this.heard.push({ at: this.#clock.now(), text: data.toString() });
      if (message.type === 'told') this.last = message.n;
      this.onHeard(message);
    });
    await this.next(until);
  }

  /** Waits for the next message of this kind. */
  async next(type: FromServer['type']): Promise<void> {
    await new Promise<void>((resolve) => {
      const listen = (data: Buffer): void => {
        if (!data.toString().startsWith(`{"type":"${type}"`)) return;
        this.#socket?.off('message', listen);
        resolve();
      };
      this.#socket?.on('message', listen);
    });
  }

  say(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** Waits until everything has come that was on its way, there and back. */
  async settled(): Promise<void> {
    const socket = this.#socket;
    if (socket === null || socket.readyState !== socket.OPEN) return;
    socket.ping();
    await new Promise((resolve) => socket.once('pong', resolve));
    this.#pongs++;
  }

  /** Writes down how many bytes have come over this socket so far, whatever they were. */
  weigh(): void {
    const bytes = this.#wire.bytesRead - PONG * this.#pongs;
    if (!this.isDeaf && bytes !== this.#weighed) this.heard.push({ at: this.#clock.now(), text: `${bytes} bytes` });
    this.#weighed = bytes;
  }

  async drop(): Promise<void> {
    const socket = this.#socket as WebSocket;
    socket.close();
    await new Promise((resolve) => socket.once('close', resolve));
  }
}
