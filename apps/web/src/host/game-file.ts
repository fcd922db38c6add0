import { BadInputError } from '@cardwright/engine';
import type { FileSetup, GameEntry } from '@cardwright/registry';
import type { GivenFile } from './protocol.ts';

/** Reads a file that sets up a table of this game; the game's own reader refuses it, line by line, if it cannot be read. */
export function readGameFile(
  { game, files }: GameEntry,
  { kind, name, text, options }: GivenFile,
): FileSetup & { readonly kind: string } {
  if (text.trim() === '') throw new BadInputError(`${name} is empty: there is nothing in it to read`);
  const file =
    kind === null ? (files.find((each) => each.fits(text)) ?? files[0]) : files.find(({ id }) => id === kind);
  if (file === undefined) throw new BadInputError(`${game.id} reads no such file`);
  return { kind: file.id, ...file.read(text, name, options) };
}
