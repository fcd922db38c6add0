import type { Language } from '@cardwright/engine';
import type { FromHost } from '@cardwright/host';
import type { FromServer, ToTable } from '@cardwright/online';
import { loadGame } from '@cardwright/registry';
import type { RecordedGame } from './aftermath.ts';
import { Line } from './line.ts';
import type { News, RoomNews } from './protocol.ts';
import { RemoteTable } from './remote-table.ts';
import type { ShownTable } from './shown-table.ts';

/** Somebody who comes to a table on a server. */
export interface OnlineSeatOptions {
  readonly url: string;
  readonly id: string;
  readonly language: Language;
  tell(news: News): void;
  tellRoom(news: RoomNews): void;
}

/** Nobody is told by a bot what to do; the rest is to be had. */
const AIDS = { isAided: true, hasHints: false };

/** A place at a table on a server: the room around it, and its game once there is one. */
export class OnlineSeat {
  readonly #arriving: OnlineSeatOptions;
  readonly #line: Line;
  readonly #early: FromHost[] = []; // told before the game was loaded
  #language: Language;
  #table: RemoteTable | null = null;
  #isLoading = false;

  constructor(arriving: OnlineSeatOptions) {
    this.#arriving = arriving;
    this.#language = arriving.language;
    this.#line = new Line({
      url: arriving.url,
      hear: (message) => this.#hear(message as FromServer),
      changed: (line) => arriving.tellRoom({ line }),
    });
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'room':
        if (message.phase === 'waiting') void loadGame(message.setup.game); // ready when it begins
        return this.#arriving.tellRoom({ room: message });
      case 'said':
        return this.#arriving.tellRoom({ said: message });
      case 'denied':
        return this.#arriving.tellRoom({ denied: message });
      default:
        if (message.type === 'welcome' && this.#table === null) this.#open(message.game);
        if (this.#table === null) this.#early.push(message);
        else this.#table.hear(message);
    }
  }

  #open(game: string): void {
    if (this.#isLoading) return;
    this.#isLoading = true;
    const { id, tell } = this.#arriving;
    void loadGame(game).then((entry) => {
      const send = (message: object): void => this.#line.send(message);
      this.#table = new RemoteTable(entry, { id, tell, send, language: this.#language, aids: AIDS });
      for (const message of this.#early.splice(0)) this.#table.hear(message);
      return null;
    });
  }

  get shown(): ShownTable | null {
    return this.#table?.shown ?? null;
  }

  get bygone(): RecordedGame | null {
    return this.#table?.bygone ?? null;
  }

  set language(language: Language) {
    this.#language = language;
    if (this.#table !== null) this.#table.shown.client.language = language;
  }

  say(message: ToTable): void {
    this.#line.send(message);
  }

  close(): void {
    this.#line.close();
  }
}
