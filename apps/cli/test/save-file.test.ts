import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInputError, Match, type MatchRecord, parseRecord } from '@cardwright/engine';
import { thrones } from '@cardwright/thrones';
import { expect, test } from 'vitest';
import { makeFolder, readText, writeWhole } from '../src/files.ts';
import { RecordFile, readRecord } from '../src/record-file.ts';
import { resumeCommand, SaveFile } from '../src/save-file.ts';
import { filesIn, folder, NOT_THERE, NOWHERE } from './command-line.ts';

const record = (choices = 0): MatchRecord => {
  const match = Match.start(thrones, { seed: 7 });
  for (let i = 0; i < choices; i++) match.choose([0]);
  return match.record();
};

test('a file is written whole, and nothing is left beside it', () => {
  const here = folder();
  const path = join(here, 'a.txt');
  writeWhole(path, 'one\n', false);
  expect(() => writeWhole(path, 'two\n', false)).toThrow(BadInputError);
  expect(readFileSync(path, 'utf8')).toBe('one\n');
  writeWhole(path, 'three\n', true);
  expect(readFileSync(path, 'utf8')).toBe('three\n');
  expect(filesIn(here)).toEqual(['a.txt']);
});

test('what cannot be written is refused, and nothing is left beside it', () => {
  const here = folder();
  mkdirSync(join(here, 'full'));
  expect(() => writeWhole(join(here, 'none', 'a.txt'), 'x', false)).toThrow(
    /cannot be written: there is no folder .*none$/,
  );
  expect(() => writeWhole(join(here, 'full'), 'x', true)).toThrow(/cannot be written: that is a folder/);
  expect(filesIn(here)).toEqual(['full']);
});

test('the game replaces its own file only', () => {
  const here = folder();
  const [own, other] = [join(here, 'own.record'), join(here, 'other.record')];
  writeFileSync(other, 'mine\n');
  const file = new SaveFile('thrones', 7, null);
  file.save(record(), own);
  file.save(record(3), own);
  expect(parseRecord(readFileSync(own, 'utf8')).choices).toHaveLength(3);
  expect(() => file.save(record(4), other)).toThrow(`${other} exists already: choose another name`);
  expect(readFileSync(other, 'utf8')).toBe('mine\n');
  expect(file.save(record(4))).toBe(own);
});

test('a claimed name is taken at once, and given up if somebody else takes it', () => {
  const here = folder();
  const path = join(here, 'claimed.record');
  const file = new SaveFile('thrones', 7, null);
  expect(file.isWanted).toBe(false);
  file.claim(path);
  expect(file.isWanted).toBe(true);
  expect(file.save(record())).toBe(path);
  expect(file.save(record(2))).toBe(path);
  expect(() => new SaveFile('thrones', 7, null).claim(path)).toThrow(/exists already/);
  file.release();
  const again = new SaveFile('thrones', 7, RecordFile.open(path));
  again.claim(path); // its own
  again.release();
});

test.each([
  [`${NOWHERE}.record`, NOT_THERE],
  ['', '--save needs the name of a file'],
  [`/tmp/${'x'.repeat(300)}`, `/tmp/${'x'.repeat(300)} cannot be written: its name is too long`],
])('a name that cannot be written is refused when it is claimed: %j', (path, message) => {
  expect(() => new SaveFile('thrones', 7, null).claim(path)).toThrow(message);
});

test('a claim leaves nothing behind', () => {
  const here = folder();
  new SaveFile('thrones', 7, null).claim(join(here, 'a.record'));
  expect(filesIn(here)).toEqual([]);
});

test('what was claimed and cannot be written any more goes under a free name, and that is said', () => {
  const gone = join(folder(), 'deep');
  const path = join(gone, 'claimed.record');
  mkdirSync(gone);
  const file = new SaveFile('a-test', Date.now(), null);
  file.claim(path);
  rmSync(gone, { recursive: true });
  const saved = file.save(record(2));
  try {
    expect(saved).toMatch(/^a-test-\d+\.record$/);
    expect(file.detour).toBe(`${path} cannot be written: there is no folder ${gone}; the game is in ${saved} instead`);
    expect(file.save(record(3))).toBe(saved);
    expect(file.detour).toBeNull(); // said once
    expect(readRecord(saved).choices).toHaveLength(3);
  } finally {
    file.release();
    rmSync(saved);
  }
});

test('folders are made one by one, and where that cannot be, none is left', () => {
  const here = folder();
  expect(makeFolder(join(here, 'a', 'b'))).toEqual([join(here, 'a'), join(here, 'a', 'b')]);
  expect(makeFolder(join(here, 'a', 'b'))).toEqual([]);
  writeFileSync(join(here, 'file'), '');
  expect(() => makeFolder(join(here, 'file'))).toThrow(`${join(here, 'file')} is no folder`);
  expect(() => makeFolder(join(here, 'file', 'x'))).toThrow(/cannot be made: .*file is no folder$/);
  expect(() => makeFolder(join(NOWHERE, 'deep'))).toThrow(NOT_THERE);
  expect(() => makeFolder(join(here, 'c', 'x'.repeat(300)))).toThrow(/its name is too long$/);
  expect(filesIn(here)).toEqual(['a', 'file']);
});

test('a resumed game may be saved elsewhere; then the first file stays as it was', () => {
  const here = folder();
  const [first, second] = [join(here, 'first.record'), join(here, 'second.record')];
  const before = new SaveFile('thrones', 7, null);
  before.save(record(1), first);
  before.release();
  const file = new SaveFile('thrones', 7, RecordFile.open(first));
  file.claim(second);
  expect(file.save(record(5))).toBe(second);
  expect(file.save(record(6))).toBe(second);
  expect(readRecord(first).choices).toHaveLength(1);
  expect(readRecord(second).choices).toHaveLength(6);
});

test('what cannot be read is named', () => {
  const here = folder();
  expect(() => readText(join(here, 'none'))).toThrow(/none cannot be read: there is no such file$/);
  expect(() => readText(here)).toThrow(/cannot be read: that is a folder$/);
  writeFileSync(join(here, 'file'), '');
  expect(() => readText(join(here, 'file', 'x'))).toThrow(/cannot be read: a part of that path is no folder$/);
});

test('the command to resume can be pasted into a shell', () => {
  expect(resumeCommand('a/b-1.record')).toBe('npx cardwright play --resume a/b-1.record');
  expect(resumeCommand("it's mine.record")).toBe("npx cardwright play --resume 'it'\\''s mine.record'");
});
