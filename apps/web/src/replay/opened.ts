import { parseRecord } from '@cardwright/engine';
import { archive, newId } from '../archive.ts';
import type { GameCard, Reel } from '../host/protocol.ts';
import { type Kept, keptAfter, playedOn } from '../kept.ts';
import type { Link } from '../link.ts';
import { go } from '../route.ts';
import type { TableStore } from '../table/store.ts';
import type { ReplayStore } from './store.ts';

/** A game that was found and can be shown. */
export interface Opened {
  readonly kept: Kept;
  readonly reel: Reel;
  readonly link: Link;
  readonly replay: ReplayStore;
  readonly table: TableStore;
}

/** Goes on playing from the move that is shown, at the seat whose eyes are looked through. */
export async function playOn({ kept, reel, replay }: Opened, card: GameCard): Promise<void> {
  const { at, eyes } = replay.getState();
  const record = parseRecord(kept.record);
  const seat = typeof eyes === 'number' ? eyes : (reel.own ?? record.choices[at]?.seat ?? 0);
  const id = newId();
  const text = playedOn(record, at, seat, card);
  await archive.keep({ ...keptAfter(null, id, text, null, Date.now()), isPractice: true });
  go({ page: 'table', id, isText: false });
}
