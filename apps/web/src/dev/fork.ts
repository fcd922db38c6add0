import { archive, newId } from '../archive.ts';
import { archivedAfter } from '../archived-game.ts';

/** Keeps a copy of a game as it is, under a name of its own. */
export async function fork(record: string): Promise<string> {
  const id = newId();
  await archive.change(id, () => archivedAfter(null, id, record, null, Date.now()));
  return id;
}
