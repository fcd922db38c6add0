import type { ReplaySummary } from '@cardwright/client';
import { formatRecord, parseRecord } from '@cardwright/engine';
import { archive, newId } from '../archive.ts';
import { type ArchivedGame, archivedAfter, playedOn } from '../archived-game.ts';
import type { GameCard } from '../host/protocol.ts';
import type { Link } from '../link.ts';
import { go } from '../route.ts';
import type { TableStore } from '../table/store.ts';
import type { ReplayStore } from './store.ts';

/** A game that was found and can be shown. */
export interface OpenReplay {
  readonly kept: ArchivedGame;
  readonly record: string;
  readonly summary: ReplaySummary;
  readonly link: Link;
  readonly replay: ReplayStore;
  readonly table: TableStore;
}

/** Goes on playing from the move that is shown, at the seat whose eyes are looked through. */
export function playOn({ record, summary, replay }: OpenReplay, card: GameCard): Promise<void> {
  const { at, eyes } = replay.getState();
  const seat = typeof eyes === 'number' ? eyes : (summary.own ?? parseRecord(record).choices[at]?.seat ?? 0);
  return playOnAs(record, at, seat, card);
}

/** Goes on playing from a move, at this seat; another choice may have been made for it there. */
export async function playOnAs(
  text: string,
  at: number,
  seat: number,
  card: GameCard,
  keys: readonly string[] | null = null,
): Promise<void> {
  const id = newId();
  const before = playedOn(parseRecord(text), at, seat, card);
  const played = keys === null ? before : { ...before, choices: [...before.choices, { seat, keys }] };
  await archive.keep({ ...archivedAfter(null, id, played, null, Date.now()), isPractice: true }, formatRecord(played));
  go({ page: 'table', id, isText: false });
}
