import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { BadInputError } from '@cardwright/engine';
import { expect, test, vi } from 'vitest';
import { programFor } from '../../src/program.ts';
import { deck, environment, file, LAUNCHER, launch, scratch } from './harness.ts';

vi.mock('@cardwright/web/build', () => ({ builtPage: () => Promise.resolve(import.meta.dirname) })); // none is built for this

const CARDS = deck('Air Elemental|Earth Elemental|Banish');
const INIT = file('init.txt', 'Bjarne\nLinus\nplay 1\n');

/** Runs the command line in this process; the last line printed, or the error. */
async function called(words: readonly string[], typed: string): Promise<string> {
  let said = '';
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      said += chunk.toString();
      done();
    },
  });
  const program = programFor({ input: Readable.from([Buffer.from(typed)]), output });
  try {
    await program.parseAsync(['node', 'cardwright', 'sorcery', ...words, '--elo-store', scratch('ratings.json')]);
  } catch (error) {
    if (error instanceof BadInputError) return error.message;
    throw error;
  }
  return said.trimEnd().split('\n').at(-1) ?? '';
}

test('the hand-out’s flags are taken in any order, with one dash or two', async () => {
  const ways = [
    ['-testing', '-deck1', CARDS, '-deck2', CARDS, '-init', INIT, '--dump'],
    ['--dump', '-init', INIT, '-deck2', CARDS, '-graphics', '-deck1', CARDS, '-testing'],
    [
      '--seed',
      '5',
      '--testing',
      '--init',
      INIT,
      '--deck1',
      CARDS,
      '--deck2',
      CARDS,
      '--dump',
      '--ascii',
      '--lang',
      'zh',
    ],
  ];
  const dumps = [];
  for (const words of ways) dumps.push(await called(words, 'end\nplay 2\n'));
  expect(new Set(dumps).size).toBe(1);
  expect(JSON.parse(dumps[0] ?? '')).toMatchObject({
    active: 2,
    players: [
      { name: 'Bjarne', minions: [{ name: 'Air Elemental' }] },
      { name: 'Linus', minions: [{ name: 'Earth Elemental' }] },
    ],
  });
});

test.each([
  { words: ['-testing', '-deck1'], says: '-deck1 needs the name of a file, not --elo-store' },
  { words: ['-deck1', '-testing'], says: '-deck1 needs the name of a file, not -testing' },
  { words: ['-init', '--dump'], says: '-init needs the name of a file, not --dump' },
  { words: ['--edition', 'old'], says: '--edition is "old"; it takes f2020 or standard' },
  { words: ['--seed', '-1'], says: '--seed is "-1"; it takes a whole number of at least 0' },
  { words: ['--lang', 'de'], says: '--lang is "de"; it takes en or zh' },
])('$words is refused in one line', async ({ words, says }) => {
  expect(await called(words, 'Bjarne\nLinus\n')).toBe(says);
});

test('unknown flags and words are refused in one line', async () => {
  expect(await called(['-graphic'], '')).toMatch(/^unknown option '-graphic'/);
  expect(await called(['--decks', 'x'], '')).toMatch(/^unknown option '--decks'/);
  expect(await called(['extra'], '')).toMatch(/^too many arguments/);
});

test('started as npx starts it: worked case 1 to the end, code 0, ratings where they belong', () => {
  const cards = deck(
    'Air Elemental|Earth Elemental|Banish|Aura of Power|Unsummon|Potion Seller|Giant Strength|Fire Elemental|Enrage|Silence',
  );
  const typed =
    'Bjarne|Linus|play 1|end|play 2|end|end|attack 1 1|discard 1|discard 1|end|play 4 2 1|end|hand'.replaceAll(
      '|',
      '\n',
    );
  const { out, err, status } = launch(['-testing', '-deck1', cards, '-deck2', cards, '--dump'], typed);
  expect({ err, status }).toEqual({ err: '', status: 0 });
  const dump = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as {
    players: { magic: number; hand: { name: string }[] }[];
  };
  expect(dump.players[1]?.magic).toBe(3);
  expect(dump.players[1]?.hand.map(({ name }) => name)).toEqual([
    'Aura of Power',
    'Unsummon',
    'Potion Seller',
    'Earth Elemental',
    'Giant Strength',
  ]);
});

test('started with a bad deck: a line each on the standard error, code 2, no stack trace', () => {
  const bad = file('bad.deck', 'Fire\nWater\n');
  const { out, err, status } = launch(['-deck1', bad], 'Bjarne\nLinus\n');
  expect({ out, status }).toEqual({ out: '', status: 2 });
  expect(err.trimEnd().split('\n')).toHaveLength(2);
  expect(err).not.toMatch(/ at .*\.ts/);
});

test('Ctrl-C saves where that was asked, and leaves no winner', async () => {
  const save = scratch('game.record');
  const child = spawn(process.execPath, [LAUNCHER, 'sorcery', '--starts', '1', '--save', save], { env: environment() });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.endsWith('Linus> ')) child.kill('SIGINT');
  });
  child.stdin.write('Bjarne\nLinus\nend\n');
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect(code).toBe(130);
  expect(said).toContain(`The game is saved in ${save}; to go on: npx cardwright sorcery --resume ${save}`);
  expect(existsSync(save)).toBe(true);
  expect(readFileSync(save, 'utf8')).toContain('\n1: 0 end\n');
});

test('Ctrl-C does not wait for a bot that thinks', async () => {
  const save = scratch('thinking.record');
  const args = ['--p1', 'L5', '--p2', 'L4', '--think', '600s', '--seed', '5', '--save', save];
  const child = spawn(process.execPath, [LAUNCHER, 'sorcery', ...args], { env: environment() });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.includes('Turn 1: ') && !child.killed) child.kill('SIGINT');
  });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect(code).toBe(130);
  expect(said).toContain(`The game is saved in ${save}; to go on: npx cardwright sorcery --resume ${save}`);
  expect(existsSync(save)).toBe(true);
});
