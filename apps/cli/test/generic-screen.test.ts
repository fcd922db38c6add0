import { type Decision, Match } from '@cardwright/engine';
import { whist } from '@cardwright/example-whist';
import { botOf, usualBot } from '@cardwright/players';
import { displayWidth, Presenter } from '@cardwright/presenter';
import { enter } from '@cardwright/registry';
import { expect, test } from 'vitest';
import { columns } from '../src/choices.ts';
import { entryOf, onScreen } from '../src/registry.ts';
import { handLines } from '../src/screen.ts';
import { matchAfter, paintOf } from './drawn.ts';

const thronesEntry = entryOf('thrones');

const entry = onScreen(enter(thronesEntry.game)); // a game that brings nothing along

const LINES = [
  'Options: shuffle fast, clamp each',
  'Play: 1',
  'Start: 2',
  'Turn: 2',
  'Scores: 0 : 0',
  'Piles 1: ♥6',
  'Piles 2: ♥4',
  'Spent: –',
  'Hand: ♠3 ♠2 ♥7 ♥5 ♥2 ♦J ♦7 ♦4 ♦2 ♣10 ♣7 ♣5',
  'Player 1  you      Hearts: 3   Effects: 9',
  'Player 2  smart    Hearts: 3   Effects: 9',
  'Player 3  simple   Hearts: 2   Effects: 9',
  'Player 4  random   Hearts: 2   Effects: 9',
];

test('shows what any view holds, cards by their names and seat by seat, and every choice with its number', () => {
  const match = matchAfter('6H>0', '4H>1');
  const paint = paintOf('en');
  const lines = entry.screen.table(match.view(0), paint);
  expect(lines).toEqual(LINES);
  const choices = handLines(entry.screen.hand(match.view(0), match.decision, paint)).join('\n');
  for (let i = 1; i <= (match.decision as Decision).options.length; i++)
    expect(choices).toMatch(new RegExp(`\\b${i}  [LP]`));
  expect(handLines(entry.screen.hand(match.view(0), null, paint))).toEqual([]);
});

test('a game that names what its view holds is shown in these words, and nothing else is', () => {
  const whistEntry = onScreen(enter(whist));
  const match = Match.start(whist, { seed: 5 });
  const presenter = new Presenter(whistEntry.game, 'zh');
  const lines = whistEntry.screen.table(match.view(1), paintOf('zh', { presenter }));
  expect(lines).toEqual([
    '墩数（玩家 1、3 对 2、4）：0 : 0',
    '本墩：–',
    '玩家1  你       张数：13',
    '玩家2  smart    张数：13   手牌：♠Q ♠9 ♠8 ♥A ♥8 ♦A ♦J ♦8 ♣A ♣J ♣10 ♣6 ♣2',
    '玩家3  simple   张数：13',
    '玩家4  random   张数：13',
  ]);
});

test('columns go down first, as many as fit', () => {
  const paint = paintOf('en', { width: 24 });
  expect(columns(['aa', 'bb', 'cc', 'dd', 'ee'], paint)).toEqual(['1  aa   3  cc   5  ee', '2  bb   4  dd']);
  expect(columns(['玩家', '不出'], paint)).toEqual(['1  玩家   2  不出']);
  expect(columns(['x'.repeat(40)], paint)).toEqual([`1  ${'x'.repeat(21)}`, `   ${'x'.repeat(19)}`]);
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
