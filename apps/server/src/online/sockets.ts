import type { WebSocket } from '@fastify/websocket';

const SESSION_ENDED = 4401;

interface Open {
  readonly person: string;
  readonly secret: string; // the session it was opened with
  readonly socket: WebSocket;
}

/** Sockets by the session they were opened with, so that they end with it. */
export class Sockets {
  readonly #open = new Set<Open>();

  add(person: string, secret: string, socket: WebSocket): void {
    const open = { person, secret, socket };
    this.#open.add(open);
    socket.on('close', () => this.#open.delete(open));
  }

  end(isEnded: (open: Omit<Open, 'socket'>) => boolean): void {
    for (const open of this.#open) if (isEnded(open)) open.socket.close(SESSION_ENDED, 'logged out');
  }
}
