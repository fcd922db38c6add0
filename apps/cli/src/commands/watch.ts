import type { Random } from '@cardwright/engine';
import { botRandoms } from '@cardwright/lab';
import { botsFrom, languageFrom, seatsFrom, seedFrom, settingsFrom, thinkFrom } from '../arguments.ts';
import { Keyboard } from '../keyboard.ts';
import { LineDisplay } from '../line-display.ts';
import type { Terminal } from '../line-source.ts';
import { playAt } from '../playing.ts';
import { entryOf } from '../registry.ts';
import { SaveFile } from '../save-file.ts';
import { handLines } from '../screen.ts';
import { TerminalTable } from '../terminal-table.ts';
import { WORDS } from '../words.ts';

export interface WatchOptions {
  readonly seats?: string;
  readonly seed?: string;
  readonly bots?: string;
  readonly think?: string;
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
  const randoms = botRandoms(seed, seats);
  const table = new TerminalTable(entry, bots, language, {
    origin: { seed, seats, options: settingsFrom(given.set) },
    budget: thinkFrom(given.think),
    botRandom: (seat) => randoms[seat] as Random,
  });
  const file = new SaveFile(entry.game.id, seed, null);
  if (given.save !== undefined) file.claim(given.save);
  const at = new Keyboard(table, file, terminal, given.ascii === true);
  const { client, paint } = at;
  const display = new LineDisplay(at);
  display.print(
    WORDS[language].watched(client.presenter.words.name, seed),
    WORDS[language].seats(bots.map((_, seat) => WORDS[language].seatOf(client.name(seat), paint.players[seat] ?? ''))),
    ...handLines(entry.screen.hand(client.view, null, paint)),
  );
  await playAt(display, at);
}
