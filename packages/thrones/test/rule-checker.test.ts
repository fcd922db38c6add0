import { type Decision, randomFrom } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { describe, expect, test } from 'vitest';
import { BrokeRuleError, checkMove, parseCard, parseCards, thrones } from '../src/index.ts';
import { play } from '../src/play.ts';

interface Row {
  readonly turn: number;
  readonly seat: number;
  readonly card: string | null;
  readonly pile: number;
  readonly on: string;
}

const check = ({ turn, seat, card, pile, on }: Row): void =>
  checkMove({
    turn,
    seat,
    card: card === null ? null : parseCard(card),
    pile,
    on: on === '' ? [] : parseCards(on),
  });

describe('every rule, broken', () => {
  const rows: [row: Row, complaint: string][] = [
    [
      { turn: 0, seat: 3, card: null, pile: -1, on: '' },
      'player 3 passes at turn 1: the first two players must each play a heart (R1)',
    ],
    [
      { turn: 1, seat: 0, card: null, pile: -1, on: '' },
      'player 0 passes at turn 2: the first two players must each play a heart (R1)',
    ],
    [
      { turn: 0, seat: 0, card: '6C', pile: 0, on: '' },
      'player 0 lays 6C on pile 0 [] at turn 1: the first two players must each play a heart (R1)',
    ],
    [
      { turn: 1, seat: 1, card: '6H', pile: 0, on: '7H' },
      'player 1 lays 6H on pile 0 [7H] at turn 2: a heart opens the pile of its own team (R1)',
    ],
    [
      { turn: 0, seat: 2, card: '6H', pile: 1, on: '' },
      'player 2 lays 6H on pile 1 [] at turn 1: a heart opens the pile of its own team (R1)',
    ],
    [
      { turn: 1, seat: 0, card: '6H', pile: 0, on: '7H' },
      'player 0 lays 6H on pile 0 [7H] at turn 2: a heart opens the pile of its own team (R1)',
    ],
    [
      { turn: 2, seat: 2, card: '6H', pile: 0, on: '7H,3C' },
      'player 2 lays 6H on pile 0 [7H,3C] at turn 3: hearts are illegal after the first two turns (R2)',
    ],
    [
      { turn: 11, seat: 1, card: 'KH', pile: 1, on: '7H' },
      'player 1 lays KH on pile 1 [7H] at turn 12: hearts are illegal after the first two turns (R2)',
    ],
    [
      { turn: 2, seat: 2, card: '5D', pile: 0, on: '6H' },
      'player 2 lays 5D on pile 0 [6H] at turn 3: a diamond may not lie directly on a heart (R3)',
    ],
    [
      { turn: 5, seat: 1, card: '5D', pile: 0, on: '5H' },
      'player 1 lays 5D on pile 0 [5H] at turn 6: a diamond may not lie directly on a heart (R3)',
    ],
    [
      { turn: 2, seat: 2, card: '5C', pile: 1, on: '' },
      'player 2 lays 5C on pile 1 [] at turn 3: an effect needs a character beneath it (R3)',
    ],
    [
      { turn: 2, seat: 2, card: '5C', pile: 2, on: '6H' },
      'player 2 lays 5C on pile 2 [6H] at turn 3: there are two piles, 0 and 1 (R4)',
    ],
    [
      { turn: 2, seat: 2, card: '5C', pile: -1, on: '6H' },
      'player 2 lays 5C on pile -1 [6H] at turn 3: there are two piles, 0 and 1 (R4)',
    ],
  ];
  test.each(rows)('%j', (row, complaint) => {
    expect(() => check(row)).toThrow(BrokeRuleError);
    expect(() => check(row)).toThrow(complaint);
  });
});

describe('every rule, kept', () => {
  const rows: Row[] = [
    { turn: 0, seat: 0, card: '6H', pile: 0, on: '' },
    { turn: 1, seat: 3, card: '6H', pile: 1, on: '' },
    { turn: 2, seat: 2, card: null, pile: -1, on: '' },
    { turn: 2, seat: 2, card: '5C', pile: 0, on: '6H' },
    { turn: 2, seat: 2, card: '5S', pile: 1, on: '6H' },
    { turn: 3, seat: 3, card: '5D', pile: 0, on: '6H,5C' },
    { turn: 3, seat: 3, card: '5D', pile: 1, on: '6H,5S,4D' },
    { turn: 11, seat: 3, card: '5C', pile: 0, on: '6H,5S,4D' },
    { turn: 11, seat: 3, card: null, pile: -1, on: '' },
  ];
  test.each(rows)('%j', (row) => expect(() => check(row)).not.toThrow());
});

test('the rules themselves run into the checker when what they offer is tampered with', () => {
  const state = thrones.setup({ shuffle: 'fast', clamp: 'each' }, 4, 7);
  const game = play({ state, emit: undefined, asksForced: true });
  const { options } = game.next().value as Decision<{ type: 'lay'; card: number; pile: 0 | 1 }>;
  const first = options[0] as { card: number; pile: number };
  (options as { type: string; card: number; pile: number }[])[0] = {
    type: 'lay',
    card: first.card,
    pile: 1 - first.pile,
  };
  expect(() => game.next([0])).toThrow(BrokeRuleError);
});

test('and never in thousands of games of any kind', () => {
  let decisions = 0;
  for (let seed = 0; seed < 3000; seed++) {
    const options = seed % 2 === 0 ? {} : { shuffle: 'java', clamp: 'end' };
    playAtRandom(
      thrones,
      { seed, options },
      randomFrom(seed + 1),
      { checkpoints: false, askForced: true },
      () => decisions++,
    );
  }
  expect(decisions).toBe(3000 * (72 + 1));
});
