import { BadInputError, type Language } from '@cardwright/engine';
import { type FromServer, readRefusal, refusalText, type ToServer } from '@cardwright/online';
import { cleanText } from '@cardwright/presenter';
import type { GuestFile } from './guest-file.ts';
import type { TableLink } from './link.ts';
import { ONLINE_WORDS } from './words.ts';

export const PATIENCE = [200, 400, 800, 1_500]; // ms before each new try; the last one again and again
const LONGEST = 120_000; //                       ms without a line before it is given up
const LOGGED_OUT = 4401;

/** What a server says, all of it text from outside; null: nothing that can be read. */
function heard(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? cleanText(value) : value)) as unknown;
  } catch {
    return null;
  }
}

/** A server, as this terminal knows it. */
export class GuestServer {
  readonly server: string;
  readonly #guests: GuestFile;
  readonly #name: string;
  readonly language: Language;
  #cookie: string | null;

  constructor(server: string, guests: GuestFile, name = '', language: Language = 'en') {
    this.language = language;
    this.server = server;
    this.#guests = guests;
    this.#name = name;
    this.#cookie = guests.cookieOf(server, name);
  }

  /** Nothing that could be a server answers. */
  get gone(): BadInputError {
    return new BadInputError(ONLINE_WORDS[this.language].noServer(this.server));
  }

  get headers(): Record<string, string> {
    return this.#cookie === null ? {} : { cookie: this.#cookie };
  }

  async call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${this.server}${path}`, {
      method,
      headers: { ...this.headers, ...type },
      ...sent,
    }).catch(() => {
      throw this.gone;
    });
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    if (cookie !== '') {
      this.#cookie = cookie;
      this.#guests.keep(this.server, this.#name, cookie);
    }
    const said = heard(await answer.text().catch(() => '')) as { problem?: unknown; why?: unknown } | null;
    if (answer.ok && said !== null) return said;
    const refusal = readRefusal(said?.why);
    if (refusal !== null) throw new BadInputError(refusalText(refusal, this.language));
    throw typeof said?.problem === 'string' ? new BadInputError(said.problem) : this.gone;
  }

  /** Is recognised, or introduces itself. Says under which name. */
  async greet(): Promise<string> {
    const { name } = (await this.call('GET', '/api/me')) as { name?: unknown };
    if (typeof name !== 'string') throw this.gone;
    if (this.#name === '' || this.#name === name) return name;
    return ((await this.call('POST', '/api/me', { name: this.#name })) as { name: string }).name;
  }
}

/** What happens on a line. */
interface Hearing {
  hear(message: FromServer): void;
  cut(): void; // it is being made anew
  restored(): void;
  lost(error: Error): void;
}

/** A line to a table that is made anew when it is cut. */
export class ServerLine {
  readonly #at: GuestServer;
  readonly #link: TableLink;
  readonly #hearing: Hearing;
  #socket: WebSocket | null = null;
  #isWanted = true;
  #isCut = false;
  #tries = 0;
  #since = 0;

  constructor(at: GuestServer, link: TableLink, hearing: Hearing) {
    this.#at = at;
    this.#link = link;
    this.#hearing = hearing;
  }

  /** Opens it, or says why not. */
  async open(): Promise<void> {
    if (await this.#connect()) return;
    const { table } = this.#link;
    await this.#at.call('GET', `/api/tables/${table}/socket`); // a server says what is wrong when it is asked plainly
    throw this.#at.gone;
  }

  #connect(): Promise<boolean> {
    const { server, table, secret } = this.#link;
    const address = `${server.replace(/^http/, 'ws')}/api/tables/${table}/socket`;
    const socket = new WebSocket(`${address}${secret === null ? '' : `?seat=${secret}`}`, {
      headers: this.#at.headers,
    });
    this.#socket = socket;
    return new Promise((resolve) => {
      let isOpen = false;
      socket.addEventListener('open', () => {
        isOpen = true;
        resolve(true);
      });
      socket.addEventListener('message', ({ data }) => this.#heard(String(data)));
      socket.addEventListener('close', ({ code, reason }) => {
        if (isOpen) this.#closed(code, reason);
        else resolve(false);
      });
      socket.addEventListener('error', () => resolve(false));
    });
  }

  #heard(text: string): void {
    if (this.#isCut) this.#hearing.restored();
    this.#isCut = false;
    this.#tries = 0;
    const message = heard(text) as FromServer | null;
    try {
      if (message === null) throw this.#at.gone;
      this.#hearing.hear(message);
    } catch (error) {
      this.#hearing.lost(error as Error); // thrown here, nobody would catch it
    }
  }

  #closed(code: number, reason: string): void {
    if (!this.#isWanted) return;
    if (code === LOGGED_OUT)
      return this.#hearing.lost(new BadInputError(ONLINE_WORDS[this.#at.language].ended(reason)));
    if (!this.#isCut) {
      this.#isCut = true;
      this.#since = performance.now();
      this.#hearing.cut();
    }
    void this.#again();
  }

  async #again(): Promise<void> {
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)] as number;
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (!this.#isWanted || (await this.#connect())) return;
    if (performance.now() - this.#since > LONGEST) this.#hearing.lost(this.#at.gone);
    else await this.#again();
  }

  send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#isWanted = false;
    this.#socket?.close();
  }
}
