import { withLog } from '@cardwright/client';
import { formatRecord, type Language, parseRecord } from '@cardwright/engine';
import type { FromHost, ToHost } from '@cardwright/host';
import { type GameEntry, loadGame } from '@cardwright/registry';
import { archive } from '../archive.ts';
import { archivedAfter } from '../archived-game.ts';
import type { News } from './protocol.ts';
import { ShownTable } from './shown-table.ts';

/** Somebody who comes to a table that runs elsewhere. */
export interface Coming {
  readonly url: string;
  readonly id: string; // what the game is called here when it is over
  readonly language: Language;
  readonly pace: number;
  tell(news: News): void;
  /** The way is gone: why, in a sentence; null: it is not known. */
  lost(why: string | null): void;
}

/** A table that runs elsewhere, over a socket: only what its host tells is known of it. */
export class RemoteTable {
  readonly shown: ShownTable;
  readonly #socket: WebSocket;
  readonly #id: string;
  readonly #entry: GameEntry;
  #isKept = false;
  #hasAsked = false; // for the record

  private constructor(entry: GameEntry, socket: WebSocket, { id, language, tell }: Coming) {
    this.#socket = socket;
    this.#entry = entry;
    const send = (message: ToHost): void => socket.send(JSON.stringify(message));
    this.shown = new ShownTable(entry, language, send, tell, () => ({
      keeping: null,
      isKept: this.#isKept,
      isAided: false, // whoever runs the table has that
      canUndo: false,
    }));
    this.#id = id;
  }

  /** Goes to a table; what it is told before its game is loaded waits. */
  static join(coming: Coming): Promise<RemoteTable> {
    const socket = new WebSocket(coming.url);
    return new Promise((resolve) => {
      let table: RemoteTable | null = null;
      const early: FromHost[] = [];
      const hear = (message: FromHost): void => {
        if (table !== null) return table.#hear(message);
        early.push(message);
        if (message.type !== 'welcome') return;
        void loadGame(message.game).then((entry) => {
          const made = new RemoteTable(entry, socket, coming);
          for (const each of early) made.#hear(each);
          made.shown.client.ask('history');
          made.shown.pace = coming.pace;
          table = made;
          resolve(made);
          return null;
        });
      };
      socket.onmessage = ({ data }: MessageEvent<string>) => hear(JSON.parse(data) as FromHost);
      socket.onclose = () => coming.lost(table?.shown.client.closed ?? null);
    });
  }

  #hear(message: FromHost): void {
    this.shown.receive(message);
    if (message.type === 'record' && !this.#isKept) void this.#keep(message.record);
    if (!this.shown.client.isDecided || this.#hasAsked) return;
    this.#hasAsked = true;
    this.shown.client.ask('record');
  }

  /** Keeps the game, which is over. */
  async #keep(text: string): Promise<void> {
    const isWon = this.shown.client.frame?.ending?.isWon ?? null;
    const record = withLog(this.#entry, parseRecord(text), this.shown.client.language);
    await archive.keep(archivedAfter(null, this.#id, record, isWon, Date.now()), formatRecord(record));
    this.#isKept = true;
    this.shown.changed();
  }

  close(): void {
    this.#socket.onclose = null;
    this.#socket.close();
  }
}
