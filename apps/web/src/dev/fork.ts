import { parseRecord } from '@cardwright/engine';
import { archive, newId } from '../archive.ts';
import { archivedAfter } from '../archived-game.ts';

/** Keeps a copy of a game as it is, under a name of its own. */
export async function fork(record: string): Promise<string> {
  const id = newId();
  await archive.keep(archivedAfter(null, id, parseRecord(record), null, Date.now()), record);
  return id;
}
