import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInputError, Match, type MatchRecord, parseRecord } from '@cardwright/engine';
import { thrones } from '@cardwright/thrones';
import { expect, test } from 'vitest';
import { readRecord, readText, resumeCommand, SaveFile, writeWhole } from '../src/save-file.ts';
import { filesIn, folder } from './command-line.ts';

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
  expect(() => writeWhole(join(here, 'none', 'a.txt'), 'x', false)).toThrow(/cannot be written: ENOENT/);
  expect(() => writeWhole(join(here, 'full'), 'x', true)).toThrow(/cannot be written: EISDIR/);
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
  new SaveFile('thrones', 7, path).claim(path); // its own
});

test('a resumed game may be saved elsewhere; then the first file stays as it was', () => {
  const here = folder();
  const [first, second] = [join(here, 'first.record'), join(here, 'second.record')];
  new SaveFile('thrones', 7, null).save(record(1), first);
  const file = new SaveFile('thrones', 7, first);
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
