import { namesIn } from '@cardwright/client';
import { BadInputError, IllegalChoiceError, type Language, type Match, type Seat } from '@cardwright/engine';
import { HUMAN } from '@cardwright/players';
import { type Session } from '@cardwright/session';
import { Presenter } from '@cardwright/table';
import { botName } from './chinese-names.ts';
import type { Sitting } from './conversation.ts';
import { BAD_INPUT, CrashError, INTERRUPTED, LeftError } from './faults.ts';
import { finished, leftIn, whereabouts } from './keeping.ts';
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
  players: session.players.map((player) => (player === HUMAN ? WORDS[language].you : botName(player.id, language))),
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
      keep(table, at);
      const answer = await table.ask(decision);
      if ('left' in answer) return leave(table, at, answer.left);
      session.choose(answer.choice);
      keep(table, at); // before the others think about it
      await between?.();
    }
    const lines = finished(file, session.record(), at.paint.presenter.language);
    await table.finish(resultOf(at));
    if (lines.length > 0) table.close(lines.join('\n'));
  } catch (error) {
    const isOurs =
      error instanceof IllegalChoiceError || !(error instanceof BadInputError || error instanceof LeftError);
    if (!isOurs) throw error;
    throw new CrashError(whereabouts(file, session.record()), { cause: error });
  } finally {
    table.close();
    file.release();
  }
}

/** Puts the game so far where it outlives this program. Where it cannot be, the game goes on, and that is said. */
function keep(table: Table, { session, file, paint }: Sitting): void {
  const problem = file.keep(session.record());
  if (problem === null) return;
  table.note(file.trouble === null ? problem : WORDS[paint.presenter.language].unkept(problem));
}

function leave(table: Table, { session, file, paint }: Sitting, how: 'quit' | 'end' | 'interrupt'): void {
  const { language } = paint.presenter;
  const words = WORDS[language];
  const { path, lines } = leftIn(file, session.record(), language);
  const said = path === null ? '' : words[how === 'end' ? 'ended' : 'saved'](path, resumeCommand(path));
  if (how === 'quit') return table.close([...lines, said].join('\n').trimEnd());
  table.close(lines.length > 0 ? lines.join('\n') : undefined);
  throw new LeftError(said || words.unsaved, how === 'end' ? BAD_INPUT : INTERRUPTED);
}
