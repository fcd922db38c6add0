import { type Random, randomFrom } from '@cardwright/engine';
import { WebSocket } from 'ws';
import { type DrivenTables, forAll, thinkTime, USUAL_THINK } from './driven-tables.ts';
import type { Latencies } from './latencies.ts';

// What a client of boardgame.io says, over Socket.IO 4 without its library: '40/nine,' joins the namespace, '42/nine,[…]' is an
// event, '2' is answered by '3'.
const NAMESPACE = '/nine,';

interface State {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

interface Sent {
  readonly at: number;
  readonly counts: boolean;
  readonly waiting: Set<string>;
}

interface Table {
  readonly id: string;
  readonly sockets: Map<string, WebSocket>;
  sent: Sent | null;
  state: State | null; // as it was told last
}

/** Two people at each table of a boardgame.io server. */
export class BoardgameTables implements DrivenTables {
  choices = 0;
  messages = 0;
  readonly #port: number;
  readonly #count: number;
  readonly #random: Random = randomFrom(1);
  readonly #tables: Table[] = [];
  #latencies: Latencies | null = null;
  #isOpen = true;

  constructor(port: number, count: number) {
    this.#port = port;
    this.#count = count;
  }

  open(): Promise<void> {
    return forAll(this.#count, 16, async (place) => {
      const table: Table = { id: `match-${place}`, sockets: new Map(), sent: null, state: null };
      this.#tables.push(table);
      for (const player of ['0', '1']) await this.#enter(table, player);
      if (table.state !== null) this.#move(table.state, table, table.state.ctx.currentPlayer);
    });
  }

  #enter(table: Table, player: string): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    table.sockets.set(player, socket);
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('0')) socket.send(`40${NAMESPACE}`);
        else if (text === '2') socket.send('3');
        else if (text.startsWith(`40${NAMESPACE}`)) emit(socket, 'sync', table.id, player, null, 2);
        else if (text.startsWith(`42${NAMESPACE}`)) {
          this.#hear(JSON.parse(text.slice(2 + NAMESPACE.length)) as unknown[], table, player);
          resolve();
        }
      });
    });
  }

  #hear([type, , content]: unknown[], table: Table, player: string): void {
    if (this.#latencies !== null) this.messages++;
    if (type !== 'sync' && type !== 'update') return;
    const { sent } = table;
    if (type === 'update' && sent?.waiting.delete(player) && sent.waiting.size === 0) {
      table.sent = null;
      if (sent.counts) {
        this.choices++;
        this.#latencies?.add(performance.now() - sent.at);
      }
    }
    table.state = type === 'sync' ? (content as { state: State }).state : (content as State);
    if (type === 'update' && table.state.ctx.currentPlayer === player) this.#move(table.state, table, player);
  }

  #move({ _stateID }: State, table: Table, player: string): void {
    const move = (): void => {
      if (!this.#isOpen || table.sent !== null) return;
      table.sent = { at: performance.now(), counts: this.#latencies !== null, waiting: new Set(['0', '1']) };
      const payload = { type: 'click', args: [this.#random.below(9)], playerID: player, credentials: null };
      emit(
        table.sockets.get(player) as WebSocket,
        'update',
        { type: 'MAKE_MOVE', payload },
        _stateID,
        table.id,
        player,
      );
    };
    setTimeout(
      move,
      thinkTime((most) => this.#random.below(most), USUAL_THINK),
    );
  }

  measure(latencies: Latencies): void {
    this.#latencies = latencies;
  }

  rest(): void {
    this.#latencies = null;
  }

  async close(): Promise<number> {
    this.#isOpen = false;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const { sockets } of this.#tables) for (const socket of sockets.values()) socket.terminate();
    return this.#tables.filter(({ sent }) => sent?.counts === true).length;
  }
}

const emit = (socket: WebSocket, ...event: readonly unknown[]): void =>
  socket.send(`42${NAMESPACE}${JSON.stringify(event)}`);
