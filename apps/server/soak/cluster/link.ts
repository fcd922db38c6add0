import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way from one process to another that can be cut, or frozen so that nobody notices at once. */
export class Link {
  readonly port: number;
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #state: 'open' | 'cut' | 'frozen' = 'open';

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.port = port;
  }

  static open(to: number): Promise<Link> {
    const server = createServer();
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const link = new Link(server, (server.address() as AddressInfo).port);
        server.on('connection', (socket) => link.#carry(socket, connect(to, '127.0.0.1')));
        resolve(link);
      });
    });
  }

  #carry(near: Socket, far: Socket): void {
    const pair = [near, far] as const;
    const end = (): void => {
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const each of pair) each.on('error', end).on('close', end);
    if (this.#state === 'cut') return end();
    this.#pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    if (this.#state === 'frozen') this.#freeze(pair);
  }

  #freeze([near, far]: readonly [Socket, Socket]): void {
    near.unpipe(far);
    far.unpipe(near);
  }

  /** Everything breaks, and nothing comes through any more. */
  cut(): void {
    this.#state = 'cut';
    for (const [near, far] of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  /** Nothing comes through any more; nobody is told. */
  freeze(): void {
    this.#state = 'frozen';
    for (const pair of this.#pairs) this.#freeze(pair);
  }

  /** What was held up comes through now. */
  heal(): void {
    if (this.#state === 'frozen')
      for (const [near, far] of this.#pairs) {
        near.pipe(far);
        far.pipe(near);
      }
    this.#state = 'open';
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
