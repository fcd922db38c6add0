import type { Language } from '@cardwright/engine';
import type { FromHost } from '@cardwright/host';
import { loadGame } from '@cardwright/registry';
import type { RecordedGame } from './aftermath.ts';
import type { News } from './protocol.ts';
import { RemoteTable } from './remote-table.ts';
import type { ShownTable } from './shown-table.ts';

/** Somebody who comes to a game in a terminal. */
export interface TerminalSeatOptions {
  readonly url: string;
  readonly id: string; // what the game is called here when it is over
  readonly language: Language;
  tell(news: News): void;
  /** The way is gone: why, in a sentence; null: it is not known. */
  lost(why: string | null): void;
}

/** Whoever runs the table has these. */
const NO_AIDS = { isAided: false, hasHints: false, canUndo: false };

/** A seat at a table that runs in a terminal of this machine. */
export class TerminalSeat {
  readonly #socket: WebSocket;
  readonly #table: RemoteTable;

  private constructor(socket: WebSocket, table: RemoteTable) {
    this.#socket = socket;
    this.#table = table;
  }

  /** Goes to a table; what it is told before its game is loaded waits. */
  static join(visiting: TerminalSeatOptions): Promise<TerminalSeat> {
    const socket = new WebSocket(visiting.url);
    return new Promise((resolve) => {
      let table: RemoteTable | null = null;
      const early: FromHost[] = [];
      const hear = (message: FromHost): void => {
        if (table !== null) return table.hear(message);
        early.push(message);
        if (message.type !== 'welcome') return;
        void loadGame(message.game).then((entry) => {
          const send = (said: object): void => socket.send(JSON.stringify(said));
          table = new RemoteTable(entry, { ...visiting, aids: NO_AIDS, send });
          for (const each of early) table.hear(each);
          resolve(new TerminalSeat(socket, table));
          return null;
        });
      };
      socket.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as FromHost);
      socket.onclose = () => visiting.lost(table?.shown.client.closed ?? null);
    });
  }

  get shown(): ShownTable {
    return this.#table.shown;
  }

  get bygone(): RecordedGame | null {
    return this.#table.bygone;
  }

  close(): void {
    this.#socket.onclose = null;
    this.#socket.close();
  }
}
