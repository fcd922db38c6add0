import type { Choice } from '@cardwright/engine';
import type { HostMessage, News } from '@cardwright/web/host';

type Answer = Extract<HostMessage, { readonly id: number }>;

/** A page at a shared table, without the picture: what it was sent, and what it may ask. */
export class Page {
  readonly sent: string[] = []; // every message as it came over the wire
  news: News | null = null;
  fault: string | null = null;
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: Answer) => void>();
  #next = 1;
  #wake: () => void = () => {};

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
    socket.addEventListener('close', () => this.#wake());
  }

  /** Opens the address that the terminal printed. */
  static async at(address: string): Promise<Page> {
    const { host, hash } = new URL(address);
    const socket = new WebSocket(`ws://${host}/shared?token=${hash.replace('#/shared/', '')}`);
    const page = new Page(socket);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error(`nobody lets a page in at ${address}`)));
    });
    return page;
  }

  /** A page that has been shown the table. */
  static async reading(address: string, language = 'en'): Promise<Page> {
    const page = await Page.at(address);
    await page.ask('language', { language });
    await page.until(({ news }) => news !== null);
    return page;
  }

  #receive(text: string): void {
    this.sent.push(text);
    const message = JSON.parse(text) as HostMessage;
    if ('news' in message) this.news = message.news;
    else if ('fault' in message) this.fault = message.fault;
    else this.#answers.get(message.id)?.(message);
    this.#wake();
  }

  ask(call: string, given: object): Promise<Answer> {
    const id = this.#next++;
    const answered = new Promise<Answer>((resolve) => this.#answers.set(id, resolve));
    this.send(JSON.stringify({ id, call, given }));
    return answered;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  /** Answers the question that is shown. */
  choose(choice: Choice): Promise<Answer> {
    return this.ask('choose', { at: this.news?.frame.at, choice });
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
