import { join } from 'node:path';
import { BadInputError } from '@cardwright/engine';
import { MOST_THINKING, type TableSetup, TIMES } from '@cardwright/online';
import { botOf } from '@cardwright/players';
import { serveTables } from '@cardwright/server';
import { languageFrom, seatsFrom, settingsFrom, thinkFrom, wholeNumber } from '../arguments.ts';
import { dataFolder } from '../data-folder.ts';
import type { Terminal } from '../line-source.ts';
import { Attendance } from '../online/attendance.ts';
import { GuestFile } from '../online/guest-file.ts';
import { serverFrom } from '../online/link.ts';
import { GuestServer } from '../online/server-line.ts';
import { ONLINE_WORDS } from '../online/words.ts';
import { type Entry, entryOf } from '../registry.ts';
import { thePage } from './serve.ts';

export interface HostOptions {
  readonly server?: string;
  readonly port?: string;
  readonly name?: string;
  readonly seats?: string;
  readonly set: readonly string[];
  readonly clock: string;
  readonly public?: boolean;
  readonly rated?: boolean;
  readonly bots?: string;
  readonly think?: string;
  readonly lang: string;
  readonly ascii?: boolean;
}

function timeFrom(given: string): TableSetup['time'] {
  const found = TIMES.find((time) => time === given.toLowerCase());
  if (found === undefined)
    throw new BadInputError(
      `--clock is ${JSON.stringify(given)}; it takes ${TIMES.slice(0, -1).join(', ')} or ${TIMES.at(-1)}`,
    );
  return found;
}

/** What a server allows bots to think; it is not asked for more. */
function thoughtFrom(given: string | undefined): Pick<TableSetup, 'think'> {
  const { ms } = thinkFrom(given, '--think', MOST_THINKING);
  return ms === undefined ? {} : { think: ms };
}

function setupFrom(entry: Entry, given: HostOptions): TableSetup {
  const bots = given.bots?.split(',').map((name) => botOf(entry, name.trim()).id) ?? [];
  return {
    game: entry.game.id,
    seats: seatsFrom(entry, given.seats),
    options: settingsFrom(given.set),
    time: timeFrom(given.clock),
    isPublic: given.public === true,
    isRated: given.rated === true,
    isOpen: false,
    bots,
    ...thoughtFrom(given.think),
  };
}

/** Lays a table at a server, at one of its own where none is named, says where it is, and plays at it. */
export async function host(
  game: string,
  given: HostOptions,
  terminal: Terminal,
  env = process.env,
  page: () => Promise<string> = thePage,
): Promise<void> {
  const language = languageFrom(given.lang);
  const setup = setupFrom(entryOf(game), given);
  if (given.server !== undefined && given.port !== undefined)
    throw new BadInputError('--port is for a server of your own, --server names another: say one of them');
  const folder = dataFolder(env);
  const port = given.port === undefined ? 0 : wholeNumber('--port', given.port, 0, 65_535);
  const own =
    given.server === undefined
      ? await serveTables({ folder: await page(), data: join(folder, 'tables.sqlite'), port })
      : null;
  try {
    const server = own === null ? serverFrom(given.server ?? '', '--server', language) : own.url;
    const at = new GuestServer(server, new GuestFile(folder), given.name, language);
    const words = ONLINE_WORDS[language];
    terminal.output.write(`${words.welcome(await at.greet(), server)}\n`);
    const { id } = (await at.call('POST', '/api/tables', setup)) as { id: string };
    terminal.output.write(`${words.link(`${server}/t/${id}`)}\n`);
    const manner = { language, ascii: given.ascii === true, mayWatch: true, isMaker: true };
    await new Attendance(at, { server, table: id, secret: null }, manner, terminal).untilOver();
  } finally {
    await own?.close();
  }
}
