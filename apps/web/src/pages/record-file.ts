import { archive } from '../archive.ts';
import { type ArchivedGame, fileName } from '../archived-game.ts';

const MOST = 4_000_000; // bytes; a long game has 10 000

/** A file that is no record, and why, in the page's own words. */
export type FileFault = 'tooBig' | 'unreadableFile';

/** Hands a game over as a file: the text that the terminal reads too. */
export const saveFile = (game: Pick<ArchivedGame, 'game' | 'id'>, record: string): void =>
  saveBlob(fileName(game, record), new Blob([record], { type: 'text/plain' }));

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000); // some browsers fetch it only after a while
}

/** The same for a game of the archive. */
export async function saveArchived(game: ArchivedGame): Promise<void> {
  const record = await archive.record(game.id);
  if (record !== null) saveFile(game, record);
}

export async function readFile(file: File): Promise<{ readonly text: string } | { readonly fault: FileFault }> {
  if (file.size > MOST) return { fault: 'tooBig' };
  try {
    return { text: await file.text() };
  } catch {
    return { fault: 'unreadableFile' };
  }
}
