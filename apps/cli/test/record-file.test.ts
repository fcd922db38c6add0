import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord, Match, type MatchRecord, parseRecord } from '@cardwright/engine';
import { thrones } from '@cardwright/thrones';
import { expect, test } from 'vitest';
import { RecordFile } from '../src/record-file.ts';
import { SaveFile } from '../src/save-file.ts';
import { filesIn, folder } from './command-line.ts';

const record = (choices: number): MatchRecord => {
  const match = Match.start(thrones, { seed: 7 });
  for (let i = 0; i < choices; i++) match.choose([0]);
  return match.record();
};

const whole = record(40);
const text = (path: string): string => readFileSync(path, 'utf8');

test('at every moment the file is a whole record of the game so far', () => {
  const path = join(folder(), 'a.record');
  const file = RecordFile.create(path, record(0));
  for (const [i, choice] of whole.choices.entries()) {
    file.append(choice);
    expect(text(path)).toBe(formatRecord({ ...whole, outcome: null, choices: whole.choices.slice(0, i + 1) }));
  }
  file.finish('p');
  expect(parseRecord(text(path))).toMatchObject({ outcome: 'p', choices: whole.choices });
  file.close();
});

test('while a file is played nobody else gets it; afterwards everybody does', () => {
  const here = folder();
  const path = join(here, 'a.record');
  const first = RecordFile.create(path, record(2));
  expect(() => RecordFile.open(path)).toThrow(
    `${path} is being played by another program (process ${process.pid}): end that one first; if there is none, remove `,
  );
  first.close();
  const second = RecordFile.open(path);
  expect(second.record.choices).toHaveLength(2);
  second.close();
  expect(filesIn(here)).toEqual(['a.record']);
});

test.each([
  ['changed', (path: string) => appendFileSync(path, 'mine\n')],
  ['replaced', (path: string) => [rmSync(path), writeFileSync(path, 'mine\n')]],
])('what another program has %s is left as it is, the game goes elsewhere, and that is said', (_name, spoil) => {
  const here = folder();
  const path = join(here, 'a.record');
  const file = new SaveFile('free', 7, null, here);
  file.claim(path);
  expect(file.keep(record(2))).toBeNull();
  spoil(path);
  const spoiled = text(path);
  const free = join(here, 'free-7.record');
  expect(file.keep(record(3))).toBe(
    `${path} was changed by another program; it is left as it is; the game is in ${free} instead`,
  );
  expect(file.keep(record(4))).toBeNull(); // said once
  expect(text(path)).toBe(spoiled);
  expect(parseRecord(text(free)).choices).toHaveLength(4);
  file.release();
});

test('a file nobody asked for goes when the game is over, or when another is named', () => {
  const here = folder();
  const file = new SaveFile('free', 7, null, here);
  file.keep(record(1));
  expect(filesIn(here)).toEqual(['.free-7.record.lock', 'free-7.record']);
  file.save(record(2), join(here, 'named.record'));
  expect(filesIn(here)).toEqual(['.named.record.lock', 'named.record']);
  file.finish(record(3));
  expect(filesIn(here)).toEqual(['named.record']);
  const another = new SaveFile('free', 7, null, here);
  another.keep(record(1));
  another.finish(record(2));
  expect(filesIn(here)).toEqual(['named.record']);
});

test('who plays on may be others than before', () => {
  const path = join(folder(), 'a.record');
  RecordFile.create(path, record(2)).close();
  const file = RecordFile.open(path);
  file.bring({ ...record(3), players: ['human', 'smart', 'greedy', 'random'] });
  file.bring({ ...record(4), players: ['human', 'smart', 'greedy', 'random'] });
  expect(parseRecord(text(path))).toMatchObject({ players: ['human', 'smart', 'greedy', 'random'] });
  expect(parseRecord(text(path)).choices).toHaveLength(4);
  file.remove();
  expect(existsSync(path)).toBe(false);
});
