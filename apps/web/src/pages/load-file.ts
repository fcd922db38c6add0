import type { ReplaySummary } from '@cardwright/client';
import { BadInputError, type Language, parseRecord } from '@cardwright/engine';
import { archive, newId } from '../archive.ts';
import { archivedAfter } from '../archived-game.ts';
import { type Link, RefusedError } from '../link.ts';
import { ownEyes } from '../replay/store.ts';
import { type FileFault, readFile } from './record-file.ts';

/** Why a file was not opened. */
export type Fault = { readonly file: string } & ({ readonly own: FileFault } | { readonly message: string });

/** Whether the person won; null where there is no saying, as of a game that can only be read. */
async function isWonBy(summary: ReplaySummary, link: Link, language: Language): Promise<boolean | null> {
  if (summary.ending === null || summary.legacy !== null) return null;
  const { frame } = await link.call('still', { at: summary.length, viewer: ownEyes(summary), language });
  return frame.ending?.isWon ?? null;
}

/** Opens a record file and keeps the game; one that is kept already is found again. */
export async function loadFile(file: File, link: Link, language: Language): Promise<{ id: string } | Fault> {
  const read = await readFile(file);
  if ('fault' in read) return { file: file.name, own: read.fault };
  try {
    const record = parseRecord(read.text);
    const summary = await link.call('openReplay', { record: read.text, language });
    for (const { id, game, length } of await archive.list())
      if (game === record.game && length === record.choices.length && (await archive.record(id)) === read.text)
        return { id };
    const isWon = await isWonBy(summary, link, language);
    const id = newId();
    await archive.keep(archivedAfter(null, id, record, isWon, Date.now()), read.text);
    return { id };
  } catch (error) {
    if (error instanceof BadInputError || error instanceof RefusedError)
      return { file: file.name, message: error.message };
    throw error;
  }
}
