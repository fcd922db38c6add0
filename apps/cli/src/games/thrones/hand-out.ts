import { HUMAN } from '@cardwright/players';
import { setupFrom } from '@cardwright/registry/thrones';
import { deal, type GameEvent, handOutLine, javaRandom } from '@cardwright/thrones';
import { languageFrom, seedFrom } from '../../arguments.ts';
import { readText } from '../../files.ts';
import { Keyboard } from '../../keyboard.ts';
import { LineDisplay } from '../../line-display.ts';
import { isInteractive, type Terminal } from '../../line-source.ts';
import { type PageOptions, playShared } from '../../page-option.ts';
import { entryOf } from '../../registry.ts';
import { SaveFile } from '../../save-file.ts';
import type { PageEnvironment } from '../../shared-page.ts';
import { TerminalTable } from '../../terminal-table.ts';

export interface HandOutOptions extends Pick<PageOptions, 'page' | 'port'> {
  readonly open?: boolean; //    all hands
  readonly browser?: boolean; // false: it is left alone
  readonly lang: string;
}

/** The course's own program: a property file in, its log out, in the classic random order. */
export async function handOut(
  path: string,
  given: HandOutOptions,
  terminal: Terminal,
  environment?: PageEnvironment,
): Promise<void> {
  const language = languageFrom(given.lang);
  const entry = entryOf('thrones');
  const setup = setupFrom(path, readText(path), entry);
  const seed = setup.seed ?? seedFrom(undefined);
  const random = javaRandom(seed);
  deal(random); // all players draw on from where the deal stopped
  const isWatched = isInteractive(terminal) && setup.watchingTime > 0;
  const names = setup.players.map((_, seat) => `Player ${seat}`); // as the hand-out counts them
  const wanted: ConstructorParameters<typeof TerminalTable>[3] = {
    origin: { seed, options: { shuffle: 'java' } },
    forced: { bots: true }, // they draw a number even then
    botRandom: () => random,
    rest: ({ type }) => (isWatched && type === 'play-scored' ? setup.watchingTime : 0),
  };
  const table = new TerminalTable(entry, setup.players, language, wanted, names);
  const at = new Keyboard(table, new SaveFile('thrones', seed, null), terminal, false);
  const shared = { ...given, open: given.browser !== false };
  const display = (said: string | null): HandOutDisplay => {
    const lines = new HandOutDisplay(at, (event) => tell(event as GameEvent));
    if (given.open === true && setup.players.includes(HUMAN)) table.hearAll();
    lines.print(...(said === null ? [] : [said]), `Seed = ${seed}`);
    return lines;
  };
  await playShared(shared, at, display, environment);
}

/** The hand-out's lines; a hand that is not for these eyes lies face down. */
function tell(event: GameEvent): readonly string[] {
  if (event.type !== 'hand-dealt' || event.secret !== undefined) return handOutLine(event);
  return [`hands[${event.seat}]: [${Array.from({ length: event.count }, () => '?').join(',')}]`];
}

/** Its last event says the result already. */
class HandOutDisplay extends LineDisplay {
  override finish(): Promise<void> {
    return Promise.resolve();
  }
}
