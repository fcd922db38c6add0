import { replay } from '@cardwright/engine';
import { sorcery } from '@cardwright/sorcery';
import { expect, test } from 'vitest';
import { readRecord } from '../../src/save-file.ts';
import { file, run, scratch, tested } from './harness.ts';

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
