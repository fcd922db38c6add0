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
export interface Opened {
  readonly kept: ArchivedGame;
  readonly record: string;
  readonly summary: ReplaySummary;
  readonly link: Link;
  readonly replay: ReplayStore;
  readonly table: TableStore;
}

/** Goes on playing from the move that is shown, at the seat whose eyes are looked through. */
export async function playOn({ record: text, summary, replay }: Opened, card: GameCard): Promise<void> {
  const { at, eyes } = replay.getState();
  const record = parseRecord(text);
  const seat = typeof eyes === 'number' ? eyes : (summary.own ?? record.choices[at]?.seat ?? 0);
  const id = newId();
  const played = playedOn(record, at, seat, card);
  await archive.keep({ ...archivedAfter(null, id, played, null, Date.now()), isPractice: true }, formatRecord(played));
  go({ page: 'table', id, isText: false });
}
