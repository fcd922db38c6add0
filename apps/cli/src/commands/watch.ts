import type { Random } from '@cardwright/engine';
import { botRandoms } from '@cardwright/lab';
import { Session } from '@cardwright/session';
import { botsFrom, languageFrom, seatsFrom, seedFrom, settingsFrom } from '../arguments.ts';
import { botName } from '../chinese-names.ts';
import type { Sitting } from '../conversation.ts';
import { CrashError } from '../faults.ts';
import { finished, whereabouts } from '../keeping.ts';
import type { Terminal } from '../line-source.ts';
import { printable, spoken } from '../paint.ts';
import { paintFor, resultOf } from '../playing.ts';
import { entryOf } from '../registry.ts';
import { SaveFile } from '../save-file.ts';
import { WORDS } from '../words.ts';

export interface WatchOptions {
  readonly seats?: string;
  readonly seed?: string;
  readonly bots?: string;
  readonly lang: string;
  readonly ascii?: boolean;
  readonly set: readonly string[];
  readonly save?: string;
}

/** Bots play; everything they do and hold can be read. The same seed and bots play the same game as in a simulation. */
export async function watch(id: string, given: WatchOptions, terminal: Terminal): Promise<void> {
  const entry = entryOf(id);
  const language = languageFrom(given.lang);
  const seats = seatsFrom(entry, given.seats);
  const bots = botsFrom(entry, given.bots, seats);
  const seed = seedFrom(given.seed);
  const session = Session.start(entry, { seed, seats, options: settingsFrom(given.set) }, bots);
  const randoms = botRandoms(seed, seats);
  session.random = (seat) => randoms[seat] as Random;
  const file = new SaveFile(entry.game.id, seed, null);
  if (given.save !== undefined) file.claim(given.save);
  const paint = paintFor(session, language, terminal, given.ascii === true);
  const at: Sitting = { session, viewer: 'all', paint, file };
  const print = (...lines: readonly string[]): void => {
    for (const line of lines) terminal.output.write(`${printable(paint, line)}\n`);
  };
  print(
    WORDS[language].watched(paint.presenter.words.name, seed),
    WORDS[language].seats(bots.map((bot, seat) => `${paint.presenter.name(seat)} ${botName(bot.id, language)}`)),
    ...entry.screen.hand(session.match.view('all'), null, paint),
  );
  for (const event of session.events) print(spoken(paint, paint.presenter.event(event)));
  session.hear = (event) => print(spoken(paint, paint.presenter.event(event)));
  try {
    await session.playBots();
  } catch (error) {
    throw new CrashError(whereabouts(file, session.record()), { cause: error });
  }
  print(resultOf(at), ...finished(file, session.record(), language));
}
