import type { Decision } from '@cardwright/engine';
import { botOf, usualBot } from '@cardwright/players';
import { enter } from '@cardwright/registry';
import { displayWidth } from '@cardwright/table';
import { expect, test } from 'vitest';
import { columns } from '../src/generic-screen.ts';
import { entryOf, onScreen } from '../src/registry.ts';
import { matchAfter, paintOf } from './drawn.ts';

const thronesEntry = entryOf('thrones');

const entry = onScreen(enter(thronesEntry.game)); // a game that brings nothing along

test('shows the fields of any view and every choice with its number', () => {
  const match = matchAfter('6H>0', '4H>1');
  const paint = paintOf('en');
  const lines = entry.screen.table(match.view(0), paint);
  expect(lines).toContain('scores: 0, 0');
  expect(lines.find((line) => line.startsWith('Player 2'))).toMatch(/· hearts 2 · effects 9$/);
  expect(lines).toContain('piles 0: ♥6');
  expect(lines).toContain('piles 1: ♥4');
  expect(lines).toContain('spent: –');
  expect(lines.join('\n')).not.toMatch(/hands|null|\[/);
  const choices = entry.screen.hand(match.view(0), match.decision, paint).join('\n');
  for (let i = 1; i <= (match.decision as Decision).options.length; i++)
    expect(choices).toMatch(new RegExp(`\\b${i}  [LP]`));
  expect(entry.screen.hand(match.view(0), null, paint)).toEqual([]);
});

test('columns go down first, as many as fit', () => {
  const paint = paintOf('en', { width: 24 });
  expect(columns(['aa', 'bb', 'cc', 'dd', 'ee'], paint)).toEqual(['1  aa   3  cc   5  ee', '2  bb   4  dd']);
  expect(columns(['玩家', '不出'], paint)).toEqual(['1  玩家   2  不出']);
  expect(columns(['x'.repeat(40)], paint)).toHaveLength(1);
  for (const line of columns(['aa', 'bb', 'cc', 'dd', 'ee'], paint)) expect(displayWidth(line)).toBeLessThanOrEqual(24);
});

test('a game without bots gets the one that plays anything', () => {
  expect(entry.bots.map((bot) => bot.id)).toEqual(['random']);
  expect(usualBot(entry).id).toBe('random');
  expect(botOf(entry, ' l0 ').id).toBe('random');
});

test('people play against the strongest bot that answers at once', () => {
  expect(usualBot(thronesEntry).id).toBe('greedy');
  const deep = { ...thronesEntry.bots[0], id: 'deep', level: 'L4', searches: true } as never;
  expect(usualBot({ ...thronesEntry, bots: [...thronesEntry.bots, deep] }).id).toBe('greedy');
});
