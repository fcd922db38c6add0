import { type Chronicle, chronicleOf } from '@cardwright/client';
import { type Language, type MatchRecord, parseRecord, type Seat } from '@cardwright/engine';
import type { SeatInfo } from '@cardwright/host';
import { HUMAN } from '@cardwright/players';
import type { GameEntry } from '@cardwright/registry';
import { archive } from '../archive.ts';
import type { TurningPoints } from './protocol.ts';

/** A game as it was played, and who looks back at it. */
export interface RecordedGame {
  readonly entry: GameEntry;
  readonly record: MatchRecord;
  readonly own: Seat | null;
  readonly people?: readonly SeatInfo[];
}

const PLAYOUTS = 2500; // in all: a second or two
const BEFORE_A_TURN = { least: 24, most: 200 };

const LAST = 20; // games that are looked at for what is usual

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What became of everybody in it; null: it is not over. */
export const chronicleFor = async (
  { entry, record, own, people }: RecordedGame,
  language: Language,
): Promise<Chronicle | null> =>
  record.outcome === null
    ? null
    : chronicleOf(entry, record, { own, language, ...(people === undefined ? {} : { people }) });

/** Where it turned for whoever looks. It takes a while, and lets others be answered meanwhile. */
export async function turnedFor(bygone: RecordedGame): Promise<TurningPoints | null> {
  const { entry, record, own } = bygone;
  const chronicle = await chronicleFor(bygone, 'en');
  if (chronicle === null || own === null) return null;
  const { chanceLine, turningsIn } = await import('@cardwright/review');
  const line: number[] = [];
  let error = 0;
  const turns = chronicle.turns.map(({ at }) => at);
  const { least, most } = BEFORE_A_TURN;
  const playouts = Math.max(least, Math.min(most, Math.floor(PLAYOUTS / turns.length)));
  for await (const chance of chanceLine(entry, record, own, turns, playouts)) {
    line.push(chance.value);
    error = Math.max(error, chance.error);
    await pause();
  }
  return { turnings: turningsIn(line), error };
}

/** The figures of whoever played a game alone at this screen. */
async function ownFigures(entry: GameEntry, record: MatchRecord): Promise<readonly (number | null)[] | null> {
  const people = record.players.flatMap((player, seat) => (player === HUMAN ? [seat] : []));
  const [own, ...others] = people;
  if (own === undefined || others.length > 0 || record.rules !== entry.game.rules) return null;
  const chronicle = await chronicleOf(entry, record, { own, language: 'en' });
  const rows = chronicle?.sides.flatMap((side) => side.rows) ?? [];
  return rows.find(({ isOwn }) => isOwn)?.figures ?? null;
}

/** The own figures in the last games of this kind that are kept here. */
export async function usualFor({ entry, record, own }: RecordedGame): Promise<(readonly (number | null)[])[]> {
  if (own === null) return [];
  const kept = (await archive.list()).filter(
    ({ game, ending, isPractice }) => game === record.game && ending !== null && !isPractice,
  );
  const found: (readonly (number | null)[])[] = [];
  for (const { id } of kept.sort((a, b) => b.updated - a.updated)) {
    const text = await archive.record(id);
    const read = text === null ? null : parseRecord(text);
    const isThis = read?.seed === record.seed && read.choices.length === record.choices.length;
    const figures = read === null || isThis ? null : await ownFigures(entry, read);
    if (figures !== null) found.push(figures);
    if (found.length === LAST) break;
    await pause();
  }
  return found;
}
