import {
  BadInputError,
  IllegalChoiceError,
  type Language,
  type Match,
  type MatchRecord,
  type Seat,
} from '@cardwright/engine';
import { HUMAN, type Session } from '@cardwright/session';
import { defaultNames, Presenter, plain } from '@cardwright/table';
import type { Sitting } from './conversation.ts';
import type { Entry } from './entry.ts';
import { BAD_INPUT, CrashError, INTERRUPTED, LeftError } from './faults.ts';
import type { Terminal } from './line-source.ts';
import { coloursFor, type Paint } from './paint.ts';
import { resumeCommand } from './save-file.ts';
import type { Table } from './table.ts';
import { WORDS } from './words.ts';

const LINE_WIDTH = 80;

/** What seats are called: as the game's screen says, else by their number. Only what is public counts. */
export const namesOf =
  ({ screen }: Entry, match: Match, language: Language) =>
  (seat: Seat): string =>
    screen.name?.(match.view('public'), seat, language) ?? defaultNames[language](seat);

export const paintFor = (session: Session<Entry>, language: Language, terminal: Terminal, ascii: boolean): Paint => ({
  presenter: new Presenter(
    session.entry.game,
    language,
    namesOf(session.entry, session.match, language),
    session.options,
  ),
  players: session.players.map((player) => (player === HUMAN ? WORDS[language].you : player.id)),
  colours: coloursFor(terminal.output, process.env),
  ascii,
  width: terminal.output.columns || LINE_WIDTH,
});

/** The sentence that ends a game. */
export function resultOf({ session, paint, viewer }: Sitting): string {
  const { match, entry } = session;
  const outcome = match.outcome === null ? '' : paint.presenter.outcome(match.outcome);
  const score = entry.screen.score?.(match.view(viewer), paint) ?? '';
  return WORDS[paint.presenter.language].result(outcome, score, session.length, session.seed);
}

/** The record of a game; of one that is over with its log, so that it can be read when the rules have changed. */
export function recordOf({ session, paint }: Pick<Sitting, 'session' | 'paint'>): MatchRecord {
  const record = session.record();
  if (record.outcome === null) return record;
  return { ...record, log: session.seen('public').map((event) => plain(paint.presenter.event(event))) };
}

/** The game from here to its end, or until somebody leaves. Whatever happens, the record is not lost. */
export async function playAt(table: Table, at: Sitting, between?: () => Promise<void>): Promise<void> {
  const { session, file } = at;
  session.hear = (event) => table.tell(event);
  try {
    for (;;) {
      await session.playBots(between);
      const { decision } = session.match;
      if (decision === null) break;
      const answer = await table.ask(decision);
      if ('left' in answer) return leave(table, at, answer.left);
      session.choose(answer.choice);
      await between?.();
    }
    if (file.isWanted) file.save(recordOf(at));
    await table.finish(resultOf(at));
    if (file.detour !== null) table.close(file.detour);
  } catch (error) {
    const isOurs =
      error instanceof IllegalChoiceError || !(error instanceof BadInputError || error instanceof LeftError);
    if (!isOurs) throw error;
    throw new CrashError(`the game is in ${file.save(session.record())}`, { cause: error });
  } finally {
    table.close();
  }
}

function leave(table: Table, { session, file, paint }: Sitting, how: 'quit' | 'end' | 'interrupt'): void {
  const words = WORDS[paint.presenter.language];
  const path = file.save(session.record());
  const said = how === 'end' ? words.ended(path, resumeCommand(path)) : words.saved(path, resumeCommand(path));
  const lines = file.detour === null ? [] : [file.detour];
  if (how === 'quit') return table.close([...lines, said].join('\n'));
  table.close(lines[0]);
  throw new LeftError(said, how === 'end' ? BAD_INPUT : INTERRUPTED);
}
