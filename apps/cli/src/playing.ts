import { chronicleOf, withLog } from '@cardwright/client';
import { BadInputError, IllegalChoiceError, type MatchRecord } from '@cardwright/engine';
import type { Asked } from '@cardwright/host';
import type { Display, Leaving } from './display.ts';
import { BAD_INPUT, CrashError, INTERRUPTED, LeftError } from './faults.ts';
import { finished, leftIn, whereabouts } from './keeping.ts';
import type { Keyboard } from './keyboard.ts';
import { text } from './paint.ts';
import { resumeCommand } from './save-file.ts';
import { WORDS } from './words.ts';

/** The sentence that ends a game. */
export function resultOf({ client, entry, table, paint }: Keyboard): string {
  const { outcome } = client;
  const said = outcome === null ? '' : (client.frame?.ending?.text ?? client.presenter.outcome(outcome));
  const score = entry.screen.score?.(client.view, paint) ?? '';
  return WORDS[client.language].result(said, score, table.host.length, table.host.seed);
}

/** Who was what and what became of them, a line a seat. */
async function chronicled({ table, client, paint }: Keyboard): Promise<readonly string[]> {
  const { viewer, language, seats: people, isShared } = client;
  const own = typeof viewer === 'number' && !isShared ? viewer : null;
  const chronicle = await chronicleOf(table.entry, table.host.record(), { own, language, people });
  return chronicle === null ? [] : [chronicle.why, ...chronicle.short].map((line) => text(paint, line));
}

/** The record of a game; of one that is over with its log, so that it can be read when the rules have changed. */
export function recordOf({ table, client }: Pick<Keyboard, 'table' | 'client'>): MatchRecord {
  return withLog(table.entry, table.host.record(), client.language);
}

/** The game from here to its end, or until somebody leaves. Whatever happens, the record is not lost. */
export async function playAt(display: Display, at: Keyboard): Promise<void> {
  const { table, client, file } = at;
  const keep = (record = table.host.record()): void => {
    const problem = file.keep(record);
    if (problem !== null) display.note(file.trouble === null ? problem : WORDS[client.language].unkept(problem));
  };
  table.keep = keep;
  display.whenInterrupted(() => table.leave());
  try {
    void table.entry.stage.annals?.(); // loaded meanwhile, so that nobody waits for it when the game is over
    table.begin();
    for (;;) {
      const turn = await table.next((ms) => display.pause(ms));
      if (turn === 'over' || turn === 'closed') break;
      if (turn === 'left') return leave(display, at, 'interrupt');
      const left = await act(turn, display, at, keep);
      if (left !== null) return leave(display, at, left);
    }
    const lines = finished(file, recordOf(at), client.language);
    await display.finish(resultOf(at), await chronicled(at));
    if (lines.length > 0) display.close(lines.join('\n'));
  } catch (error) {
    const isOurs =
      error instanceof IllegalChoiceError || !(error instanceof BadInputError || error instanceof LeftError);
    if (!isOurs) throw error;
    throw new CrashError(whereabouts(file, table.host.record()), { cause: error });
  } finally {
    display.close();
    file.release();
    table.host.close();
  }
}

/** Lets whoever is next do what is to be done; says how somebody left instead. */
async function act(
  turn: 'asked' | 'curtain',
  display: Display,
  { client }: Keyboard,
  keep: () => void,
): Promise<Leaving | null> {
  if (turn === 'curtain') {
    const seat = client.curtain as number;
    const left = await display.curtain(seat);
    if (left === null) client.lift(seat);
    return left;
  }
  keep(); // what the others did, before anybody is asked
  const { n } = client.asked as Asked;
  const answer = await display.ask();
  if (answer === 'undo') {
    client.ask('undo');
    return null;
  }
  if ('left' in answer) return answer.left;
  client.choose(answer.choice, n);
  return null;
}

function leave(display: Display, { table, file, client }: Keyboard, how: Leaving): void {
  const words = WORDS[client.language];
  const { path, lines } = leftIn(file, table.host.record(), client.language);
  const said = path === null ? '' : words[how === 'end' ? 'ended' : 'saved'](path, resumeCommand(path));
  if (how === 'quit') return display.close([...lines, said].join('\n').trimEnd());
  display.close(lines.length > 0 ? lines.join('\n') : undefined);
  throw new LeftError(said || words.unsaved, how === 'end' ? BAD_INPUT : INTERRUPTED);
}
