import type { Bot } from '@cardwright/players';
import { thronesBots } from '@cardwright/players/thrones';
import { type Thrones, thrones } from '@cardwright/thrones';
import { describe, expect, test } from 'vitest';
import { botRandoms, playPair } from '../src/index.ts';

const PLAN = { seats: 4, seed: 5, options: {} };
const [random, , smart, greedy] = thronesBots as readonly [Bot<Thrones>, Bot<Thrones>, Bot<Thrones>, Bot<Thrones>];

/** Always the first option: no draw, no difference. */
const first: Bot<Thrones> = { ...random, id: 'first', decide: () => ({ choice: [0] }) };
const last: Bot<Thrones> = { ...random, id: 'last', decide: ({ decision }) => ({ choice: decision.default }) };

const score = (a: Bot<Thrones>, b: Bot<Thrones>, n: number): number => playPair(thrones, a, b, PLAN, n).score;
const PAIRS = Array.from({ length: 60 }, (_, n) => n);

describe('a pair', () => {
  test.each([first, last, random, greedy])('of a bot against itself is exactly a half ($id)', (bot) => {
    expect(PAIRS.map((n) => score(bot, bot, n))).toEqual(PAIRS.map(() => 0.5));
  });

  test.each([
    ['first v last', first, last],
    ['greedy v first', greedy, first],
    ['greedy v random', greedy, random],
  ] as const)('seen from the other side is the rest: %s', (_, a, b) => {
    for (const n of PAIRS) expect(score(a, b, n) + score(b, a, n)).toBe(1);
  });

  test('is a quarter step from 0 to 1, and not always the same', () => {
    const scores = PAIRS.map((n) => score(greedy, smart, n));
    for (const each of scores) expect([0, 0.25, 0.5, 0.75, 1]).toContain(each);
    expect(new Set(scores).size).toBeGreaterThan(1);
    expect(scores.reduce((a, b) => a + b) / scores.length).toBeGreaterThan(0.7);
  });

  test('has each bot on each side once, with the partner seat too', () => {
    const seats: Record<string, number[]> = { a: [], b: [] };
    const spy = (name: 'a' | 'b'): Bot<Thrones> => ({
      ...random,
      decide(ask) {
        if (ask.view.play === 0 && ask.view.turn < 4) seats[name]?.push(ask.decision.seat);
        return { choice: [0] };
      },
    });
    playPair(thrones, spy('a'), spy('b'), PLAN, 0);
    expect(seats['a']?.toSorted()).toEqual([0, 1, 2, 3]);
    expect(seats['b']?.toSorted()).toEqual([0, 1, 2, 3]);
  });

  test('counts the decisions of both games', () => {
    let asked = 0;
    const counting: Bot<Thrones> = { ...random, decide: (ask) => (asked++, random.decide(ask)) };
    const { decisions } = playPair(thrones, counting, counting, PLAN, 0);
    expect(decisions).toBe(asked);
  });

  test('is the same again, and another for another number', () => {
    expect(PAIRS.map((n) => score(greedy, smart, n))).toEqual(PAIRS.map((n) => score(greedy, smart, n)));
    const lengths = PAIRS.map((n) => playPair(thrones, random, random, PLAN, n).decisions);
    expect(new Set(lengths).size).toBeGreaterThan(10);
  });
});

test('each seat draws from its own stream', () => {
  const streams = botRandoms(9, 4).map((stream) => Array.from({ length: 8 }, () => stream.below(1000)).join());
  expect(new Set(streams).size).toBe(4);
  expect(botRandoms(9, 4).map((stream) => Array.from({ length: 8 }, () => stream.below(1000)).join())).toEqual(streams);
});
