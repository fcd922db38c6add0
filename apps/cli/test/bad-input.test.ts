import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programFor } from '../src/program.ts';
import { entries } from '../src/registry.ts';
import { filesIn, folder, NOT_THERE, NOWHERE, run } from './command-line.ts';
import { runHere } from './in-process.ts';

const GAMES = entries.map(({ game }) => game.id).join(', ');
const COMMANDS = programFor({ input: process.stdin, output: process.stdout })
  .commands.map((command) => command.name())
  .join(', ');
const LEVELS = 'random (L0), simple (L1), mixed (L1–L2), smart (L2), greedy (L3), planner (L4), expert (L5)';

// [what is typed, the one line that answers]
const REFUSED: readonly (readonly [string, string])[] = [
  ['plya', "unknown command 'plya' (Did you mean play?)"],
  ['frobnicate', "unknown command 'frobnicate'; the commands are {commands}"],
  ['--sed 3', "unknown option '--sed'; the options are --version, --help"],
  ['play poker', 'there is no game "poker"; the games are {games}'],
  ['watch poker', 'there is no game "poker"; the games are {games}'],
  ['sim poker', 'there is no game "poker"; the games are {games}'],
  ['match poker random random', 'there is no game "poker"; the games are {games}'],
  ['play', 'which game? say cardwright play <game>, or --resume a saved one'],
  ['watch', "missing required argument 'game'; usage: cardwright watch [options] <game>"],
  ['match thrones smart', "missing required argument 'B'; usage: cardwright match [options] <game> <A> <B>"],
  ['thrones', "missing required argument 'file'; usage: cardwright thrones [options] [command] <file>"],
  ['watch thrones --sede 3', "unknown option '--sede' (Did you mean --seed?)"],
  ['play thrones --bots clever', `thrones has no level "clever"; its levels are ${LEVELS}`],
  ['sim thrones --bots L9', `thrones has no level "L9"; its levels are ${LEVELS}`],
  ['match thrones smart clever', `thrones has no level "clever"; its levels are ${LEVELS}`],
  ['play thrones --think long', '--think is "long"; it takes a time from 1ms to 600s, like 200ms or 1.5s'],
  ['play thrones --think 0', '--think is "0"; it takes a time from 1ms to 600s, like 200ms or 1.5s'],
  ['sim thrones --think 11m', '--think is "11m"; it takes a time from 1ms to 600s, like 200ms or 1.5s'],
  ['play thrones --think 601s', '--think is "601s"; it takes a time from 1ms to 600s, like 200ms or 1.5s'],
  ['watch thrones --bots smart,simple', '--bots names 2 levels for 4 seats; it takes one for all of them, or 4'],
  ['play thrones --bots smart,simple', '--bots names 2 levels for 3 seats; it takes one for all of them, or 3'],
  ['watch thrones --seed seven', '--seed is "seven"; it takes a whole number of at least 0'],
  ['watch thrones --seed -1', '--seed is "-1"; it takes a whole number of at least 0'],
  ['watch thrones --seed 1.5', '--seed is "1.5"; it takes a whole number of at least 0'],
  [
    'watch thrones --seed 99999999999999999999',
    '--seed is "99999999999999999999"; it takes a whole number of at least 0',
  ],
  ['watch thrones --seed', "option '--seed <n>' argument missing; usage: cardwright watch [options] <game>"],
  ['watch thrones --seats 5', '--seats is 5; thrones is played by 4'],
  ['play thrones --as 0', '--as is "0"; it takes a whole number from 1 to 4'],
  ['watch thrones --lang fr', '--lang is "fr"; it takes en or zh'],
  ['watch thrones --set clamp', '--set is "clamp"; it takes name=value'],
  ['watch thrones --set luck=7', 'thrones has no option "luck"; it has shuffle, clamp'],
  ['sim thrones --set clamp=never', 'thrones option "clamp" is "never"; it takes each or end'],
  ['match thrones smart simple --set clamp=never', 'thrones option "clamp" is "never"; it takes each or end'],
  ['sim thrones --games 0', '--games is "0"; it takes a whole number from 1 to 1000000000'],
  ['sim thrones --games ten', '--games is "ten"; it takes a whole number from 1 to 1000000000'],
  ['sim thrones --threads 0', '--threads is "0"; it takes a whole number from 1 to 256'],
  ['match thrones smart simple --games -2', '--games is "-2"; it takes a whole number from 1 to 1000000000'],
  [
    'play thrones --save {here}/nowhere/x.record',
    '{here}/nowhere/x.record cannot be written: there is no folder {here}/nowhere',
  ],
  ['sorcery --elo-dir {here}/taken.txt', '{here}/taken.txt is no folder'],
  [
    'sorcery -zzz',
    "unknown option '-zzz'; the options are -deck1, -deck2, -init, -testing, -graphics, --port, --no-open, --seed, --starts, --edition, --extended, --p1, --p2, --think, --lang, --ascii, --dump, --elo-dir, --elo-store, --log, --save, --resume, --help",
  ],
  ['sorcery --deck3 x', "unknown option '--deck3' (Did you mean one of -deck1, -deck2?)"],
  [
    'play thrones --save {here}/taken.txt',
    '{here}/taken.txt exists already: choose another name, or resume it with --resume',
  ],
  [
    'watch thrones --save {here}/taken.txt',
    '{here}/taken.txt exists already: choose another name, or resume it with --resume',
  ],
  ['play --resume {here}/none.record', '{here}/none.record cannot be read: there is no such file'],
  [
    'play --resume {here}/taken.txt',
    '{here}/taken.txt: this is no Cardwright record: its first line is not "cardwright record 1"',
  ],
  ['play --resume {here}/none.record --seed 3', '--seed is part of the saved game: leave it out with --resume'],
  ['play --resume {here}/none.record --set clamp=end', '--set is part of the saved game: leave it out with --resume'],
  ['replay {here}/none.record', '{here}/none.record cannot be read: there is no such file'],
  ['replay {here}', '{here} cannot be read: that is a folder'],
  [
    'replay {here}/taken.txt --verify',
    '{here}/taken.txt: this is no Cardwright record: its first line is not "cardwright record 1"',
  ],
  ['thrones {here}/none.properties', '{here}/none.properties cannot be read: there is no such file'],
  [
    'thrones battle 6H',
    "missing required argument 'pile1'; usage: cardwright thrones battle [options] <pile0> <pile1>",
  ],
  ['thrones battle 6H,5D KH', 'pile 0 "6H,5D": a diamond may not lie directly on a heart (R3)'],
  ['thrones battle 6C KH', 'pile 0 "6C": the first two players must each play a heart (R1)'],
  ['thrones battle 6H KH,QH', 'pile 1 "KH,QH": hearts are illegal after the first two turns (R2)'],
  ['thrones battle [6H 2H', 'pile 0 "[6H" has a [ without a ]; write it as 6H,3C,5D or [6H,3C,5D]'],
  ['thrones battle 6H 2H]', 'pile 1 "2H]" has a ] without a [; write it as 6H,3C,5D or [6H,3C,5D]'],
  [
    'thrones battle [[6H]] 2H',
    'pile 0: "[6H]" is no card; a card is a rank (2-9, T, J, Q, K) and a suit (S, H, D, C) such as 6H',
  ],
  ['thrones battle 6H,\n3C 2H', 'pile 0 is not one line of plain text; write it as 6H,3C,5D or [6H,3C,5D]'],
  ['thrones battle 6H 2H\n', 'pile 1 is not one line of plain text; write it as 6H,3C,5D or [6H,3C,5D]'],
  [
    'thrones battle 6H,1C KH',
    'pile 0: "1C" is no card; a card is a rank (2-9, T, J, Q, K) and a suit (S, H, D, C) such as 6H',
  ],
];

test.each(REFUSED)('cardwright %s', async (line, answer) => {
  const here = folder();
  writeFileSync(join(here, 'taken.txt'), 'something else\n');
  const args = line.split(' ').map((arg) => arg.replace('{here}', here));
  expect(await runHere(args)).toEqual({
    stderr: `${answer.replaceAll('{here}', here).replace('{games}', GAMES).replace('{commands}', COMMANDS)}\n`,
    stdout: '',
    status: 2,
  });
  expect(filesIn(here)).toEqual(['taken.txt']);
});

test.each(['play thrones --save', 'watch thrones --save', 'sorcery --save', 'sorcery --log'])(
  'cardwright %s, where no file can be made',
  async (line) => {
    const { status, stdout, stderr } = await runHere([...line.split(' '), `${NOWHERE}.txt`]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^\/proc\/nowhere\.txt cannot be written: .+\n$/);
    expect(stderr.trimEnd()).toMatch(NOT_THERE);
  },
);

// The process itself: the same line, on standard error, and its exit code.
test.concurrent.each([
  ['plya', "unknown command 'plya' (Did you mean play?)"],
  ['play poker', 'there is no game "poker"; the games are {games}'],
  ['sim thrones --bots clever', `thrones has no level "clever"; its levels are ${LEVELS}`],
  ['replay none.record', 'none.record cannot be read: there is no such file'],
  ['watch thrones --sede 3', "unknown option '--sede' (Did you mean --seed?)"],
])('the process: cardwright %s', async (line, answer) => {
  const cwd = folder();
  expect(await run(line.split(' '), { cwd })).toEqual({
    stderr: `${answer.replace('{games}', GAMES)}\n`,
    stdout: '',
    status: 2,
  });
  expect(filesIn(cwd)).toEqual([]);
});

test('an empty pile is no pile', async () => {
  const { status, stdout, stderr } = await runHere(['thrones', 'battle', '', 'KH']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^pile 0: "" is no card; .+\n$/);
});
