import { type Event, randomFrom } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { describe, expect, test } from 'vitest';
import { battleOf, type Card, type GameEvent, parseCards, statsOf, thrones, valueOf } from '../src/index.ts';

const battle = (first: string, second: string) => battleOf([parseCards(first), parseCards(second)]);

describe('the examples of the hand-out (C5)', () => {
  test('1: 11/9 on 6H against 9/9 on QH is 16-0: the queen falls, and the 6H that holds scores too', () => {
    const [first, second] = ['6H,5C,3S', 'QH,2C,3D,4S,5D'];
    expect(statsOf(parseCards(first))).toEqual({ attack: 11, defence: 9 });
    expect(statsOf(parseCards(second))).toEqual({ attack: 9, defence: 9 });
    expect(battle(first, second)).toEqual({ succeeded: [true, false], score: [16, 0] });
  });

  test('2: 9/2 on 2H against 3/8 on 9H is 9-2: both fall', () => {
    const [first, second] = ['2H,7C', '9H,2C,8D,3S,4D'];
    expect(statsOf(parseCards(first))).toEqual({ attack: 9, defence: 2 });
    expect(statsOf(parseCards(second))).toEqual({ attack: 3, defence: 8 });
    expect(battle(first, second)).toEqual({ succeeded: [true, true], score: [9, 2] });
  });
});

describe('a battle', () => {
  const rows: [name: string, first: string, second: string, succeeded: [boolean, boolean], score: [number, number]][] =
    [
      ['equal stats: both hold', '6H', '6H', [false, false], [6, 6]],
      ['equal stats of other cards: both hold', 'KH', 'TH', [false, false], [10, 10]],
      ['one more is enough', '6H,2C', '7H', [true, true], [7, 6]],
      ['one side scores both', '9H', '4H', [true, false], [13, 0]],
      ['the other side scores both', '4H', '9H', [false, true], [0, 13]],
      ['each its own', '6H,9S', '5H,9S', [false, false], [6, 5]],
      ['each the other', '6H,9C', '5H,9C', [true, true], [5, 6]],
      ['attack equal to defence fails', '6H,4C', '8H,2S', [false, true], [0, 14]],
    ];
  test.each(rows)('%s', (_, first, second, succeeded, score) => {
    expect(battle(first, second)).toEqual({ succeeded, score });
    expect(battle(second, first)).toEqual({ succeeded: succeeded.toReversed(), score: score.toReversed() });
  });

  test("obeys clamp 'end'", () => {
    const piles = [parseCards('3H,2S,9D,4S'), parseCards('3H')] as const;
    expect(battleOf(piles, 'each')).toEqual({ succeeded: [false, false], score: [3, 3] });
    expect(battleOf(piles, 'end')).toEqual({ succeeded: [false, true], score: [0, 6] });
  });
});

test('in any game each battle shares out its two hearts, and the six of them 84 points', () => {
  for (let seed = 0; seed < 500; seed++) {
    const events: GameEvent[] = [];
    const listen = (event: Event): number => events.push(event as GameEvent);
    const { state } = playAtRandom(thrones, { seed }, randomFrom(seed), { listen });
    const totals = events.flatMap((event) => (event.type === 'play-scored' ? [event.scores[0] + event.scores[1]] : []));
    const hearts = events.flatMap((event) =>
      event.type === 'battle-begun' ? [valueOf(event.piles[0][0] as Card) + valueOf(event.piles[1][0] as Card)] : [],
    );
    expect(hearts).toHaveLength(6);
    expect(totals).toEqual(hearts.map((_, i) => hearts.slice(0, i + 1).reduce((a, b) => a + b)));
    expect(state.scores[0] + state.scores[1]).toBe(84);
  }
});

test.each([
  [[43, 41], 'team-0', [1, 0, 1, 0]],
  [[41, 43], 'team-1', [0, 1, 0, 1]],
  [[42, 42], 'draw', [0.5, 0.5, 0.5, 0.5]],
] as [[number, number], string, number[]][])('%j ends with %s', (scores, label, shares) => {
  const state = { ...thrones.setup({ shuffle: 'fast', clamp: 'each' }, 4, 1), scores };
  expect(thrones.outcome(state)).toEqual({ label, scores: shares });
});
