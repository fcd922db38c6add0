import { expect, test } from 'vitest';
import { type Played, ratingsAfter, startingRating } from '../src/online/rating.ts';
import type { Rating } from '../src/storage/result-store.ts';

const at = (side: string, who: string, won: number, more: Partial<Played> = {}): Played => ({
  who,
  side,
  won,
  isFixed: false,
  finishedBy: null,
  ...more,
});
const rated = (rating: number, doubt = 60, games = 30): Rating => ({ rating, doubt, games });
const change = (
  played: readonly Played[],
  before: Readonly<Record<string, Rating>>,
  isDuel = false,
): Record<string, number> => {
  const known = new Map(Object.entries(before));
  const after = ratingsAfter(played, known, isDuel);
  const start = startingRating(isDuel);
  return Object.fromEntries(
    [...after].map(([who, { rating }]) => [who, Math.round(rating - (known.get(who) ?? start).rating)]),
  );
};

test.each([
  { before: [1000, 1000], won: 1, gains: [25, -25] },
  { before: [1000, 1000], won: 0.5, gains: [0, 0] },
  { before: [1025, 975], won: 1, gains: [21, -21] },
  { before: [1025, 975], won: 0, gains: [-29, 29] },
  { before: [1400, 1000], won: 1, gains: [5, -5] },
] as const)('a duel by the hand-out: $before with $won changes by $gains', ({ before, won, gains }) => {
  const played = [at('0', 'ann', won), at('1', 'ben', 1 - won)];
  const changes = change(played, { ann: rated(before[0]), ben: rated(before[1]) }, true);
  expect([changes['ann'], changes['ben']]).toEqual(gains);
});

test('a duel: doubt grows smaller with every game, down to what the formula leaves', () => {
  let doubts: number[] = [];
  let ann: Rating = startingRating(true);
  for (let i = 0; i < 200; i++) {
    const after = ratingsAfter([at('0', 'ann', 0.5), at('1', 'ben', 0.5)], new Map([['ann', ann]]), true);
    ann = after.get('ann') as Rating;
    doubts = [...doubts, ann.doubt];
  }
  expect(doubts.every((doubt, i) => i === 0 || doubt < (doubts[i - 1] as number))).toBe(true);
  expect(ann.doubt).toBeGreaterThan(60);
  expect(ann.doubt).toBeLessThan(70);
  expect(ann.games).toBe(200);
});

test('a bot is what it was measured at; only its games are counted, each seat of it', () => {
  const bot = { isFixed: true };
  const played = [at('0', 'ann', 1), at('1', 'bot:x', 0, bot), at('2', 'bot:x', 0, bot)];
  const after = ratingsAfter(played, new Map([['bot:x', rated(1700, 0, 7)]]), false);
  expect(after.get('bot:x')).toEqual(rated(1700, 0, 9));
  expect(after.get('ann')?.rating).toBeGreaterThan(1500);
});

test('a bot that nobody measured is taken for average, and written nowhere', () => {
  const played = [at('0', 'ann', 1), at('1', 'bot:x', 0, { isFixed: true })];
  expect([...ratingsAfter(played, new Map(), true).keys()]).toEqual(['ann']);
});

test('partners win and lose together; who wins against the stronger gains more', () => {
  const played = [at('a', 'ann', 1), at('b', 'ben', 0), at('a', 'cho', 1), at('b', 'dan', 0)];
  const even = change(played, {});
  expect(even['ann']).toBe(even['cho']);
  expect(even['ben']).toBe(even['dan']);
  expect(even['ann']).toBeGreaterThan(0);
  expect(even['ben']).toBeLessThan(0);
  const settled = { ann: rated(1400), cho: rated(1400), ben: rated(1600), dan: rated(1600) };
  const upset = change(played, settled);
  const asExpected = change(
    played.map((each) => ({ ...each, won: 1 - each.won })),
    settled,
  );
  expect(upset['ann']).toBeGreaterThan(asExpected['ben'] as number);
});

test('three sides: the one that wins alone gains most, the two that lose lose alike', () => {
  const played = [at('lord', 'ann', 0), at('rebels', 'ben', 0), at('spy', 'cho', 1)];
  const changes = change(played, {});
  expect(changes['cho']).toBeGreaterThan(0);
  expect(changes['ann']).toBe(changes['ben']);
  expect(changes['ann']).toBeLessThan(0);
});

test('ten to one in odds are 400 points, among settled people', () => {
  // Whoever wins ten of eleven games against somebody stays, on average, where they are 400 points above.
  const before = { ann: rated(1700, 42), ben: rated(1300, 42) };
  const gain = (won: number): number =>
    (ratingsAfter([at('0', 'ann', won), at('1', 'ben', 1 - won)], new Map(Object.entries(before)), false).get('ann')
      ?.rating ?? 0) - 1700;
  expect(10 * gain(1) + gain(0)).toBeCloseTo(0, 0);
});

test('whoever left has lost, also where their side won; the others are rated by how it ended', () => {
  const left = { finishedBy: 'bot:usual' };
  const won = [at('a', 'ann', 1, left), at('b', 'ben', 0), at('a', 'cho', 1), at('b', 'dan', 0)];
  const changes = change(won, { 'bot:usual': rated(1500, 0) });
  expect(changes['ann']).toBeLessThan(0);
  expect(changes['cho']).toBeGreaterThan(0);
  expect(changes['ben']).toBeLessThan(0);
  const stayed = change(
    won.map((each) => ({ ...each, finishedBy: null })),
    {},
  );
  expect(stayed['ann']).toBeGreaterThan(0);
});

test('whoever left a duel has lost it; the other one is rated against the bot that played on', () => {
  const played = [at('0', 'ann', 1, { finishedBy: 'bot:usual' }), at('1', 'ben', 0)];
  const strong = change(played, { 'bot:usual': rated(1800, 0) }, true);
  const weak = change(played, { 'bot:usual': rated(600, 0) }, true);
  expect(strong['ann']).toBe(-25);
  expect(strong['ben']).toBeGreaterThan(weak['ben'] as number);
});

test('everybody draws: nobody of the same strength gains or loses', () => {
  const played = ['ann', 'ben', 'cho'].map((who) => at(who, who, 1 / 3));
  expect(Object.values(change(played, {}))).toEqual([0, 0, 0]);
});
