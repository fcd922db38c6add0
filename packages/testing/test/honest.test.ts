import { type Game, type GameTypes, shuffle } from '@cardwright/engine';
import { type Ltk, ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { sorcery } from '@cardwright/sorcery';
import { describe, expect, test } from 'vitest';
import { type Whist, whist } from '../../../examples/whist/src/whist.ts';
import { CHECKS } from '../src/index.ts';

const honest = CHECKS.find(({ name }) => name.startsWith('honest worlds'));

/** What the check says of a game on one deal. */
function faultOn<T extends GameTypes>(game: Game<T>, seats: number, seed: number): string {
  try {
    honest?.run(game, { seed, seats });
  } catch (error) {
    return (error as Error).message;
  }
  return 'none';
}

/** What it says on the first deal on which the game breaks its promise. */
function fault<T extends GameTypes>(game: Game<T>, seats: number): string {
  for (let seed = 0; seed < 6; seed++) {
    const found = faultOn(game, seats, seed);
    if (found !== 'none') return found;
  }
  return 'none';
}

type WhistState = Whist['state'];
const whistWith = (imagine: typeof whist.imagine): Game<Whist> => ({ ...whist, imagine });
const othersOf = (seat: number): number[] => [0, 1, 2, 3].filter((other) => other !== seat);

/** Deals anew what two of the others hold, and leaves the third its own. */
function half(s: WhistState, seat: number, rng: WhistState['rng']): void {
  const [a, b] = othersOf(seat) as [number, number, number];
  const size = s.hands[a]?.length ?? 0;
  for (let tries = 0; tries < 100; tries++) {
    const cards = shuffle(
      rng,
      [...(s.hands[a] ?? []), ...(s.hands[b] ?? [])].sort((x, y) => x - y),
    );
    const dealt = [cards.slice(0, size), cards.slice(size)];
    const fits = (hand: number[], other: number): boolean =>
      hand.every((card) => s.voids[other]?.[Math.floor(card / 13)] === false);
    if (!fits(dealt[0] as number[], a) || !fits(dealt[1] as number[], b)) continue;
    [a, b].forEach((other, i) => {
      s.hands[other] = (dealt[i] as number[]).sort((x, y) => y - x);
    });
    return;
  }
}

/** Deals anew as if nobody had ever failed to follow suit. */
function forgetful(s: WhistState, seat: number, rng: WhistState['rng']): void {
  const { voids } = s;
  s.voids = voids.map((suits) => suits.map(() => false));
  whist.imagine(s, seat, rng);
  s.voids = voids;
}

type LtkState = Ltk['state'];

/** The same state where nobody remembers more than its own hand. */
function withoutMemory(s: LtkState): LtkState {
  const known = s.known.map(() => 0);
  s.players.forEach(({ hand }, seat) => {
    for (const card of hand) known[card] = 1 << seat;
  });
  return { ...s, known };
}

/** Puts what the seat does not know in the order of its numbers instead of shuffling it. */
function unshuffled(s: LtkState, seat: number): void {
  const zones = [s.deck, ...s.players.flatMap(({ hand }, other) => (other === seat ? [] : [hand]))];
  const isUnknown = (card: number): boolean => ((s.known[card] as number) & (1 << seat)) === 0;
  const cards = zones.flat().filter(isUnknown);
  const known = new Map(cards.map((card) => [card, s.known[card] as number]));
  const sorted = cards.toSorted((a, b) => a - b);
  for (const zone of zones) {
    zone.forEach((card, i) => {
      if (isUnknown(card)) zone[i] = sorted.pop() as number;
    });
  }
  const owners = [...known.values()];
  zones
    .flat()
    .filter((card) => known.has(card))
    .forEach((card, i) => {
      s.known[card] = owners[i] as number;
    });
}

describe('honest worlds', () => {
  test('whist, whose worlds fit what was seen, passes', () => {
    expect(fault(whist, 4)).toBe('none');
  });

  test('worlds that are the truth are found out', () => {
    expect(
      fault(
        whistWith(() => {}),
        4,
      ),
    ).toMatch(/hands\.\d for seat \d shows the truth in all/);
  });

  test('worlds in which one hand is always the true one are found out', () => {
    expect(fault(whistWith(half), 4)).toMatch(/hands\.\d for seat \d shows the truth in all/);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7])('worlds that forget who has no card of a suit are found out, deal %i', (seed) => {
    expect(faultOn(whistWith(forgetful), 4, seed)).toMatch(/can know that hands\.\d holds/);
  });

  test('worlds that deal a known card to anybody are found out', () => {
    const uniform: Game<Ltk> = {
      ...ltkIdentity,
      imagine(s, seat, rng) {
        const forgotten = withoutMemory(s);
        s.known = forgotten.known;
        ltkIdentity.imagine(s, seat, rng);
      },
    };
    expect(fault(uniform, 5)).toMatch(
      /what seat \d sees changes when it imagines|can know that players\.\d\.known holds/,
    );
  });

  test('a game that shows and imagines less than it told is found out', () => {
    const forgetting: Game<Ltk> = {
      ...ltkIdentity,
      view: (s, viewer) => ltkIdentity.view(withoutMemory(s), viewer),
      imagine(s, seat, rng) {
        s.known = withoutMemory(s).known;
        ltkIdentity.imagine(s, seat, rng);
      },
    };
    expect(fault(forgetting, 5)).toMatch(/can know that players\.\d\.known holds/);
  });

  test('worlds in which others have heroes the seat was offered itself and put back are found out', () => {
    const givenAway: Game<Ltk> = {
      ...ltkKingdoms,
      imagine(s, seat, rng) {
        const { offers } = s;
        s.pool = s.pool.concat(offers[seat] ?? []); // all heroes there are, for whoever asks
        if (s.stage === 'turns') s.offers = offers.with(seat, s.players[seat]?.heroes ?? []);
        ltkKingdoms.imagine(s, seat, rng);
        s.offers = s.offers.with(seat, offers[seat] ?? []);
      },
    };
    expect(fault(givenAway, 6)).toMatch(
      /^offer of the own view and the hidden players\.\*\.heroes have nothing in common/,
    );
  });

  test('Sorcery with its own deck in the true order is found out', () => {
    const ordered: typeof sorcery = {
      ...sorcery,
      imagine(s, seat, rng) {
        const deck = s.players[seat as 0 | 1].deck.slice();
        sorcery.imagine(s, seat, rng);
        s.players[seat as 0 | 1].deck = deck;
      },
    };
    expect(fault(ordered, 2)).toMatch(/deckOrder.+shows the truth in all/);
  });

  test('Three Kingdoms without the shuffle is found out', () => {
    const sorted: Game<Ltk> = {
      ...ltkIdentity,
      imagine(s, seat, rng) {
        ltkIdentity.imagine(s, seat, rng);
        unshuffled(s, seat);
      },
    };
    expect(fault(sorted, 5)).toMatch(/is not what is dealt/);
  });
});
