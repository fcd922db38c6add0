import { namesIn } from '@cardwright/client';
import { BadInputError, IllegalChoiceError, type Language, type Match, type Seat } from '@cardwright/engine';
import { HUMAN } from '@cardwright/players';
import { type Session } from '@cardwright/session';
import { Presenter } from '@cardwright/table';
import type { Sitting } from './conversation.ts';
import { BAD_INPUT, CrashError, INTERRUPTED, LeftError } from './faults.ts';
import type { Terminal } from './line-source.ts';
import { coloursFor, type Paint } from './paint.ts';
import type { Entry } from './registry.ts';
import { resumeCommand } from './save-file.ts';
import type { Table } from './table.ts';
import { WORDS } from './words.ts';

const LINE_WIDTH = 80;

/** What seats are called. */
export const namesOf =
  (entry: Entry, match: Match, language: Language) =>
  (seat: Seat): string =>
    namesIn(entry, match.view('public'), match.seats)[language][seat] as string;

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
    if (file.isWanted) file.save(session.record());
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
