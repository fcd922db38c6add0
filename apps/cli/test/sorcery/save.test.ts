import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord, replay } from '@cardwright/engine';
import { sorcery } from '@cardwright/sorcery';
import { expect, test } from 'vitest';
import { readRecord } from '../../src/record-file.ts';
import { environment, file, LAUNCHER, run, scratch, tested } from './harness.ts';

const CARDS = 'Air Elemental|Unsummon|Giant Strength|Recharge|Dark Ritual|Novice Pyromancer';

test('--save keeps the game, says how to go on, and --resume goes on where it stopped', async () => {
  const save = scratch('game.record');
  const first = await tested(CARDS, 'play 1|end|play 1|quit', { save });
  expect(first.lines.at(-2)).toBe(`The game is saved in ${save}; to go on: npx cardwright sorcery --resume ${save}`);
  const resumed = await run('', { resume: save });
  expect(resumed.dump).toEqual(first.dump);
  expect(resumed.lines[0]).toMatch(
    /^Sorcery, seed \d+: Bjarne \(1000\) against Linus \(1000\), resumed after 3 choices\.$/,
  );
  const on = await run('end|attack 1 1', { resume: save });
  const whole = await tested(CARDS, 'play 1|end|play 1|end|attack 1 1');
  expect(on.dump).toEqual(whole.dump);
  expect((await run('', { resume: save })).dump).toEqual(whole.dump);
  expect(on.lines.at(-2)).toMatch(/^The game is saved in /);
});

test('the saved game is a record like any other, and of a finished game the whole', async () => {
  const save = scratch('game.record');
  const cards = 'Earth Elemental|Enrage|Giant Strength|Giant Strength|Giant Strength';
  await tested(cards, 'play 1|play 2 1 1|play 2 1 1|play 2 1 1|play 1 1 1|end|end|attack 1', { save });
  const record = readRecord(save);
  expect(record.outcome).toBe('p1');
  expect(record.options).toMatchObject({ name1: 'Bjarne', name2: 'Linus', testing: true, deck1: cards });
  expect(replay(sorcery, record).outcome?.label).toBe('p1');
  const { error } = await run('', { resume: save });
  expect(error?.message).toBe(`${save} is a game that is over; cardwright replay shows it`);
});

test('a game of other rules is refused for that, even if it is over', async () => {
  const save = scratch('game.record');
  await tested(CARDS, 'quit', { save });
  for (const outcome of [null, 'p1']) {
    const path = file('old.record', formatRecord({ ...readRecord(save), rules: '99', outcome }));
    expect((await run('', { resume: path })).error?.message).toMatch(/ was made by rules 99 of sorcery; /);
  }
});

test('a place to save that is lost in mid-game: the record goes under the default name, and that is said', async () => {
  const here = scratch('here');
  mkdirSync(join(here, 'deep'), { recursive: true });
  const words = ['sorcery', '--seed', '5', '--starts', '1', '--save', 'deep/x.record'];
  const child = spawn(process.execPath, [LAUNCHER, ...words], { env: environment(), cwd: here });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (!said.endsWith('Bjarne> ')) return;
    rmSync(join(here, 'deep'), { recursive: true });
    child.stdin.end('quit\n');
  });
  child.stdin.write('Bjarne\nLinus\n');
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
  expect(said).toMatch(/^deep\/x\.record cannot be written: .*; the game is in sorcery-5\.record instead$/m);
  expect(readdirSync(here)).toEqual(['sorcery-5.record']);
});

test('turns that could only be ended are in the record without being written', async () => {
  const path = file('one.deck', 'Earth Elemental\n');
  const save = scratch('game.record');
  const first = await run('Bjarne|Linus|end|end|play 1|end', { deck1: path, deck2: path, save });
  expect((await run('', { resume: save })).dump).toEqual(first.dump);
});

test('bad things to resume or save are refused in one line', async () => {
  const save = file('there.record', 'x');
  expect((await run('', { save })).error?.message).toMatch(/exists already/);
  expect((await run('', { resume: save })).error?.message).toMatch(/no Cardwright record/);
  expect((await run('', { resume: 'no.record' })).error?.message).toBe(
    'no.record cannot be read: there is no such file',
  );
  const game = scratch('game.record');
  await tested(CARDS, 'quit', { save: game });
  expect((await run('', { resume: game, seed: '3' })).error?.message).toBe(
    'seed is part of the saved game: leave it out with --resume',
  );
});
