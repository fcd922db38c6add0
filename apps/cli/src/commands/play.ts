import {
  BadInputError,
  childSeed,
  type Language,
  type MatchRecord,
  randomFrom,
  replay,
  type Seat,
} from '@cardwright/engine';
import { botOf, HUMAN, newcomersBot, usualBot } from '@cardwright/players';
import { botsFrom, languageFrom, peopleFrom, seatsFrom, seedFrom, settingsFrom, thinkFrom } from '../arguments.ts';
import { Keyboard } from '../keyboard.ts';
import { LineDisplay } from '../line-display.ts';
import { isInteractive, type Terminal } from '../line-source.ts';
import { type PageOptions, playShared } from '../page-option.ts';
import { RecordFile } from '../record-file.ts';
import { type Entry, entryOf } from '../registry.ts';
import { checkRules, SaveFile } from '../save-file.ts';
import { isLargeEnough, ScreenDisplay } from '../screen-display.ts';
import type { PageEnvironment } from '../shared-page.ts';
import { type Player, TerminalTable } from '../terminal-table.ts';
import { WORDS } from '../words.ts';

export interface PlayOptions extends PageOptions {
  readonly seats?: string;
  readonly seed?: string;
  readonly as?: string;
  readonly people?: string;
  readonly bots?: string;
  readonly think?: string;
  readonly lang: string;
  readonly plain?: boolean;
  readonly ascii?: boolean;
  readonly set: readonly string[];
  readonly save?: string;
  readonly resume?: string;
}

/** Plays a game with somebody at the keyboard. */
export async function play(
  id: string | undefined,
  given: PlayOptions,
  terminal: Terminal,
  environment?: PageEnvironment,
): Promise<void> {
  const language = languageFrom(given.lang);
  const resumed = given.resume === undefined ? null : opened(given, given.resume);
  const table = resumed === null ? freshTable(id, given, language) : resumedTable(id, given, resumed, language);
  const file = new SaveFile(table.entry.game.id, table.host.seed, resumed);
  if (given.save !== undefined) file.claim(given.save);
  const at = new Keyboard(table, file, terminal, given.ascii === true);
  const isResumed = resumed !== null;
  const isScreen = given.plain !== true && isInteractive(terminal) && isLargeEnough(terminal);
  const display = (said: string | null): ScreenDisplay | LineDisplay =>
    isScreen ? new ScreenDisplay(at, said ?? greeting(at, isResumed).join(' ')) : greeted(at, isResumed, said);
  await playShared(given, at, display, environment);
}

function freshTable(id: string | undefined, given: PlayOptions, language: Language): TerminalTable {
  if (id === undefined) throw new BadInputError('which game? say cardwright play <game>, or --resume a saved one');
  const entry = entryOf(id);
  const seats = seatsFrom(entry, given.seats);
  const seed = seedFrom(given.seed);
  const people =
    peopleFrom(given, seats) ?? dealtSeats(seed, seats, given.people === undefined ? 1 : Number(given.people));
  const bots = botsFrom(entry, given.bots, seats - people.length, newcomersBot(entry));
  const origin = { seed, seats, options: settingsFrom(given.set) };
  return new TerminalTable(entry, withPeople(bots, people, seats), language, {
    origin,
    budget: thinkFrom(given.think),
  });
}

/** So many seats, dealt by the seed: whoever plays is not always the first. */
function dealtSeats(seed: number, seats: number, count: number): Seat[] {
  const random = randomFrom(childSeed(seed, 6001));
  const left = Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] as Seat);
}

const withPeople = (bots: readonly Player[], people: readonly Seat[], seats: number): Player[] => {
  const left = [...bots];
  return Array.from({ length: seats }, (_, seat) => (people.includes(seat) ? HUMAN : (left.shift() as Player)));
};

/** A saved game; from here on nobody else plays it. */
function opened(given: PlayOptions, path: string): RecordFile {
  for (const option of ['seed', 'seats'] as const)
    if (given[option] !== undefined)
      throw new BadInputError(`--${option} is part of the saved game: leave it out with --resume`);
  if (given.set.length > 0) throw new BadInputError('--set is part of the saved game: leave it out with --resume');
  return RecordFile.open(path);
}

function resumedTable(id: string | undefined, given: PlayOptions, file: RecordFile, language: Language): TerminalTable {
  try {
    return tableFrom(id, given, file, language);
  } catch (error) {
    file.close();
    throw error;
  }
}

function tableFrom(
  id: string | undefined,
  given: PlayOptions,
  { path, record }: RecordFile,
  language: Language,
): TerminalTable {
  const entry = entryOf(record.game);
  if (id !== undefined && entryOf(id) !== entry)
    throw new BadInputError(`${path} is a game of ${record.game}, not of ${id}`);
  checkRules(path, entry.game, record);
  if (record.outcome !== null) throw new BadInputError(`${path} is a game that is over; cardwright replay shows it`);
  try {
    replay(entry.game, record);
    return new TerminalTable(entry, seated(entry, record, given), language, {
      origin: record,
      budget: thinkFrom(given.think),
    });
  } catch (error) {
    if (error instanceof BadInputError) throw new BadInputError(`${path}: ${error.message}`);
    throw error;
  }
}

/** Who goes on with a saved game: who sat there before, unless it is said otherwise. */
function seated(entry: Entry, record: MatchRecord, given: PlayOptions): Player[] {
  const usual = usualBot(entry).id;
  const before = Array.from({ length: record.seats }, (_, seat) => record.players[seat] ?? usual);
  const sat = before.flatMap((name, seat) => (name === HUMAN ? [seat] : []));
  const people = peopleFrom(given, record.seats) ?? (sat.length > 0 ? sat : [0]);
  if (given.bots === undefined)
    return before.map((name, seat) => (people.includes(seat) ? HUMAN : botOf(entry, name === HUMAN ? usual : name)));
  return withPeople(botsFrom(entry, given.bots, record.seats - people.length), people, record.seats);
}

function greeting({ table, client }: Keyboard, isResumed: boolean): string[] {
  const { language } = client;
  const names = table.people.map((seat) => client.name(seat));
  const said = WORDS[language].seated(client.presenter.words.name, names, table.host.seed);
  return isResumed ? [said, WORDS[language].resumed(table.host.length)] : [said];
}

const TOLD_AGAIN = 10; // lines of a resumed game

/** Says who sits where and what has happened so far; of a resumed game only the end of it. */
function greeted(at: Keyboard, isResumed: boolean, said: string | null): LineDisplay {
  const { table, client, paint } = at;
  const display = new LineDisplay(at, undefined, isResumed ? TOLD_AGAIN : null);
  const seats = table.players.map((_, seat) =>
    WORDS[client.language].seatOf(client.name(seat), paint.players[seat] ?? ''),
  );
  display.print(...greeting(at, isResumed), WORDS[client.language].seats(seats), ...(said === null ? [] : [said]));
  return display;
}
