import { type Deal, Match } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { findHero } from '../../src/core/definitions.ts';
import type { Role } from '../../src/core/state.ts';
import { ltkIdentity } from '../../src/index.ts';
import { rolesFor } from '../../src/modes/roles.ts';

const start = (seats: number, options: Deal['options'] = {}, seed = 1) =>
  Match.start(ltkIdentity, { seed, seats, options }, { askForced: true });

/** Takes the first hero of every offer. */
const seated = (seats: number, options: Deal['options'] = {}) => {
  const match = start(seats, options);
  while (match.state.stage === 'heroes') match.choose([0]);
  return match;
};

const counts = (roles: readonly Role[]) =>
  (['loyalist', 'rebel', 'spy'] as const).map((role) => roles.filter((each) => each === role).length);

test.each([
  [2, [0, 1, 0], [0, 1, 0]],
  [3, [0, 1, 1], [0, 1, 1]],
  [4, [1, 1, 1], [1, 1, 1]],
  [5, [1, 2, 1], [1, 2, 1]],
  [6, [1, 3, 1], [1, 2, 2]],
  [7, [2, 3, 1], [2, 3, 1]],
  [8, [2, 4, 1], [2, 3, 2]],
  [9, [3, 4, 1], [3, 4, 1]],
  [10, [3, 5, 1], [3, 4, 2]],
])('%i seats: loyalists, rebels and spies besides the Lord', (seats, one, two) => {
  expect(counts(rolesFor(seats, 'one'))).toEqual(one);
  expect(counts(rolesFor(seats, 'two'))).toEqual(two);
  const dealt = start(seats, { spies: 'two' }).state.players.map(({ role }) => role as Role);
  expect([dealt[0], counts(dealt)]).toEqual(['lord', two]);
});

test('the Lord is known to all, everybody else only to itself', () => {
  const match = start(5);
  const { players } = match.state;
  for (let seat = 0; seat < 5; seat++) {
    const seen = match.view(seat).players.map(({ role }) => role);
    expect(seen).toEqual(players.map(({ role }, other) => (other === 0 || other === seat ? role : null)));
  }
});

test.each([
  [2, 0],
  [4, 0],
  [5, 1],
  [10, 1],
])('%i seats: the Lord has %i more life', (seats, bonus) => {
  const { players } = seated(seats).state;
  for (const [seat, { heroes, hp, maxHp }] of players.entries()) {
    const life = (findHero('identity', heroes[0] as string)?.life ?? 0) + (seat === 0 ? bonus : 0);
    expect([hp, maxHp]).toEqual([life, life]);
  }
});

test('everybody has 4 cards when the Lord begins, who has drawn 2 more', () => {
  const match = seated(4, { fixed: 'cao-cao,guan-yu,liu-bei,sun-quan' });
  expect(match.state.players.map(({ hand }) => hand.length)).toEqual([6, 4, 4, 4]);
  expect(match.decision).toMatchObject({ seat: 0, kind: 'play' });
});

test('the Lord chooses first and openly', () => {
  const match = start(4);
  expect(match.decision).toMatchObject({ seat: 0, kind: 'choose-hero' });
  const hero = match.decision?.options[1]?.hero;
  match.choose([1]);
  expect(match.view('public').players[0]?.heroes).toEqual([hero]);
  expect(match.decision).toMatchObject({ seat: 1, kind: 'choose-hero' });
});

test('the others’ heroes are hidden until all have chosen', () => {
  const match = start(4);
  match.choose([0]);
  match.choose([1]);
  const chosen = match.state.players[1]?.heroes;
  expect(match.view(1).players[1]?.heroes).toEqual(chosen);
  expect([match.view(2).players[1]?.heroes, match.view('public').players[1]?.heroes]).toEqual([[null], [null]]);
  match.choose([0]);
  expect(match.view(3).players[2]?.heroes).toEqual([null]);
  match.choose([0]);
  expect(match.view('public').players.every(({ heroes }) => heroes[0] !== null)).toBe(true);
  expect(match.view('public').players[1]?.heroes).toEqual(chosen);
});

test('each sees its own offer only, and no hero is offered twice', () => {
  const match = start(5, { offer: 2 });
  const offers = match.state.offers.map((offer) => offer.slice());
  expect(offers.slice(1).map((offer) => offer.length)).toEqual([2, 2, 2, 2]);
  expect(new Set(offers.flat()).size).toBe(offers.flat().length);
  expect([match.view(3).offer, match.view('public').offer]).toEqual([offers[3], []]);
});

test('the Lord is offered lord heroes and two others', () => {
  const offer = start(5).state.offers[0] ?? [];
  const isLord = offer.map((id) => findHero('identity', id)?.lord === true);
  expect(isLord.slice(0, 3)).toEqual([true, true, true]);
  expect(offer).toHaveLength(5);
});

test('fixed heroes leave no choice', () => {
  const match = Match.start(ltkIdentity, { seed: 1, seats: 3, options: { fixed: 'cao-cao, guan-yu ,liu-bei' } });
  expect(match.state.players.map(({ heroes }) => heroes)).toEqual([['cao-cao'], ['guan-yu'], ['liu-bei']]);
  expect(match.decision).toMatchObject({ seat: 0, kind: 'play' });
});

test('a pool of heroes: nobody else is offered', () => {
  const match = start(3, { heroes: 'cao-cao,guan-yu,liu-bei', offer: 1 });
  expect(match.state.offers.flat().toSorted()).toEqual(['cao-cao', 'guan-yu', 'liu-bei']);
});

test.each<[string, number, Deal['options'], RegExp]>([
  ['an unknown fixed hero', 2, { fixed: 'cao-cao,nobody' }, /"nobody" is no hero/],
  ['too few fixed heroes', 3, { fixed: 'cao-cao,liu-bei' }, /2 fixed heroes for 3 seats/],
  ['an unknown hero in the pool', 2, { heroes: 'cao-cao,nobody' }, /"nobody" is no hero/],
  ['a pool smaller than the table', 3, { heroes: 'cao-cao,liu-bei' }, /2 heroes are too few for 3 seats/],
  ['a deck too small', 5, { deck: 'Strike,7,Spade' }, /a deck of 1 cards is too small for 5 seats/],
  ['one seat', 1, {}, /2 to 10/],
  ['eleven seats', 11, {}, /2 to 10/],
])('refused: %s', (_, seats, options, message) => {
  expect(() => start(seats, options)).toThrow(message);
});
