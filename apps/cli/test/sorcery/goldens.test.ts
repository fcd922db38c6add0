import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { displayWidth } from '@cardwright/presenter';
import { expect, test } from 'vitest';
import type { SorceryOptions } from '../../src/games/sorcery/setup.ts';
import { answers, type Size, tested } from './harness.ts';

const SMALL: Size = { columns: 80, rows: 24 };

/** Both sides with a ritual, minions of every kind, damage and a graveyard. */
const BOARD_CARDS =
  'Dark Ritual|Novice Pyromancer|Magic Fatigue|Potion Seller|Air Elemental|Apprentice Summoner|Fire Elemental|Giant Strength|Aura of Power|Earth Elemental';
const BOARD = [
  'play 1|play 1|play 1 1 1|play 1|play 1|end',
  'discard 1|discard 2|draw|draw|play 3|play 3|play 3|draw|play 3 2 3|draw|play 3|end',
  'attack 3 1|attack 2 1|use 1 2 1|end',
  'attack 1 3|play 3|board',
].join('|');
const HAND_CARDS = 'Master Summoner|Aura of Power|Raise Dead|Giant Strength|Delay';
const INSPECT_CARDS =
  'Novice Pyromancer|Giant Strength|Magic Fatigue|Silence|Enrage|Giant Strength|Delay|Giant Strength|Magic Fatigue';
const INSPECT = `play 1|play 1 1 1|play 1 1 1|play 1 1 1|draw|draw|draw|draw${'|play 1 1 1'.repeat(5)}|inspect 1`;

/** The answer to the last command of a game. */
async function last(
  cards: string,
  typed: string,
  options: Partial<SorceryOptions>,
  size: Size | null,
): Promise<string[]> {
  const run = await tested(cards, typed, { seed: '1', dump: false, ...options }, size);
  return answers(run).at(-2) ?? []; // the last prompt is answered by the end of the input
}

/** What is written down under this name; UPDATE_GOLDENS=1 writes it down. */
function golden(name: string, drawn: string): string {
  const path = new URL(`goldens/${name}.txt`, import.meta.url);
  if (process.env['UPDATE_GOLDENS'] === '1') writeFileSync(path, drawn);
  return existsSync(path) ? readFileSync(path, 'utf8') : `${name}.txt is not there: UPDATE_GOLDENS=1 makes it`;
}

const WAYS: readonly (readonly [suffix: string, options: Partial<SorceryOptions>])[] = [
  ['', {}],
  ['-ascii', { ascii: true }],
  ['-zh', { lang: 'zh' }],
];

const PICTURES: readonly (readonly [name: string, cards: string, typed: string])[] = [
  ['board', BOARD_CARDS, BOARD],
  ['board-empty', HAND_CARDS, 'board'],
  ['hand', HAND_CARDS, 'hand'],
  ['inspect', INSPECT_CARDS, INSPECT],
  ['inspect-abilities', 'Workshop Mage|Silence', 'play 1|inspect 1'],
  ['help', HAND_CARDS, 'help'],
];

for (const [name, cards, typed] of PICTURES) {
  for (const [suffix, options] of WAYS) {
    test(`${name}${suffix} looks as it is written down`, async () => {
      const drawn = `${(await last(cards, typed, options, null)).join('\n')}\n`;
      expect(drawn).toBe(golden(`${name}${suffix}`, drawn));
    });
    if (!['board', 'hand', 'inspect'].includes(name)) continue;
    test(`${name}${suffix} on a small terminal looks as it is written down`, async () => {
      const drawn = `${(await last(cards, typed, options, SMALL)).join('\n')}\n`;
      expect(drawn).toBe(golden(`small-${name}${suffix}`, drawn));
    });
  }
}

test('help without -testing does not name draw and discard', async () => {
  const drawn = await last(HAND_CARDS, 'help', { testing: false }, null);
  expect(drawn.some((line) => /^(draw|discard)/.test(line))).toBe(false);
  expect(drawn.some((line) => line.startsWith('attack i j'))).toBe(true);
});

test.each(WAYS)('the board is 167 columns and 56 rows, a card 33 and 11 (%s)', async (_suffix, options) => {
  const board = await last(BOARD_CARDS, BOARD, options, null);
  expect(board.map(displayWidth)).toEqual(Array.from({ length: 56 }, () => 167));
  const hand = await last(HAND_CARDS, 'hand', options, null);
  expect(hand.map(displayWidth)).toEqual(Array.from({ length: 11 }, () => 5 * 33));
  const inspected = await last(INSPECT_CARDS, INSPECT, options, null);
  expect(inspected.map(displayWidth)).toEqual([
    ...Array.from({ length: 11 }, () => 33),
    ...Array.from({ length: 11 }, () => 5 * 33),
    ...Array.from({ length: 11 }, () => 3 * 33),
  ]);
});

test.each(WAYS)('a small terminal gets a board of 80 columns and 21 rows (%s)', async (_suffix, options) => {
  const board = await last(BOARD_CARDS, BOARD, options, SMALL);
  expect(board.map(displayWidth)).toEqual(Array.from({ length: 21 }, () => 80));
});

test('frames in plain letters have no box drawing', async () => {
  for (const size of [null, SMALL]) {
    const board = await last(BOARD_CARDS, BOARD, { ascii: true }, size);
    expect(board.join('')).toMatch(/^[ -~]+$/);
  }
});

test('board --full is the big one anywhere; a big enough terminal has it without asking', async () => {
  const full = await last(BOARD_CARDS, BOARD, {}, null);
  expect(await last(BOARD_CARDS, `${BOARD} --full`, {}, SMALL)).toEqual(full);
  expect(await last(BOARD_CARDS, BOARD, {}, { columns: 167, rows: 56 })).toEqual(full);
  const small = await last(BOARD_CARDS, BOARD, {}, SMALL);
  expect(await last(BOARD_CARDS, BOARD, {}, { columns: 166, rows: 56 })).toEqual(small);
  expect(await last(BOARD_CARDS, BOARD, {}, { columns: 167, rows: 55 })).toEqual(small);
});
