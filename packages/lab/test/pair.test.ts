import { atOnce, type Bot, byReflex } from '@cardwright/players';
import { thronesBots } from '@cardwright/players/thrones';
import { type Thrones, thrones } from '@cardwright/thrones';
import { describe, expect, test } from 'vitest';
import { botRandoms, playPair } from '../src/index.ts';

const PLAN = { seats: 4, seed: 5, options: {} };
const botOf = (id: string): Bot<Thrones> => thronesBots.find((bot) => bot.id === id) as Bot<Thrones>;
const [random, smart, greedy] = [botOf('random'), botOf('smart'), botOf('greedy')];

/** Always the first option: no draw, no difference. */
const first: Bot<Thrones> = { ...random, id: 'first', open: byReflex(() => ({ choice: [0] })) };
const last: Bot<Thrones> = { ...random, id: 'last', open: byReflex(({ decision }) => ({ choice: decision.default })) };

const PAIRS = Array.from({ length: 60 }, (_, n) => n);

const pairs = (a: Bot<Thrones>, b: Bot<Thrones>) => Promise.all(PAIRS.map((n) => playPair(thrones, a, b, PLAN, n)));
const scores = async (a: Bot<Thrones>, b: Bot<Thrones>) => (await pairs(a, b)).map(({ score }) => score);

describe('a pair', () => {
  test.each([first, last, random, greedy])('of a bot against itself is exactly a half ($id)', async (bot) => {
    expect(await scores(bot, bot)).toEqual(PAIRS.map(() => 0.5));
  });

  test.each([
    ['first v last', first, last],
    ['greedy v first', greedy, first],
    ['greedy v random', greedy, random],
  ] as const)('seen from the other side is the rest: %s', async (_, a, b) => {
    const [ours, theirs] = [await scores(a, b), await scores(b, a)];
    for (const n of PAIRS) expect((ours[n] as number) + (theirs[n] as number)).toBe(1);
  });

  test('is a quarter step from 0 to 1, and not always the same', async () => {
    const found = await scores(greedy, smart);
    for (const each of found) expect([0, 0.25, 0.5, 0.75, 1]).toContain(each);
    expect(new Set(found).size).toBeGreaterThan(1);
    expect(found.reduce((a, b) => a + b) / found.length).toBeGreaterThan(0.7);
  });

  test('has each bot on each side once, with the partner seat too', async () => {
    const seats: Record<string, number[]> = { a: [], b: [] };
    const spy = (name: 'a' | 'b'): Bot<Thrones> => ({
      ...random,
      open: byReflex((ask) => {
        if (ask.view.play === 0 && ask.view.turn < 4) seats[name]?.push(ask.decision.seat);
        return { choice: [0] };
      }),
    });
    await playPair(thrones, spy('a'), spy('b'), PLAN, 0);
    expect(seats['a']?.toSorted()).toEqual([0, 1, 2, 3]);
    expect(seats['b']?.toSorted()).toEqual([0, 1, 2, 3]);
  });

  test('counts the decisions of both games', async () => {
    let asked = 0;
    const counting: Bot<Thrones> = {
      ...random,
      open: byReflex((ask) => (asked++, atOnce(random.open(0, 1).decide(ask)))),
    };
    const { decisions } = await playPair(thrones, counting, counting, PLAN, 0);
    expect(decisions).toBe(asked);
  });

  test('is the same again, and another for another number', async () => {
    expect(await scores(greedy, smart)).toEqual(await scores(greedy, smart));
    const lengths = (await pairs(random, random)).map(({ decisions }) => decisions);
    expect(new Set(lengths).size).toBeGreaterThan(10);
  });
});

test('each seat draws from its own stream', () => {
  const streams = botRandoms(9, 4).map((stream) => Array.from({ length: 8 }, () => stream.below(1000)).join());
  expect(new Set(streams).size).toBe(4);
  expect(botRandoms(9, 4).map((stream) => Array.from({ length: 8 }, () => stream.below(1000)).join())).toEqual(streams);
});
