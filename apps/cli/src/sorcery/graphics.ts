import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { BadInputError, type Language, type Match } from '@cardwright/engine';
import { type GameEntry, loadGame } from '@cardwright/registry';
import { appFor, listen, type Seating, type Served, share } from '@cardwright/server';
import type { Happened, Label, Option, PlayerView, Sorcery } from '@cardwright/sorcery';
import type { Presenter } from '@cardwright/table';
import { builtPage } from '@cardwright/web/build';
import { type Running, SharedTable } from '@cardwright/web/host';
import { commandOf } from './command-of.ts';
import type { Duel } from './duel.ts';
import { type Found, findChoice, standingOf } from './find-choice.ts';
import { isCommand, isDeed, readCommand } from './read-command.ts';
import { ending, type Names, presenterFor } from './telling.ts';
import { WORDS } from './words.ts';

/** Where the page comes from, and who opens it. */
export interface Around {
  readonly page: () => Promise<string>;
  readonly openBrowser: (url: string) => void;
}

const USUAL: Around = { page: () => builtPage(), openBrowser };

/** A game as it is shown: who plays it by what name, and where an answer from a page goes as a command. */
export interface Shown {
  readonly duel: Duel;
  readonly names: Names;
  readonly type: (command: string) => boolean; // false: nothing is asked
}

/** A line as it is typed in the terminal, if it is one that does something here. */
function readTyped(line: string, { match }: Duel, presenter: Presenter<Sorcery>): Found | null {
  const read = readCommand(line, match.view('public').rules.testing, WORDS[presenter.language].problems);
  if ('problem' in read) return isCommand(line) ? read : null;
  const standing = standingOf(match, presenter);
  return standing === null || !isDeed(read) ? null : findChoice(read, standing);
}

/** The same game in the browser: what is done there is done here, and the other way round. */
export class Graphics implements Seating {
  readonly #entry: GameEntry;
  readonly #around: Around;
  readonly #token = randomBytes(16).toString('hex');
  readonly #early: Happened[] = []; // before there was a table
  #served: Served | null = null;
  #table: SharedTable | null = null;

  private constructor(entry: GameEntry, around: Around) {
    this.#entry = entry;
    this.#around = around;
  }

  /** Serves the page, or says in a line why there is none. A port that is taken is for whoever named it to settle. */
  static async open(port: number, language: Language, around: Around = USUAL): Promise<Graphics | string> {
    try {
      const graphics = new Graphics(await loadGame('sorcery'), around);
      const app = appFor(await around.page());
      share(app, graphics, graphics.#token);
      graphics.#served = await listen(app, { port });
      return graphics;
    } catch (error) {
      if (error instanceof BadInputError) throw error;
      const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
      return WORDS[language].noGraphics(why);
    }
  }

  /** The address, for this machine and whoever is told it. */
  get url(): string {
    return `http://127.0.0.1:${this.#served?.port ?? 0}/#/shared/${this.#token}`;
  }

  openBrowser(): void {
    this.#around.openBrowser(this.url);
  }

  readonly hear = (event: Happened): void => {
    if (this.#table === null) this.#early.push(event);
    else this.#table.hear(event);
  };

  show({ duel, names, type }: Shown): void {
    const running: Running = {
      entry: this.#entry,
      match: duel.match as unknown as Match, // nobody there knows the game by its types
      options: duel.options,
      players: duel.players,
      get answers() {
        return duel.answers;
      },
      record: () => duel.record(),
      take: ([index = 0]) => {
        const { decision } = duel.match;
        if (decision === null) return false;
        const own = duel.match.view(decision.seat).players[decision.seat] as PlayerView;
        return type(commandOf(decision.options[index] as Option, own));
      },
      read: (line, language) => readTyped(line, duel, presenterFor(language, names)),
      ending: ({ label }, language) => ending(label as Label, language, names),
    };
    this.#table = new SharedTable(running, this.#early);
  }

  join(send: (message: object) => void): ReturnType<Seating['join']> {
    if (this.#table === null) throw new Error('the names are not known yet');
    return this.#table.join(send);
  }

  /** Shows the pages what they have not seen. */
  changed(): void {
    this.#table?.changed();
  }

  /** Tells the pages that the game is left unfinished. */
  leave(why: (language: Language) => string): void {
    this.#table?.end(why);
  }

  async close(): Promise<void> {
    await this.#served?.close();
  }
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
