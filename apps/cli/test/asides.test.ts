import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { folder, linesOf, typed } from './command-line.ts';
import { runHere } from './in-process.ts';
import { answers, tested } from './sorcery/harness.ts';

const GAME = ['--as', '1', '--seed', '7', '--bots', 'simple', '--plain'];

describe.each([
  ['thrones', 'en', 'undo', 'Your last choice is taken back.'],
  ['sorcery', 'zh', '撤销', '已撤销上一个选择。'],
  ['ltk-identity', 'en', 'undo', 'Your last choice is taken back.'],
  ['ltk-kingdoms', 'zh', '撤销', '已撤销上一个选择。'],
])('play %s in %s', (id, lang, undo, said) => {
  test('a choice that is taken back is asked again, and no record has it', async () => {
    const [path, again] = [join(folder(), 'a.record'), join(folder(), 'b.record')];
    const words = ['play', id, ...GAME, '--lang', lang, '--save'];
    const { stdout } = await runHere([...words, path], typed(undo, 1, 1, undo, 2, 'quit'));
    await runHere([...words, again], typed(1, 2, 'quit'));
    const lines = linesOf(stdout);
    expect(lines.filter((line) => line === said)).toHaveLength(1);
    expect(stdout).toMatch(/there is nothing that can be taken back|没有可以撤销的选择/); // at the very beginning
    const [left, right] = [path, again].map((file) => parseRecord(readFileSync(file, 'utf8')).choices);
    expect(left).toEqual(right);
  });
});

test('what happened before is not told again when something is taken back', async () => {
  const { stdout } = await runHere(
    ['play', 'thrones', ...GAME, '--save', join(folder(), 'x')],
    typed(1, 'undo', 1, 'quit'),
  );
  expect(linesOf(stdout).filter((line) => line === 'You are dealt 12 cards')).toHaveLength(1);
});

test('the hand-out’s Thrones takes back too, and tells nothing twice', async () => {
  const path = join(folder(), 'game.properties');
  writeFileSync(
    path,
    'seed=5\nwatchingTime=0\nplayers.0=human\nplayers.1=random\nplayers.2=random\nplayers.3=random\n',
  );
  const { stdout } = await runHere(['thrones', path], typed(1, 'undo', 'why', 'look 7C', 'quit'));
  expect(linesOf(stdout).filter((line) => line.startsWith('hands[0]'))).toHaveLength(1);
  expect(stdout).toContain('Your last choice is taken back.');
});

describe('the hand-out’s Sorcery', () => {
  const DECK = 'Air Elemental|Earth Elemental|Banish|Raise Dead|Recharge|Unsummon';

  test('takes a choice back, and the game does not count', async () => {
    const run = await tested(DECK, 'play 1|undo|undo|quit');
    const [played, back, nothing] = answers(run);
    expect(played?.join()).toContain('Air Elemental');
    expect(back).toEqual(['Your last choice is taken back.']);
    expect(nothing).toEqual(['there is nothing that can be taken back']);
    expect(run.dump.players[0].minions).toEqual([]);
    expect(run.dump.players[0].hand).toHaveLength(5);
  });

  test('tells what a card does, why something cannot be done, and what a strong player would do', async () => {
    const run = await tested(DECK, 'look earth|look nobody|why|hint|quit', { lang: 'en' });
    const [looked, unknown, why, hint] = answers(run);
    expect(looked?.[0]).toBe('Earth Elemental · Minion · Elemental · costs 3 magic · 4/4');
    expect(unknown).toEqual(['nothing here is called "nobody"; look takes the name of a card, a skill or a hero']);
    expect(why?.join()).toMatch(/Banish/);
    expect(hint?.[0]).toMatch(/^Hint: (?:play \d.*|end|draw|discard \d) {2}\S/);
  });
});
