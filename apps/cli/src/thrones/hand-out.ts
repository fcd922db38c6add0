import { type Event, seenBy, type Viewer } from '@cardwright/engine';
import { HUMAN } from '@cardwright/players';
import { Session } from '@cardwright/session';
import { deal, type Happened, handOutLine, javaRandom } from '@cardwright/thrones';
import { languageFrom, seedFrom } from '../arguments.ts';
import type { Sitting } from '../conversation.ts';
import { readText } from '../files.ts';
import { isInteractive, type Terminal } from '../line-source.ts';
import { LineTable } from '../line-table.ts';
import { paintFor, playAt } from '../playing.ts';
import { entryOf } from '../registry.ts';
import { SaveFile } from '../save-file.ts';
import { setUpFrom } from './set-up.ts';

export interface HandOutOptions {
  readonly open?: boolean;
  readonly lang: string;
}

/** The course's own program: a property file in, its log out, in the classic random order. */
export async function handOut(path: string, given: HandOutOptions, terminal: Terminal): Promise<void> {
  const language = languageFrom(given.lang);
  const entry = entryOf('thrones');
  const setUp = setUpFrom(path, readText(path), entry);
  const seed = setUp.seed ?? seedFrom(undefined);
  const session = Session.start(entry, { seed, options: { shuffle: 'java' } }, setUp.players, {
    askForced: true,
  });
  const random = javaRandom(seed);
  deal(random); // all players draw on from where the deal stopped
  session.random = () => random;
  const isOpen = given.open === true || !setUp.players.includes(HUMAN);
  const viewer: Viewer = isOpen ? 'all' : session.viewer;
  const file = new SaveFile('thrones', seed, null);
  const at: Sitting = { session, viewer, paint: paintFor(session, language, terminal, false), file };
  const table = new HandOutTable(at, terminal, (event) => tell(seenBy(event as Happened, viewer)));
  table.print(`Seed = ${seed}`);
  for (const event of session.events) table.tell(event);
  const isWatched = isInteractive(terminal) && setUp.watchingTime > 0;
  await playAt(table, at, isWatched ? () => table.afterPlay(setUp.watchingTime) : undefined);
}

/** The hand-out's lines; a hand that is not for these eyes lies face down. */
function tell(event: Happened): readonly string[] {
  if (event.type !== 'hand-dealt' || event.secret !== undefined) return handOutLine(event);
  return [`hands[${event.seat}]: [${Array.from({ length: event.count }, () => '?').join(',')}]`];
}

/** Its last event says the result already. */
class HandOutTable extends LineTable {
  #isScored = false; // a play is over, and has not been waited for

  override tell(event: Event): void {
    super.tell(event);
    if (event.type === 'play-scored') this.#isScored = true;
  }

  /** Waits once for each play, when its points have been told. */
  async afterPlay(ms: number): Promise<void> {
    if (!this.#isScored) return;
    this.#isScored = false;
    await this.pause(ms);
  }

  override finish(): Promise<void> {
    return Promise.resolve();
  }
}
