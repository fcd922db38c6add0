import type { Choice } from '@cardwright/engine';
import { type Asked, patched } from '@cardwright/host';
import type { FromServer, Room, ToServer } from '@cardwright/online';
import { WebSocket } from 'ws';

/** Somebody with a browser, without the page: a cookie, and a socket at a table. */
export class Visitor {
  readonly heard: FromServer[] = [];
  room: Room | null = null;
  view: unknown;
  asks: Asked | null = null;
  outcome: unknown = null;
  closed: number | null = null; // the code the socket was closed with
  last = 0;
  answered = 0; // the number of what was told last when an answer was given
  readonly #base: string;
  #cookie: string;
  #socket: WebSocket | null = null;
  #open: Asked | null = null; // what was answered last
  #wake: () => void = () => {};

  private constructor(base: string, cookie: string) {
    this.#base = base;
    this.#cookie = cookie;
  }

  static async at(base: string, name?: string): Promise<Visitor> {
    const greeted = await fetch(`${base}/api/me`);
    const [cookie = ''] = (greeted.headers.get('set-cookie') ?? '').split(';');
    const visitor = new Visitor(base, cookie);
    if (name !== undefined) await visitor.call('POST', '/api/me', { name });
    return visitor;
  }

  get cookie(): string {
    return this.#cookie;
  }

  /** The same browser, at another address of the server. */
  moved(base: string): Promise<Visitor> {
    return Promise.resolve(new Visitor(base, this.#cookie));
  }

  async call(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(`${this.#base}${path}`, {
      method,
      headers: { cookie: this.#cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [cookie] = (answer.headers.get('set-cookie') ?? '').split(';');
    if (cookie !== undefined && cookie !== '') this.#cookie = cookie;
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  }

  async enter(table: string, query = '', headers: Record<string, string> = {}): Promise<void> {
    const address = `${this.#base.replace('http', 'ws')}/api/tables/${table}/socket${query}`;
    const socket = new WebSocket(address, { headers: { cookie: this.#cookie, ...headers } });
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as FromServer));
    socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    await new Promise<void>((resolve, reject) => {
      socket.on('open', () => resolve());
      socket.on('error', reject);
    });
  }

  #hear(message: FromServer): void {
    this.heard.push(message);
    if (message.type === 'room') this.room = message;
    if (message.type === 'told') {
      this.last = message.n;
      if (message.view !== undefined) this.view = message.view;
      if (message.patch !== undefined) this.view = patched(this.view, message.patch);
      if (message.asks !== undefined) {
        this.asks = message.asks;
        this.#open = null;
      }
      if (message.outcome !== undefined) this.outcome = message.outcome;
    }
    this.#wake();
  }

  say(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message));
  }

  raw(text: string): void {
    this.#socket?.send(text);
  }

  choose(choice: Choice): void {
    const n = this.asks?.n ?? 0;
    this.#open = this.asks;
    this.asks = null;
    this.answered = this.last;
    this.say({ type: 'choose', n, choice: [...choice] });
  }

  /** What was answered last was refused: it is still open. */
  askAgain(): void {
    this.asks ??= this.#open;
  }

  /** Waits until everything that was said has been heard. */
  async heardOut(): Promise<void> {
    this.#socket?.ping();
    await new Promise((resolve) => void this.#socket?.once('pong', resolve).once('close', resolve));
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  drop(): void {
    this.#socket?.terminate();
  }
}
