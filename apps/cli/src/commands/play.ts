import { BadInputError, type MatchRecord } from '@cardwright/engine';
import { botOf, HUMAN, usualBot } from '@cardwright/players';
import { type Player, Session } from '@cardwright/session';
import { botsFrom, languageFrom, seatsFrom, seedFrom, settingsFrom, wholeNumber } from '../arguments.ts';
import type { Sitting } from '../conversation.ts';
import { isInteractive, type Terminal } from '../line-source.ts';
import { LineTable } from '../line-table.ts';
import { paintFor, playAt } from '../playing.ts';
import { RecordFile } from '../record-file.ts';
import type { Entry } from '../registry.ts';
import { entryOf } from '../registry.ts';
import { checkRules, SaveFile } from '../save-file.ts';
import { isLargeEnough, ScreenTable } from '../screen-table.ts';
import { WORDS } from '../words.ts';

export interface PlayOptions {
  readonly seats?: string;
  readonly seed?: string;
  readonly as?: string;
  readonly bots?: string;
  readonly lang: string;
  readonly plain?: boolean;
  readonly ascii?: boolean;
  readonly set: readonly string[];
  readonly save?: string;
  readonly resume?: string;
}

/** Plays a game with somebody at the keyboard. */
export async function play(id: string | undefined, given: PlayOptions, terminal: Terminal): Promise<void> {
  const language = languageFrom(given.lang);
  const resumed = given.resume === undefined ? null : opened(given, given.resume);
  const session = resumed === null ? freshSession(id, given) : resumedSession(id, given, resumed);
  const file = new SaveFile(session.entry.game.id, session.seed, resumed);
  if (given.save !== undefined) file.claim(given.save);
  const { viewer } = session;
  const at: Sitting = { session, viewer, paint: paintFor(session, language, terminal, given.ascii === true), file };
  const isResumed = given.resume !== undefined;
  const table =
    given.plain !== true && isInteractive(terminal) && isLargeEnough(terminal)
      ? new ScreenTable(at, terminal, greeting(at, isResumed).join(' '))
      : greeted(new LineTable(at, terminal), at, isResumed);
  await playAt(table, at);
}

function freshSession(id: string | undefined, given: PlayOptions): Session<Entry> {
  if (id === undefined) throw new BadInputError('which game? say cardwright play <game>, or --resume a saved one');
  const entry = entryOf(id);
  const seats = seatsFrom(entry, given.seats);
  const own = wholeNumber('--as', given.as ?? '0', 0, seats - 1);
  const bots = botsFrom(entry, given.bots, seats - 1);
  const deal = { seed: seedFrom(given.seed), seats, options: settingsFrom(given.set) };
  return Session.start(entry, deal, withPerson(bots, own));
}

const withPerson = (bots: readonly Player[], own: number): Player[] => bots.toSpliced(own, 0, HUMAN);

/** A saved game; from here on nobody else plays it. */
function opened(given: PlayOptions, path: string): RecordFile {
  for (const option of ['seed', 'seats'] as const)
    if (given[option] !== undefined)
      throw new BadInputError(`--${option} is part of the saved game: leave it out with --resume`);
  if (given.set.length > 0) throw new BadInputError('--set is part of the saved game: leave it out with --resume');
  return RecordFile.open(path);
}

function resumedSession(id: string | undefined, given: PlayOptions, file: RecordFile): Session<Entry> {
  try {
    return sessionFrom(id, given, file);
  } catch (error) {
    file.close();
    throw error;
  }
}

function sessionFrom(id: string | undefined, given: PlayOptions, { path, record }: RecordFile): Session<Entry> {
  const entry = entryOf(record.game);
  if (id !== undefined && entryOf(id) !== entry)
    throw new BadInputError(`${path} is a game of ${record.game}, not of ${id}`);
  checkRules(path, entry.game, record);
  if (record.outcome !== null) throw new BadInputError(`${path} is a game that is over; cardwright replay shows it`);
  try {
    return Session.resume(entry, record, seated(entry, record, given));
  } catch (error) {
    if (error instanceof BadInputError) throw new BadInputError(`${path}: ${error.message}`);
    throw error;
  }
}

/** Who goes on with a saved game: who sat there before, unless it is said otherwise. */
function seated(entry: Entry, record: MatchRecord, given: PlayOptions): Player[] {
  const before = Array.from({ length: record.seats }, (_, seat) => record.players[seat] ?? usualBot(entry).id);
  if (given.as === undefined && given.bots === undefined && before.includes(HUMAN))
    return before.map((name) => (name === HUMAN ? HUMAN : botOf(entry, name)));
  const own = wholeNumber('--as', given.as ?? `${Math.max(0, before.indexOf(HUMAN))}`, 0, record.seats - 1);
  const others = before.toSpliced(own, 1).map((name) => (name === HUMAN ? usualBot(entry).id : name));
  const bots = botsFrom(entry, given.bots ?? others.join(','), record.seats - 1);
  return withPerson(bots, own);
}

function greeting({ session, paint }: Sitting, isResumed: boolean): string[] {
  const { language, words } = paint.presenter;
  const names = session.players.flatMap((player, seat) => (player === HUMAN ? [paint.presenter.name(seat)] : []));
  const said = WORDS[language].seated(words.name, names, session.seed);
  return isResumed ? [said, WORDS[language].resumed(session.length)] : [said];
}

/** Says who sits where and what has happened so far; of a resumed game only the end of it. */
function greeted(table: LineTable, at: Sitting, isResumed: boolean): LineTable {
  const { session, paint } = at;
  const seats = session.players.map((_, seat) => `${paint.presenter.name(seat)} ${paint.players[seat]}`);
  table.print(...greeting(at, isResumed), WORDS[paint.presenter.language].seats(seats));
  for (const event of isResumed ? session.events.slice(-10) : session.events) table.tell(event);
  return table;
}
