import { BadInputError } from '@cardwright/engine';
import { wholeNumber } from './arguments.ts';
import type { Display } from './display.ts';
import type { Keyboard } from './keyboard.ts';
import { isInteractive } from './line-source.ts';
import { playAt } from './playing.ts';
import type { PageEnvironment, SharedPage } from './shared-page.ts';
import { WORDS } from './words.ts';

/** The options of every program that shows its table in the browser too. */
export interface PageOptions {
  readonly page?: boolean;
  readonly port?: string;
  readonly open?: boolean; // false: the browser is left alone
}

/** A display that takes lines from elsewhere. */
interface Interjected extends Display {
  interject(line: string): boolean;
}

/** The port that was asked for; 0: any that is free. */
export function portFrom({ page, port }: PageOptions, flag = '--page'): number {
  if (port === undefined) return 0;
  if (page !== true) throw new BadInputError(`--port is for the picture: say ${flag} too`);
  return wholeNumber('--port', port, 0, 65_535);
}

/** The browser's side, loaded only where it is wanted; or why there is none. */
export const openPage = async (port: number, environment: PageEnvironment | undefined): Promise<SharedPage | string> =>
  (await import('./shared-page.ts')).SharedPage.open(port, environment);

/** Plays at this keyboard and, where that is wished, in the browser at once. What is to be said about the page is handed to `displayFor`. */
export async function playShared(
  given: PageOptions,
  at: Keyboard,
  displayFor: (said: string | null) => Interjected,
  environment?: PageEnvironment,
): Promise<void> {
  const { table, client, file, terminal } = at;
  const words = WORDS[client.language];
  let page: SharedPage | null = null;
  let said: string | null = null;
  try {
    const port = portFrom(given);
    if (given.page === true) {
      const opened = await openPage(port, environment);
      page = typeof opened === 'string' ? null : opened;
      said = typeof opened === 'string' ? words.noPage(opened) : words.page(opened.url);
    }
  } catch (error) {
    file.release();
    throw error;
  }
  try {
    const display = displayFor(said);
    page?.show(table, {
      choose: (choice) => display.interject(choice.length === 0 ? '-' : choice.map((index) => index + 1).join(' ')),
      lift: () => display.interject(''),
    });
    if (given.open !== false && isInteractive(terminal)) page?.openBrowser();
    await playAt(display, at);
  } finally {
    await page?.close();
  }
}
