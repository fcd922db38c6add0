import type { MatchRecord } from '@cardwright/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { audienceOf } from '../src/dev/audience.ts';
import { isDev } from '../src/dev/is-dev.ts';
import { Tree } from '../src/dev/tree.tsx';
import { setupOf } from '../src/host/table-setup.ts';
import { readSeed } from '../src/pages/opening.ts';

test.each([
  ['?dev', true],
  ['?dev=1', true],
  ['?lang=zh&dev', true],
  ['', false],
  ['?developer', false],
])('the address %j asks for the panel: %j', (search, is) => expect(isDev(search)).toBe(is));

test('an event is for everybody, or part of it only for some', () => {
  expect(audienceOf({ type: 'card-laid' })).toBeNull();
  expect(audienceOf({ type: 'cards-drawn', secret: { to: [1, 2] } })).toEqual([1, 2]);
});

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['0', 0],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740992', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['12x', null],
  ['', null],
])('the seed %j is read as %j', (typed, seed) => expect(readSeed(typed)).toBe(seed));

test('a table is laid again as it was: game, seats, settings, who sits where', () => {
  const record: MatchRecord = {
    game: 'thrones',
    rules: '1',
    seats: 4,
    options: { clamp: 'each' },
    seed: 7,
    players: ['greedy', 'human', 'greedy', 'greedy'],
    choices: [],
    outcome: null,
  };
  expect(setupOf(record)).toEqual({
    game: 'thrones',
    seats: 4,
    options: { clamp: 'each' },
    as: [1],
    bots: ['greedy', 'human', 'greedy', 'greedy'],
    isDealt: true,
  });
});

describe('plain data, unfolded a level at a time', () => {
  const shown = (value: unknown, isOpen = false): string =>
    renderToStaticMarkup(createElement(Tree, { name: 'it', value, isOpen }));

  test('a leaf is written out', () => {
    expect(shown(7)).toBe('<p class="leaf"><b>it</b> <code>7</code></p>');
    expect(shown([])).toContain('[]');
    expect(shown(undefined)).toContain('<b>it</b>');
  });

  test('what is folded is not drawn', () => {
    const value = { a: 1, deep: { b: Array.from({ length: 99 }, () => 'long') } };
    expect(shown(value)).not.toContain('<p class="leaf"><b>a</b>');
    expect(shown(value, true)).toContain('<p class="leaf"><b>a</b>');
    expect(shown(value, true)).toContain('…');
  });
});
