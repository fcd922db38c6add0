import { TableClient } from '@cardwright/client';
import type { Choice, Language } from '@cardwright/engine';
import type { FromHost } from '@cardwright/host';
import { plain } from '@cardwright/presenter';
import { loadGame } from '@cardwright/registry';

/** A page at a table that runs in a terminal, without the picture: what it was sent, and what it makes of it. */
export class Page {
  readonly sent: string[] = []; // every message as it came over the wire
  readonly client: TableClient;
  readonly #socket: WebSocket;
  #wake: () => void = () => {};

  private constructor(socket: WebSocket, client: TableClient) {
    this.#socket = socket;
    this.client = client;
    socket.addEventListener('message', ({ data }) => {
      this.sent.push(String(data));
      client.receive(JSON.parse(String(data)) as FromHost);
      this.#wake();
    });
    socket.addEventListener('close', () => this.#wake());
  }

  /** Opens the address that the terminal printed. */
  static async at(address: string, language: Language = 'en', game = 'sorcery'): Promise<Page> {
    const { host, hash } = new URL(address);
    const socket = new WebSocket(`ws://${host}/shared?token=${hash.replace('#/shared/', '')}`);
    const send = (message: object): void => socket.send(JSON.stringify(message));
    const client = new TableClient(await loadGame(game), language, { send, changed: () => undefined });
    const page = new Page(socket, client);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error(`nobody lets a page in at ${address}`)));
    });
    return page;
  }

  /** A page that has been shown the table, and knows what happened before. */
  static async reading(address: string, language: Language = 'en', game = 'sorcery'): Promise<Page> {
    const page = await Page.at(address, language, game);
    await page.until(({ client }) => client.frame !== null);
    page.client.ask('history');
    await page.until(({ sent }) => sent.some((text) => text.startsWith('{"type":"history"')));
    return page;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  /** Answers the question that is shown. */
  choose(choice: Choice): void {
    this.client.choose(choice);
  }

  /** What may be chosen now, as records write it. */
  get keys(): string[] {
    return this.client.asked?.decision.options.map((option) => this.client.keyOf(option)) ?? [];
  }

  get log(): string[] {
    return this.client.log.map(({ spans }) => plain(spans));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  async until(isSo: (page: Page) => boolean): Promise<void> {
    while (!isSo(this)) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  close(): void {
    this.#socket.close();
  }
}
