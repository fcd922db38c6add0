import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { BadInputError } from '@cardwright/engine';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

const PLAINLY: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ENOENT: 'there is no such file',
    EISDIR: 'that is a folder',
    EACCES: 'it may not be read',
    ENOTDIR: 'a part of that path is no folder',
  }),
);

const WRITTEN_PLAINLY: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ENOENT: 'no file can be made there',
    EISDIR: 'that is a folder',
    EACCES: 'that is not allowed',
    EPERM: 'that is not allowed',
    EROFS: 'the disk can only be read',
    ENOSPC: 'the disk is full',
    EDQUOT: 'your part of the disk is full',
    EFBIG: 'no file may be that large',
    EIO: 'the disk fails',
    ENOTDIR: 'a part of that path is no folder',
    ENAMETOOLONG: 'its name is too long',
    EEXIST: 'that name is taken',
  }),
);

/** Why a file cannot be written, as a sentence. */
export function cannotWrite(path: string, error: unknown): BadInputError {
  const code = codeOf(error);
  const folder = dirname(resolve(path));
  const why =
    code === 'ENOENT' && !existsSync(folder) ? `there is no folder ${folder}` : (WRITTEN_PLAINLY.get(code) ?? code);
  return new BadInputError(`${path} cannot be written: ${why}`);
}

/** Writes a result where it was wished; where that cannot be, prints it, so that it is not lost, and says so. */
export function deliver(path: string | undefined, text: string, output: { write(text: string): unknown }): void {
  if (path === undefined) return void output.write(text);
  try {
    writeWhole(path, text, true);
  } catch (error) {
    if (error instanceof BadInputError) output.write(text);
    throw error;
  }
}

/** Makes a folder and those it is in, one by one (all at once, Node does not come back from places like /proc). */
export function makeFolder(folder: string): string[] {
  const missing: string[] = [];
  let at = resolve(folder);
  for (; !existsSync(at) && dirname(at) !== at; at = dirname(at)) missing.unshift(at);
  const refuse = (why: string): never => {
    throw new BadInputError(`the folder ${folder} cannot be made: ${why}`);
  };
  if (!statSync(at).isDirectory()) {
    if (missing.length === 0) throw new BadInputError(`${folder} is no folder`);
    refuse(`${at} is no folder`);
  }
  const made: string[] = [];
  for (const each of missing) {
    try {
      mkdirSync(each);
      made.push(each);
    } catch (error) {
      if (codeOf(error) === 'EEXIST' && existsSync(each)) continue; // somebody else has just made it
      removeFolders(made);
      refuse(
        codeOf(error) === 'ENOENT'
          ? 'no folder can be made there'
          : (WRITTEN_PLAINLY.get(codeOf(error)) ?? codeOf(error)),
      );
    }
  }
  return made;
}

/** Takes empty folders away again, the innermost first. */
function removeFolders(made: readonly string[]): void {
  for (const folder of made.toReversed()) {
    try {
      rmdirSync(folder);
    } catch {
      return; // somebody uses it by now
    }
  }
}

/** Makes sure that a file can be made under this name, and leaves nothing behind. */
export function checkWritable(path: string): void {
  const beside = besideOf(path);
  try {
    closeSync(openSync(beside, 'w'));
    unlinkSync(beside);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}

/** Makes sure that files can be made in a folder, which need not be there yet, and leaves nothing behind. */
export function checkFolder(folder: string): void {
  const made = makeFolder(folder);
  try {
    checkWritable(join(folder, 'a'));
  } catch (error) {
    if (!(error instanceof BadInputError)) throw error;
    throw new BadInputError(`no file can be made in ${folder}`);
  } finally {
    removeFolders(made);
  }
}

/** Where a file is written before it gets its name. */
const besideOf = (path: string): string => `${path}.${process.pid}.part`;

/** The text of a file somebody named. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new BadInputError(`${path} cannot be read: ${PLAINLY.get(codeOf(error)) ?? codeOf(error)}`);
  }
}

/** Writes a whole file or nothing: first beside it, then in its place. Replaces a file only where that is said. */
export function writeWhole(path: string, text: string, mayReplace: boolean): void {
  if (!mayReplace && existsSync(path)) throw new BadInputError(`${path} exists already: choose another name`);
  const beside = besideOf(path);
  try {
    const file = openSync(beside, 'w');
    writeFileSync(file, text);
    fsyncSync(file);
    closeSync(file);
    if (!mayReplace && isLinked(beside, path)) unlinkSync(beside);
    else renameSync(beside, path);
  } catch (error) {
    if (existsSync(beside)) unlinkSync(beside);
    throw cannotWrite(path, error);
  }
}

/** Gives the file its name, unless something has that name by now. False where the disk knows no links. */
function isLinked(beside: string, path: string): boolean {
  try {
    linkSync(beside, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    return false;
  }
}
