import { parseRecord } from '@cardwright/engine';
import { archive } from '../archive.ts';
import { archivedAfter } from '../archived-game.ts';
import { askServer } from './server.ts';

/** Makes sure that the game is kept in this browser: one that was played on the server is fetched. */
export async function fetched(id: string): Promise<void> {
  if ((await archive.record(id)) !== null && (await archive.find(id)) !== null) return;
  const text = await askServer<string>(`/api/tables/${encodeURIComponent(id)}/record`);
  await archive.keep(archivedAfter(null, id, parseRecord(text), null, Date.now()), text);
}
