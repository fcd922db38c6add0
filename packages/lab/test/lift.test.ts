import { anyChoice, below, type Game, type GameTypes, type Rng, type Seat } from '@cardwright/engine';
import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { type Bot, byReflex, random } from '@cardwright/players';
import { sorcery } from '@cardwright/sorcery';
import { thrones } from '@cardwright/thrones';
import { describe, expect, test } from 'vitest';
import { type Lifted, liftOf, playBase, playLift, ratioOf, sidesIn } from '../src/index.ts';
import { coinGame } from './coin.ts';

/** Random too, but with other draws: no better and no worse. */
const otherwise: Bot = {
  ...random,
  id: 'otherwise',
  open: byReflex(({ decision, random: draws }) => {
    draws.below(2);
    return { choice: anyChoice(decision, draws) };
  }),
};

const SAME = 30; // deals with the same bot everywhere
const PLAN = { seed: 5, options: {} };

async function lifts<T extends GameTypes>(game: Game<T>, seats: number, a: Bot<T>, b: Bot<T>, deals: number) {
  const plan = { ...PLAN, seats };
  const found: [side: string, ...ReturnType<typeof liftOf>[]][] = [];
  for (const side of sidesIn(game, plan)) {
    const all: Lifted[] = [];
    for (let n = 0; n < deals; n++) all.push(await playLift(game, a, b, side, plan, n));
    found.push([side, liftOf(all)]);
  }
  return found;
}

describe('random for random lifts nobody', () => {
  test.each<[string, number, (a: Bot, b: Bot, deals: number) => ReturnType<typeof lifts>]>([
    ['thrones', 300, (a, b, deals) => lifts(thrones, 4, a, b, deals)],
    ['sorcery', 300, (a, b, deals) => lifts(sorcery, 2, a, b, deals)],
    ['ltk-identity', 200, (a, b, deals) => lifts(ltkIdentity, 5, a, b, deals)],
    ['ltk-kingdoms', 200, (a, b, deals) => lifts(ltkKingdoms, 6, a, b, deals)],
  ])('%s', async (_, deals, of) => {
    for (const [side, lift] of await of(otherwise, random, deals)) {
      expect([side, lift?.low as number]).toEqual([side, expect.any(Number)]);
      expect(lift?.low as number, side).toBeLessThanOrEqual(0);
      expect(lift?.high as number, side).toBeGreaterThanOrEqual(0);
    }
    for (const [, lift] of await of(random, random, SAME)) expect(lift?.lift).toBe(0); // the same games, to the letter
  });
});

test('a lift is the difference of the log-odds, by the same deals', () => {
  const deals: Lifted[] = Array.from({ length: 100 }, (_, i) => ({ base: i < 40 ? 1 : 0, score: i < 70 ? 1 : 0 }));
  const { base, score, lift, low, high } = liftOf(deals);
  expect([base, score]).toEqual([0.4, 0.7]);
  expect(lift).toBeCloseTo(Math.log(70.5 / 30.5) - Math.log(40.5 / 60.5), 12);
  expect(low).toBeGreaterThan(0.7);
  expect(high).toBeLessThan(2);
});

test('deals that all came out alike, or a single one, are no certainty', () => {
  const times = (n: number, deal: Lifted): Lifted[] => Array.from({ length: n }, () => deal);
  const won = liftOf(times(1, { base: 0, score: 1 }));
  expect(won.lift).toBeCloseTo(2 * Math.log(3), 12);
  expect(won.low).toBeLessThan(0);
  const even = liftOf(times(2, { base: 0, score: 0 }));
  expect([even.lift, even.low < -1, even.high > 1]).toEqual([0, true, true]);
  const [few, many] = [3, 100].map((n) => liftOf(times(n, { base: 0, score: 1 })));
  expect(few?.low).toBeGreaterThan(won.low);
  expect(many?.low).toBeGreaterThan(4); // a hundred are one
});

test('who wins every deal is no certainty either, however much is known of what the deals give', () => {
  const bases = Array.from({ length: 400 }, (_, n) => (n % 5) / 5);
  const { lift, low, high } = liftOf(
    bases.slice(0, 30).map((base) => ({ base, score: 1 })),
    bases.slice(30),
  );
  expect([lift - low > 1, high > lift]).toEqual([true, true]);
});

test('a ratio is doubtful by the luck of both', () => {
  const deals: Lifted[] = Array.from({ length: 100 }, (_, i) => ({ base: i < 40 ? 1 : 0, score: i % 10 < 6 ? 1 : 0 }));
  const known = deals.map(({ score }) => ({ base: 0.4, score }));
  const [{ mean, low, high }, sure] = [ratioOf(deals), ratioOf(known)];
  expect(mean).toBeCloseTo(1.5, 12);
  expect(sure.mean).toBeCloseTo(1.5, 12);
  expect(low).toBeLessThan(sure.low);
  expect(high).toBeGreaterThan(sure.high);
});

test('over several games the base of a deal is what the deal gives the side, and the first of them is the game of the deal itself', async () => {
  const plan = { ...PLAN, seats: 5 };
  const shares: number[] = [];
  for (let n = 0; n < 12; n++) {
    const once = await playBase(ltkIdentity, random, plan, n);
    const often = await playBase(ltkIdentity, random, plan, n, 4);
    expect((await playLift(ltkIdentity, random, random, 'rebels', plan, n)).base).toBe(once.rebels);
    for (const side of ['lord', 'rebels', 'spy'])
      expect(Math.abs(4 * (often[side] as number) - (once[side] as number) - 1.5)).toBeLessThanOrEqual(1.5);
    expect(await playBase(ltkIdentity, random, plan, n, 4)).toEqual(often);
    shares.push(often.rebels as number);
  }
  expect(shares.some((share) => share > 0 && share < 1)).toBe(true);
});

test('the sides of a game are those dealt, else those it is played by, else one seat after the other', () => {
  const sides = [
    sidesIn(thrones, { ...PLAN, seats: 4 }),
    sidesIn(sorcery, { ...PLAN, seats: 2 }),
    sidesIn(ltkIdentity, { ...PLAN, seats: 4 }).toSorted(),
    sidesIn(ltkKingdoms, { ...PLAN, seats: 6 }),
  ];
  expect(sides).toEqual([['1', '2'], ['1', '2'], ['lord', 'rebels', 'spy'], ['one']]);
});

/** Remembers which seats it was asked at. */
const spy = (): Bot & { readonly seats: Set<Seat> } => {
  const seats = new Set<Seat>();
  return {
    ...random,
    seats,
    open: byReflex(({ decision }) => (seats.add(decision.seat), { choice: decision.default })),
  };
};

test.each([['1', [0, 2]], ['2', [1, 3]]] as const)('on side %s sits A once, and B everywhere once', async (side, own) => {
  const [a, b] = [spy(), spy()];
  const { base, score } = await playLift(thrones, a, b, side, { ...PLAN, seats: 4 }, 0);
  expect([a.seats, b.seats]).toEqual([new Set(own), new Set([0, 1, 2, 3])]);
  expect(score).toBe(base); // they play alike
}); // biome-ignore format: two rows on a line

test('where one seat is a side, it is another one in every deal', async () => {
  const a = spy();
  for (const n of [1, 3, 9]) await playLift(ltkKingdoms, a, random, 'one', { ...PLAN, seats: 6 }, n);
  expect(a.seats).toEqual(new Set([1, 3]));
});

test.each([
  ['ltk-identity', 5, ltkIdentity],
  ['ltk-kingdoms', 2, ltkKingdoms],
  ['sorcery', 2, sorcery],
  ['thrones', 4, thrones],
] as readonly (readonly [string, number, Game])[])(
  'one seat of %s may be lifted, whatever sides there are',
  async (_, seats, game) => {
    for (let n = 0; n < 12; n++) {
      const { base, score } = await playLift(game, random, random, 'one', { ...PLAN, seats }, n);
      expect(base).toBe(score);
    }
  },
);

test('the base of several games is their mean: the deal’s own, then the deck stacked anew for each', async () => {
  const stacks: number[] = [];
  const game = {
    ...coinGame,
    restack: (state: { rng: Rng }, rng: Rng) => {
      state.rng = { ...rng };
      stacks.push(below(rng, 1e9));
    },
  } as unknown as Game;
  const bases: number[] = [];
  const alone: number[] = [];
  for (let n = 0; n < 20; n++) {
    const plan = { ...PLAN, seats: 2 };
    bases.push((await playBase(game, random, plan, n, 4))['1'] as number);
    alone.push((await playBase(game, random, plan, n))['1'] as number);
  }
  expect([stacks.length, new Set(stacks).size]).toEqual([60, 60]);
  for (const [n, base] of bases.entries()) {
    expect([0, 1, 2, 3].map((others) => (others + (alone[n] as number)) / 4)).toContain(base);
  }
  expect(new Set(bases).size).toBeGreaterThan(2);
});

test('deals that A did not play tell how lucky those were that it did, and make the interval narrower', () => {
  const gives = (n: number): number => ((n * 7) % 16) / 15; // what a deal gives B
  const luck = (n: number): number => ((n * 13) % 17) / 17;
  const played = Array.from({ length: 120 }, (_, n) => n).filter((n) => gives(n) > 0.3 || n % 2 === 0); // lucky deals
  const deals = played.map((n) => ({ base: gives(n), score: luck(n) < 0.5 + 0.3 * gives(n) ? 1 : 0 }));
  const others = Array.from({ length: 2000 }, (_, n) => gives(n + 3));
  const [paired, known] = [liftOf(deals), liftOf(deals, others)];
  expect(known.base).toBeLessThan(paired.base);
  expect(known.score).toBeLessThan(paired.score);
  expect(known.score).toBeCloseTo(0.5 + 0.3 * 0.5, 1);
  expect(known.high - known.low).toBeLessThan(paired.high - paired.low);
  const [ratio, surer] = [ratioOf(deals), ratioOf(deals, others)];
  expect(surer.high - surer.low).toBeLessThan(ratio.high - ratio.low);
});

test('no deals, no lift', () => {
  expect(liftOf([])).toEqual({ deals: 0, base: 0, score: 0, lift: 0, low: 0, high: 0 });
});
