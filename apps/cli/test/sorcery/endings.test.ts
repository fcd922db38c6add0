import type { Label } from '@cardwright/sorcery';
import { expect, test } from 'vitest';
import { ending } from '../../src/games/sorcery/sentences.ts';
import { deck, file, run } from './harness.ts';

const LABELS: readonly Label[] = ['p1', 'p2', 'draw', 'stalemate', 'turn-limit'];

test('two bots play a whole game by themselves', async () => {
  const { lines, error, dump } = await run('', { p1: 'smart', p2: 'simple', seed: '5' });
  expect(error).toBeNull();
  expect(lines[0]).toMatch(/^Sorcery \(f2020\), seed 5: smart \(1000\) against simple \(1000\)\.$/);
  expect(lines.some((line) => /(wins|draw)\.$/.test(line))).toBe(true);
  expect(dump.players.map(({ name }) => name)).toEqual(['smart', 'simple']);
  expect((await run('', { p1: 'smart', p2: 'simple', seed: '5' })).lines.slice(0, -2)).toEqual(lines.slice(0, -2));
});

test('two bots of a kind have different names, and a player may not take a bot’s', async () => {
  const { dump } = await run('', { p1: 'random', p2: 'L0', seed: '5' });
  expect(dump.players.map(({ name }) => name)).toEqual(['random 1', 'random 2']);
  const { lines } = await run('simple|Ada|quit', { p2: 'simple' });
  expect(lines[1]).toBe('the other player is called simple already; please type another name');
});

test('somebody at the keyboard plays a bot to the end', async () => {
  const { lines, error } = await run(`Ada${'|end'.repeat(250)}`, { p2: 'smart', seed: '1' });
  expect(error).toBeNull();
  expect(lines).toContain('smart wins.');
  expect(lines).toContain('Ratings: Ada 1000 to 975, smart 1000 to 1025.');
});

test('both dead at once is a draw, and is announced', () => {
  const names = ['Ada', 'Bo'] as const;
  expect(LABELS.map((label) => ending(label, 'en', names))).toEqual([
    'Ada wins.',
    'Bo wins.',
    'Both players are dead: a draw.',
    'Nothing can change any more: a draw.',
    'The game has gone on too long: a draw.',
  ]);
  expect(LABELS.map((label) => ending(label, 'zh', names)).slice(0, 3)).toEqual([
    'Ada获胜。',
    'Bo获胜。',
    '双方同归于尽：平局。',
  ]);
});

test('a game that nothing can change is a draw, and half a win for both', async () => {
  const eloStore = file('ratings.json', '{"ratings":{"Bjarne":1400}}');
  const cards = deck('A Change of Luck');
  const { lines } = await run('Bjarne|Linus|play 1|end|play 1|end', { deck1: cards, deck2: cards, eloStore });
  expect(lines.slice(-3, -1)).toEqual([
    'Nothing can change any more: a draw.',
    'Ratings: Bjarne 1400 to 1380, Linus 1000 to 1020.',
  ]);
});
