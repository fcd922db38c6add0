import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord, parseRecord } from '@cardwright/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { FIRST_CHOICES, folder, linesOf, run, typed } from './command-line.ts';
import { runHere } from './in-process.ts';

let [path, here] = ['', ''];

beforeAll(async () => {
  here = folder();
  path = join(here, 'game.record');
  await runHere(['play', 'thrones', '--as', '1', '--seed', '3', '--bots', 'smart', '--save', path], FIRST_CHOICES);
});

/** A file beside the record with this text in it. */
const beside = (name: string, text: string): string => {
  const file = join(here, name);
  writeFileSync(file, text);
  return file;
};

test('prints the game as it was, with everything', async () => {
  const { status, stdout, stderr } = await run(['replay', path]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const lines = linesOf(stdout);
  expect(lines[0]).toBe('Thrones, seed 3.');
  expect(lines[1]).toBe('At the table: Player 1 (person), Tantai (Fair), Linghu (Fair), Murong (Fair).');
  expect(lines.filter((line) => line.startsWith('Battle: '))).toHaveLength(6);
  expect(lines.at(-1)).toMatch(/^Result: /);
});

test('--at stops before a choice and shows the table; --seat shows only what that seat knew', async () => {
  const all = (await runHere(['replay', path, '--at', '3'])).stdout;
  expect(all).toContain('Before choice 3 of ');
  for (const name of ['Player 1', 'Tantai', 'Linghu', 'Murong'])
    expect(all).toMatch(new RegExp(`^ ${name} +.*[♠♥♦♣]`, 'm'));
  const seen = (await runHere(['replay', path, '--at', '3', '--seat', '2'])).stdout;
  const hand = /^ Tantai +(.+)$/m.exec(all)?.[1] ?? '';
  const hidden = /^ Player 1 +(.+)$/m.exec(all)?.[1]?.split(' ') ?? [];
  expect(hand.split(' ').filter((card) => !seen.includes(card))).toEqual([]);
  expect(hidden.filter((card) => new RegExp(`${card}\\b`).test(seen))).toEqual([]);
  expect(linesOf(seen).filter((line) => / (lays|passes)/.test(line))).toHaveLength(2);
  const { choices } = parseRecord(readFileSync(path, 'utf8'));
  expect((await runHere(['replay', path, '--at', `${choices.length + 1}`])).status).toBe(0);
});

test('a question at the stop is shown with its numbers to the seat that was asked', async () => {
  const { choices } = parseRecord(readFileSync(path, 'utf8'));
  const at = choices.findIndex(({ seat }) => seat === 2) + 1;
  const asked = (await runHere(['replay', path, '--at', `${at}`, '--seat', '3'])).stdout;
  const other = (await runHere(['replay', path, '--at', `${at}`, '--seat', '1'])).stdout;
  expect(asked).toMatch(/^ on pile 1 /m);
  expect(other).not.toMatch(/^ on pile 1 /m);
  expect(linesOf(asked).at(-1)).toMatch(/^Linghu m(ay|ust) lay /);
});

test.each([
  [['--at', '0'], /^--at is "0"; it takes a whole number from 1 to \d+\n$/],
  [['--at', '9999'], /^--at is "9999"; it takes a whole number from 1 to \d+\n$/],
  [['--seat', '5'], /^--seat is "5"; it takes a whole number from 1 to 4\n$/],
])('%j is refused', async (args, line) => {
  const { status, stdout, stderr } = await runHere(['replay', path, ...args]);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(line);
});

describe('--verify', () => {
  test('says in one line that a record holds', async () => {
    const { choices, outcome } = parseRecord(readFileSync(path, 'utf8'));
    expect(await run(['replay', path, '--verify'])).toEqual({
      status: 0,
      stdout: `${path} holds: thrones, seed 3, ${choices.length} choices, ${outcome}\n`,
      stderr: '',
    });
  });

  test('an unfinished record can hold too', async () => {
    const file = join(here, 'unfinished.record');
    await runHere(['play', 'thrones', '--as', '1', '--seed', '3', '--save', file], typed(1, 'quit'));
    expect((await runHere(['replay', file, '--verify'])).stdout).toMatch(/, unfinished\n$/);
  });

  test.each([
    ['another end', { outcome: 'draw' }, /does not hold: the record says it ended with "draw", but it plays to/],
    ['too few choices', { choices: [] }, /does not hold: the record says it ended with/],
    ['a choice that is not legal', { choices: [{ seat: 2, keys: ['2C>0'] }] }, /does not hold: choice 1 of the record/],
  ])('%s: the check fails with exit code 1; shown, it is bad input', async (name, change, line) => {
    const record = parseRecord(readFileSync(path, 'utf8'));
    const file = beside(`${name}.record`, formatRecord({ ...record, ...change }));
    const verified = await runHere(['replay', file, '--verify']);
    expect({ status: verified.status, stdout: verified.stdout }).toEqual({ status: 1, stdout: '' });
    expect(verified.stderr).toMatch(line);
    expect(linesOf(verified.stderr)).toHaveLength(1);
    const shown = await runHere(['replay', file]);
    expect({ status: shown.status, stdout: shown.stdout }).toEqual({ status: 2, stdout: '' });
    expect(linesOf(shown.stderr)).toHaveLength(1);
  });
});

describe('a record that cannot be used', () => {
  const text = (): string => readFileSync(path, 'utf8');
  const cases: readonly (readonly [string, () => string, RegExp])[] = [
    ['truncated', () => text().slice(0, -40), /: the record is cut off: it stops at line \d+/],
    ['altered', () => text().replace('seed 3', 'seed 4'), /: the record was altered: /],
    ['empty', () => '', /: this is no Cardwright record: /],
    ['a picture', () => '\u0089PNG\r\n\u001A\n', /: this is no Cardwright record: /],
    [
      'of an unknown game',
      () => formatRecord({ ...parseRecord(text()), game: 'poker' }),
      /^there is no game "poker"; /,
    ],
    [
      'of other rules',
      () => formatRecord({ ...parseRecord(text()), rules: '99', log: [] }), // nothing is left of it
      / was made by rules 99 of thrones; /,
    ],
  ];
  test.each(cases)('%s', async (name, make, line) => {
    const file = beside(`${name}.txt`, make());
    for (const args of [[], ['--verify']]) {
      const { status, stdout, stderr } = await runHere(['replay', file, ...args]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(line);
      expect(linesOf(stderr)).toHaveLength(1);
    }
  });
});

test('a finished game keeps its log, and can be read when the rules have changed', async () => {
  const file = join(folder(), 'old.record');
  await runHere(['watch', 'thrones', '--seed', '4', '--save', file]);
  const record = parseRecord(readFileSync(file, 'utf8'));
  expect(record.log?.length).toBeGreaterThan(60);
  writeFileSync(file, formatRecord({ ...record, rules: '0' }));
  const shown = await runHere(['replay', file]);
  expect(shown).toMatchObject({ status: 0, stderr: '' });
  expect(linesOf(shown.stdout)[0]).toBe(
    'This game of thrones was played by rules 0, and this program has rules 1. It cannot be played again; this is its log:',
  );
  expect(linesOf(shown.stdout).slice(1)).toEqual(record.log);
  expect(await runHere(['replay', file, '--verify'])).toMatchObject({ status: 2 });
});
