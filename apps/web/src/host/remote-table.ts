import { withLog } from '@cardwright/client';
import { formatRecord, type Language, parseRecord } from '@cardwright/engine';
import type { FromHost, ToHost } from '@cardwright/host';
import type { GameEntry } from '@cardwright/registry';
import { archive } from '../archive.ts';
import { archivedAfter } from '../archived-game.ts';
import type { RecordedGame } from './aftermath.ts';
import type { News } from './protocol.ts';
import { type NewsExtras, ShownTable } from './shown-table.ts';

/** Somebody who comes to a table that runs elsewhere. */
export interface RemoteTableOptions {
  readonly id: string; // what the game is called here when it is over
  readonly language: Language;
  readonly aids: Pick<NewsExtras, 'isAided' | 'hasHints' | 'canUndo'>;
  send(message: ToHost): void;
  tell(news: News): void;
}

/** A table that runs elsewhere: only what its host tells is known of it. */
export class RemoteTable {
  readonly shown: ShownTable;
  readonly #id: string;
  readonly #entry: GameEntry;
  #isKept = false;
  #hasAsked = false; // for the record

  constructor(entry: GameEntry, { id, language, aids, send, tell }: RemoteTableOptions) {
    this.#entry = entry;
    this.#id = id;
    this.shown = new ShownTable(entry, language, send, tell, () => ({ keeping: null, isKept: this.#isKept, ...aids }));
  }

  /** What was played, once its record has come. */
  get bygone(): RecordedGame | null {
    const { record, viewer, seats: people, isShared } = this.shown.client;
    if (record === null) return null;
    const own = typeof viewer === 'number' && !isShared ? viewer : null;
    return { entry: this.#entry, record: parseRecord(record), own, people };
  }

  hear(message: FromHost): void {
    this.shown.receive(message);
    if (message.type === 'welcome') this.shown.client.ask('history'); // everything is told anew, and what came before
    if (message.type === 'record' && !this.#isKept) void this.#keep(message.record);
    if (!this.shown.client.isDecided || this.#hasAsked) return;
    this.#hasAsked = true;
    this.shown.client.ask('record');
  }

  /** Keeps the game, which is over. */
  async #keep(text: string): Promise<void> {
    const { isWon } = this.shown.client;
    const record = withLog(this.#entry, parseRecord(text), this.shown.client.language);
    await archive.keep(archivedAfter(null, this.#id, record, isWon, Date.now()), formatRecord(record));
    this.#isKept = true;
    this.shown.changed();
  }
}
