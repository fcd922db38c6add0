import { Match, seedRng } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import type { Player, State } from '../../src/core/state.ts';
import { restack } from '../../src/imagine.ts';
import { ltkIdentity } from '../../src/index.ts';
import { SHU, WEI, war } from '../kingdoms/war.ts';
import { isEven, playerIn, position, tally, worldOf } from './worlds.ts';

const [LIU, CAO, SUN] = [0, 1, 2];

/** Liu Bei looks: Cao Cao holds two cards and has one face down, two lie in the deck. */
const looking = (): State => {
  const s = position({ liu: { hand: ['peach', 'wine'] }, cao: { hand: ['dodge', 'duel'] }, sun: { hand: [] } }, [
    'snatch',
    'arson',
  ]);
  const laid = s.discard.pop() as number;
  s.known[laid] = 1 << CAO;
  playerIn(s, CAO).piles['contest'] = [laid];
  return s;
};

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
const placesOf = (s: State): number[] => [
  ...s.deck,
  ...playerIn(s, CAO).hand,
  ...(playerIn(s, CAO).piles['contest'] ?? []),
];

describe('what a seat cannot see is dealt anew', () => {
  test('every such card comes to every such place, as often to one as to another', () => {
    const s = looking();
    const unseen = sorted(placesOf(s));
    for (let place = 0; place < unseen.length; place++) {
      const came = tally(600, (seed) => placesOf(worldOf(s, LIU, seed))[place] as number);
      expect([sorted([...came.keys()]), isEven(came)]).toEqual([unseen, true]);
    }
  });

  test('all else stays, and the seat sees what it saw', () => {
    const s = looking();
    playerIn(s, LIU).piles['tuntian'] = [s.discard.pop() as number]; // its own, though nobody else may know it
    for (let seed = 0; seed < 20; seed++) {
      const world = worldOf(s, LIU, seed);
      expect(ltkIdentity.view(world, LIU)).toEqual(ltkIdentity.view(s, LIU));
      expect(playerIn(world, LIU)).toEqual(playerIn(s, LIU));
      expect(sorted(placesOf(world))).toEqual(sorted(placesOf(s)));
      expect(world.discard).toEqual(s.discard);
    }
  });

  test('a card the seat knows stays where it is, in a hand, a deck or face down', () => {
    const s = looking();
    const { hand, piles } = playerIn(s, CAO);
    const [inHand, below, laid] = [hand[1] as number, s.deck[0] as number, piles['contest']?.[0] as number];
    for (const card of [inHand, below, laid]) s.known[card]! |= 1 << LIU;
    for (let seed = 0; seed < 20; seed++) {
      const world = worldOf(s, LIU, seed);
      expect([playerIn(world, CAO).hand[1], world.deck[0]]).toEqual([inHand, below]);
      expect(playerIn(world, CAO).piles['contest']).toEqual([laid]);
      expect(world.known[inHand]).toBe(s.known[inHand]);
    }
    expect(tally(40, (seed) => worldOf(s, LIU, seed).deck[1]).size).toBe(2); // the two that are left change places
  });

  test('who knew the card that lay in a place knows the one that lies there now', () => {
    const s = looking();
    s.known[s.deck[0] as number] = 1 << SUN;
    for (let seed = 0; seed < 20; seed++) {
      const world = worldOf(s, LIU, seed);
      expect(placesOf(world).map((card) => world.known[card])).toEqual(placesOf(s).map((card) => s.known[card]));
      expect(ltkIdentity.view(world, SUN).deckKnown).toEqual([[1, world.deck[0]]]);
    }
  });

  test('the same seed gives the same world whatever the truth was', () => {
    const s = looking();
    const [one, other] = [worldOf(s, LIU, 1), worldOf(s, LIU, 2)];
    expect(placesOf(one)).not.toEqual(placesOf(other));
    expect(worldOf(one, LIU, 9)).toEqual(worldOf(other, LIU, 9));
  });

  test('what nobody imagines is left alone: the state it was made from', () => {
    const s = looking();
    const before = structuredClone(ltkIdentity.clone(s));
    worldOf(s, LIU, 3);
    expect(structuredClone(ltkIdentity.clone(s))).toEqual(before);
  });
});

describe('after the deck was made anew', () => {
  /** What Cao Cao holds he held before the discard pile was shuffled; the deck came of it. */
  const reshuffled = (): State => {
    const s = looking();
    s.reshuffles = 1;
    s.shuffled = s.known.map((_, card) => (s.deck.includes(card) ? 1 : 0));
    return s;
  };

  test('nobody is imagined to hold what lay in the discard pile then', () => {
    const s = reshuffled();
    const held = (world: State) =>
      sorted([...playerIn(world, CAO).hand, ...(playerIn(world, CAO).piles['contest'] ?? [])]);
    const orders = tally(60, (seed) => {
      const world = worldOf(s, LIU, seed);
      expect([held(world), sorted(world.deck)]).toEqual([held(s), sorted(s.deck)]);
      return placesOf(world).join();
    });
    expect(orders.size).toBe(12); // both are still dealt anew: two in the deck, three at Cao Cao's
  });

  /** Cao Cao gave one of his two to Sun Quan, and only the two saw which; one of them was new. */
  const given = (): State => {
    const s = reshuffled();
    delete playerIn(s, CAO).piles['contest'];
    const [old, young] = playerIn(s, CAO).hand as [number, number];
    playerIn(s, CAO).hand = [old];
    playerIn(s, SUN).hand = [young];
    for (const card of [old, young]) s.known[card] = (1 << CAO) | (1 << SUN);
    s.shuffled = (s.shuffled ?? []).with(young, 1);
    s.mixed = s.known.map((_, card) => (card === old || card === young ? 1 : 0));
    return s;
  };

  test('of cards that cannot be told apart any may be the one of the new deck', () => {
    const s = given();
    const [old] = playerIn(s, CAO).hand as [number];
    const where = tally(600, (seed) => {
      const world = worldOf(s, LIU, seed);
      const holder = [CAO, SUN].find((seat) => playerIn(world, seat).hand.includes(old));
      expect(holder).toBeDefined(); // it is old: it cannot be in the deck
      const [cao, sun] = [CAO, SUN].map((seat) => playerIn(world, seat).hand[0] as number) as [number, number];
      expect([world.mixed?.[cao], world.mixed?.[sun]]).toEqual([1, 1]);
      expect(world.deck.map((card) => world.mixed?.[card])).toEqual([0, 0]);
      return holder;
    });
    expect([where.size, isEven(where)]).toEqual([2, true]);
  });

  test('what is not among them came by the shuffle it came by', () => {
    const s = given();
    const older = s.discard.pop() as number;
    playerIn(s, SUN).hand.push(older);
    s.known[older] = 1 << SUN;
    const [old] = playerIn(s, CAO).hand as [number];
    const held = tally(60, (seed) => playerIn(worldOf(s, LIU, seed), SUN).hand[1] as number);
    expect(sorted([...held.keys()])).toEqual(sorted([old, older])); // nothing of the new deck
  });

  test('who knows one of them knows by which shuffle the other came', () => {
    const s = given();
    const [old, young] = [playerIn(s, CAO).hand[0] as number, playerIn(s, SUN).hand[0] as number];
    s.known[old]! |= 1 << LIU;
    const held = tally(60, (seed) => playerIn(worldOf(s, LIU, seed), SUN).hand[0] as number);
    expect(sorted([...held.keys()])).toEqual(sorted([young, ...s.deck]));
  });

  test('who was there knows, and two such groups are two', () => {
    const s = given();
    const [old, young] = [playerIn(s, CAO).hand[0] as number, playerIn(s, SUN).hand[0] as number];
    expect(playerIn(worldOf(s, SUN, 4), CAO).hand).toEqual([old]);
    s.mixed = (s.mixed ?? []).with(young, 2);
    for (let seed = 0; seed < 20; seed++) expect(playerIn(worldOf(s, LIU, seed), CAO).hand).toEqual([old]);
  });

  test('the same seed gives the same world whatever the truth was', () => {
    const s = given();
    const truths = [0, 1, 2, 3, 4, 5].map((seed) => worldOf(s, LIU, seed));
    expect(new Set(truths.map((truth) => JSON.stringify(truth.players.map(({ hand }) => hand)))).size).toBeGreaterThan(
      2,
    );
    for (const truth of truths) {
      const { players, deck, known, mixed } = worldOf(truth, LIU, 9);
      const first = worldOf(s, LIU, 9);
      expect([players, deck, known, mixed]).toEqual([first.players, first.deck, first.known, first.mixed]);
    }
  });
});

describe('while a card lies face down', () => {
  /** Liu Bei knew the first of the three that Cao Cao had before he laid one. */
  const doubting = (): State => {
    const s = looking();
    const [first] = playerIn(s, CAO).hand as [number, number];
    s.doubted = s.known.map((_, card) => (card === first ? 1 << LIU : 0));
    return s;
  };

  test('a card known in that hand is still with its owner, and lies there as often as any of the hand', () => {
    const s = doubting();
    const [first] = playerIn(s, CAO).hand as [number, number];
    const laid = tally(900, (seed) => {
      const world = worldOf(s, LIU, seed);
      const { hand, piles } = playerIn(world, CAO);
      expect([...hand, ...(piles['contest'] ?? [])]).toContain(first);
      expect(Object.keys(hand)).toEqual(['0', '1']);
      expect(world.doubted?.[first]).toBe(1 << LIU);
      expect(ltkIdentity.view(world, LIU)).toEqual(ltkIdentity.view(s, LIU));
      return piles['contest']?.[0] === first;
    });
    expect(laid.get(true)).toBeGreaterThan(240); // one in three
    expect(laid.get(true)).toBeLessThan(360);
  });

  test('the same, when it is the one that lies there in truth', () => {
    const s = doubting();
    const { hand, piles } = playerIn(s, CAO);
    const [first] = hand as [number];
    hand[0] = piles['contest']?.[0] as number;
    piles['contest'] = [first];
    const laid = tally(900, (seed) => playerIn(worldOf(s, LIU, seed), CAO).piles['contest']?.[0] === first);
    expect(laid.get(true)).toBeGreaterThan(240);
    expect(laid.get(true)).toBeLessThan(360);
  });

  test.each([
    ['one', [1]],
    ['both', [0, 1]],
  ])('the same seed gives the same world whatever the truth was, with %s of the hand in doubt', (_, places) => {
    const s = doubting();
    const doubts = places.map((place) => playerIn(s, CAO).hand[place] as number);
    s.doubted = s.known.map((_, card) => (doubts.includes(card) ? 1 << LIU : 0));
    const held = ({ players, deck }: State) => {
      const { hand, piles } = players[CAO] as Player;
      return { hand, laid: piles['contest'], deck }; // in the same order, too: bots look at hands card by card
    };
    const truths = Array.from({ length: 8 }, (_, seed) => worldOf(s, LIU, seed));
    expect(new Set(truths.map((truth) => held(truth).laid?.[0])).size).toBeGreaterThan(2);
    for (const seed of [1, 2, 3, 4, 5, 6])
      for (const truth of truths) expect(held(worldOf(truth, LIU, seed))).toEqual(held(worldOf(s, LIU, seed)));
  });

  test('where nothing lies any more nothing is laid', () => {
    const s = doubting();
    playerIn(s, CAO).piles = { tuntian: [], ...playerIn(s, CAO).piles };
    for (let seed = 0; seed < 20; seed++) expect(playerIn(worldOf(s, LIU, seed), CAO).piles['tuntian']).toEqual([]);
  });

  test('what others doubt goes with the place', () => {
    const s = doubting();
    const second = playerIn(s, CAO).hand[1] as number;
    s.doubted = (s.doubted ?? []).with(second, 1 << SUN);
    for (let seed = 0; seed < 20; seed++) {
      const world = worldOf(s, LIU, seed);
      const doubtsOf = (state: State) => sorted(placesOf(state).map((card) => state.doubted?.[card] as number));
      expect(doubtsOf(world)).toEqual(doubtsOf(s));
      expect(ltkIdentity.view(world, SUN).players[CAO]?.among).toHaveLength(1);
    }
  });

  test('the own card face down is no secret to who laid it', () => {
    const s = doubting();
    const before = structuredClone(playerIn(s, CAO));
    for (let seed = 0; seed < 10; seed++) expect(playerIn(worldOf(s, CAO, seed), CAO)).toEqual(before);
  });

  test('cards that lie open on a hero stay there: none of the hand is taken for one of them', () => {
    const {
      liu,
      ci,
      cao,
      table: t,
    } = war(
      {
        liu: { heroes: SHU, hand: ['bountiful-harvest'] },
        ci: { heroes: ['taishi-ci', 'zhou-tai'], hp: 0, hand: ['peach'], piles: { buqu: ['strike'] } },
        cao: { heroes: WEI, hand: ['dodge', 'duel'] },
      },
      { deck: ['duel', 'wine', 'snatch', 'chain', 'chain'] },
    );
    liu.plays('bountiful-harvest').chooses('duel');
    ci.chooses('wine');
    liu.ends();
    ci.invokes('tianyi', { on: cao }).chooses('peach');
    expect(t.view(cao.seat).players[ci.seat]?.among.map((id) => t.nameOf(id))).toEqual(['wine']);
    for (let seed = 0; seed < 20; seed++)
      expect(t.match.imagine(cao.seat, seed).view(cao.seat)).toEqual(t.view(cao.seat));
    cao.chooses('duel');
  });
});

describe('roles and heroes of others', () => {
  const roles = (s: State) => s.players.map(({ role }) => role);

  test('the roles of the living are dealt anew but for the Lord’s and the own; each way as likely', () => {
    const s = position({
      liu: {},
      cao: { role: 'loyalist' },
      sun: { role: 'rebel' },
      zhang: { role: 'spy' },
      yuan: { role: 'rebel', dead: true },
    });
    const ways = tally(300, (seed) => roles(worldOf(s, CAO, seed)).join());
    expect([...ways.keys()].sort()).toEqual(['lord,loyalist,rebel,spy,rebel', 'lord,loyalist,spy,rebel,rebel']);
    expect(isEven(ways)).toBe(true);
    const truth = worldOf(
      s,
      CAO,
      [...Array(20).keys()].find((seed) => roles(worldOf(s, CAO, seed))[2] === 'spy') as number,
    );
    for (let seed = 0; seed < 10; seed++)
      expect(roles(worldOf(truth, CAO, seed))).toEqual(roles(worldOf(s, CAO, seed)));
  });

  test('avatars that others keep are dealt anew', () => {
    const s = position({ liu: {}, zuo: { hero: 'zuo-ci', avatars: ['guan-yu', 'zhao-yun'] } });
    expect(tally(20, (seed) => playerIn(worldOf(s, LIU, seed), 1).avatars[0]?.hero).size).toBeGreaterThan(5);
    expect(playerIn(worldOf(s, 1, 1), 1).avatars).toEqual(playerIn(s, 1).avatars);
  });

  test('while heroes are being chosen, so is what others were offered', () => {
    const match = Match.start(ltkIdentity, { seed: 1, seats: 3 });
    const offers = (seed: number) => worldOf(match.state, 1, seed).offers;
    expect(tally(20, (seed) => offers(seed)[2]?.join()).size).toBe(20);
    for (let seed = 0; seed < 20; seed++) expect(offers(seed)[1]).toEqual(match.state.offers[1]);
  });
});

test('restacked: what nobody knows of the deck changes places with its like, and with nothing else', () => {
  const s = position({ liu: {}, cao: {} }, ['peach', 'wine', 'dodge', 'duel', 'chain', 'snatch']);
  const [a, b, c, d, known, doubted] = s.deck as [number, number, number, number, number, number];
  s.known[known] = 1 << CAO;
  s.doubted = s.known.map((_, card) => (card === doubted ? 1 << LIU : 0));
  s.shuffled = s.known.map((_, card) => (card === c || card === d ? 1 : 0));
  const decks = tally(800, (seed) => {
    const { deck } = { ...s, deck: s.deck.slice() };
    restack({ ...s, deck }, seedRng(seed));
    return deck.join();
  });
  const ways = [
    [a, b, c, d],
    [b, a, c, d],
    [a, b, d, c],
    [b, a, d, c],
  ].map((way) => [...way, known, doubted].join());
  expect([[...decks.keys()].sort(), isEven(decks)]).toEqual([ways.sort(), true]);
});

test('restacked before the deck was ever made anew, all of it is mixed', () => {
  const s = position({ liu: {}, cao: {} }, ['peach', 'wine', 'dodge']);
  const decks = tally(1200, (seed) => {
    const deck = s.deck.slice();
    restack({ ...s, deck }, seedRng(seed));
    return deck.join();
  });
  expect([decks.size, isEven(decks)]).toEqual([6, true]);
});
