import type { WebSocket } from '@fastify/websocket';
import type { Cluster } from '../cluster/cluster.ts';

const SESSION_ENDED = 4401;

interface Open {
  readonly person: string;
  readonly session: string; // a digest of what it was opened with
  readonly socket: WebSocket;
}

/** What ends: a session, or all of somebody's. */
type Ended = Partial<Omit<Open, 'socket'>>;

/** Sockets by the session they were opened with, so that they end with it, whichever process they are at. */
export class Sockets {
  readonly #open = new Set<Open>();
  readonly #house: Pick<Cluster, 'onTold' | 'tell'>;

  constructor(house: Pick<Cluster, 'onTold' | 'tell'>) {
    this.#house = house;
    house.onTold('ended', (text) => this.#end(JSON.parse(text) as Ended));
  }

  add(person: string, session: string, socket: WebSocket): void {
    if (socket.readyState === socket.CLOSED) return; // it was gone before anybody knew whose it is
    const open = { person, session, socket };
    this.#open.add(open);
    socket.on('close', () => this.#open.delete(open));
  }

  endAllOf(person: string): void {
    this.#endEverywhere({ person });
  }

  endSession(session: string): void {
    this.#endEverywhere({ session });
  }

  #endEverywhere(ended: Ended): void {
    this.#end(ended);
    this.#house.tell('ended', JSON.stringify(ended));
  }

  #end({ person, session }: Ended): void {
    for (const open of this.#open)
      if (open.person === person || open.session === session) open.socket.close(SESSION_ENDED, 'logged out');
  }
}
