import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { BadInputError, type Choice } from '@cardwright/engine';
import { type FromHost, readMessage, type ToHost } from '@cardwright/host';
import { appFor, listen, type RunningServer, type Seating, share } from '@cardwright/server';
import { builtPage } from '@cardwright/web/build';
import type { TerminalTable } from './terminal-table.ts';

/** Where the page comes from, and who opens it. */
export interface PageEnvironment {
  readonly page: () => Promise<string>;
  readonly openBrowser: (url: string) => void;
}

const USUAL: PageEnvironment = { page: () => builtPage(), openBrowser };

/** What is done in a page is done at the keyboard, as though it had been typed. False: it cannot be typed now. */
export interface Typing {
  choose(choice: Choice): boolean;
  lift(): boolean; // the curtain between two people
}

/** What a page may wish at a table that a terminal runs; the rest is the terminal's. */
const FROM_PAGES: ReadonlySet<string> = new Set(['choose', 'history', 'record', 'lift']);

/** The same table in the browser: what is done there is done here, and the other way round. */
export class SharedPage implements Seating {
  readonly #environment: PageEnvironment;
  readonly #token = randomBytes(16).toString('hex');
  #served: RunningServer | null = null;
  #shown: { readonly table: TerminalTable; readonly type: Typing } | null = null;

  private constructor(environment: PageEnvironment) {
    this.#environment = environment;
  }

  /** Serves the page, or gives the line that says why there is none. A port that is taken is for whoever named it to settle. */
  static async open(port: number, environment: PageEnvironment = USUAL): Promise<SharedPage | string> {
    try {
      const page = new SharedPage(environment);
      const app = appFor(await environment.page());
      share(app, page, page.#token);
      page.#served = await listen(app, { port });
      return page;
    } catch (error) {
      if (error instanceof BadInputError) throw error;
      const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      return why;
    }
  }

  /** The address, for this machine and whoever is told it. */
  get url(): string {
    return `http://127.0.0.1:${this.#served?.port ?? 0}/#/shared/${this.#token}`;
  }

  openBrowser(): void {
    this.#environment.openBrowser(this.url);
  }

  show(table: TerminalTable, type: Typing): void {
    this.#shown = { table, type };
  }

  join(send: (message: FromHost) => void): ReturnType<Seating['join']> {
    if (this.#shown === null) throw new Error('there is no table yet');
    const { table, type } = this.#shown;
    const screen = table.host.join(table.place, send);
    const receive = (message: unknown): void => {
      const read = readMessage(message);
      if (read !== null && !FROM_PAGES.has(read.type)) return send({ type: 'refused', code: 'not-yours' });
      if (read === null || !isTyped(read, table, type)) screen.receive(message);
    };
    return { receive, leave: () => screen.leave() };
  }

  async close(): Promise<void> {
    await this.#served?.close();
  }
}

/** Types what a page says, if the keyboard waits for just that. */
function isTyped(said: ToHost, table: TerminalTable, type: Typing): boolean {
  const { asked, curtain } = table.client;
  if (said.type === 'lift') return curtain !== null && said.seat === curtain && type.lift();
  return said.type === 'choose' && said.n === asked?.n && table.isAllowed(said.choice) && type.choose(said.choice);
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens the address where that is possible; where not, it can be read. */
function openBrowser(url: string): void {
  const { platform, env } = process;
  if (platform === 'linux' && (env['DISPLAY'] ?? env['WAYLAND_DISPLAY']) === undefined) return; // no text browser, please
  const [program = '', ...words] = OPENERS[platform] ?? ['xdg-open'];
  spawn(program, [...words, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
