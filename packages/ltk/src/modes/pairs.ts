import { below, type Rng, type Seat, shuffle } from '@cardwright/engine';
import { heroNamed } from '../core/definitions.ts';
import type { HeroId, Player, State } from '../core/state.ts';
import { onlySide } from './claims.ts';
import { type Blank, drawPairs, type Numbers, poolOf } from './pair-pool.ts';

/** Two heroes as one choice. */
const joinPair = (a: HeroId, b: HeroId): string => `${a}+${b}`;
export const splitPair = (pair: string): HeroId[] => pair.split('+');

const fits = (a: HeroId, b: HeroId): boolean =>
  a !== b && heroNamed('kingdoms', a).kingdom === heroNamed('kingdoms', b).kingdom;

/** Every pair of one kingdom among these heroes. */
export function pairsOf(heroes: readonly HeroId[]): string[] {
  return heroes.flatMap((a, i) => heroes.slice(i + 1).flatMap((b) => (fits(a, b) ? [joinPair(a, b)] : [])));
}

/** How often other heroes are tried when the first ones would have ended the game. */
const TRIES = 50;

/**
 * Resamples every hero the seat has not seen: others' hidden ones, and what they put back. What this seat was offered itself
 * nobody else can have.
 */
export function imaginePairs(s: State, seat: Seat, rng: Rng): void {
  if (s.options.fixed !== '') return; // everybody knows
  if (s.stage === 'heroes') {
    imagineOffers(s, seat, rng);
    return;
  }
  const isSeen = (player: Player, hero: number): boolean =>
    player.revealed[hero] === true || ((player.seen[hero] as number) & (1 << seat)) !== 0;
  const others = s.players.filter(
    (player, other) => other !== seat && player.heroes.some((_, i) => !isSeen(player, i)),
  );
  const pool = poolOf(s);
  const numberOf = (hero: HeroId): number => pool.numberOf(hero) as number;
  const free = new Uint8Array(pool.heroes.length).fill(1);
  for (const hero of s.offers[seat] ?? []) free[numberOf(hero)] = 0;
  s.players.forEach((player, other) =>
    player.heroes.forEach((hero, i) => {
      if (other === seat || isSeen(player, i)) free[numberOf(hero)] = 0;
    }),
  );
  const blanks = others.map((player): Blank => {
    const [head, deputy] = player.heroes.map(numberOf) as [number, number];
    const [headSeen, deputySeen] = [isSeen(player, 0), isSeen(player, 1)];
    return {
      pairs: pool.pairs(pool.lifeOf(head, deputy), headSeen ? head : null, deputySeen ? deputy : null),
      known: headSeen ? head : deputySeen ? deputy : -1,
    };
  });
  let drawn: Numbers[] | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    drawn = drawPairs(blanks, free, rng);
    if (drawn === null) throw new Error('no heroes fit what everybody has seen');
    for (const [i, player] of others.entries()) {
      const [head, deputy] = drawn[i] as Numbers;
      player.heroes = [pool.heroes[head] as HeroId, pool.heroes[deputy] as HeroId];
    }
    if (s.result !== null || onlySide(s) === null) break; // else the game would be over
  }
  for (const [head, deputy] of drawn ?? []) {
    free[head] = 0;
    free[deputy] = 0;
  }
  const left: HeroId[] = [];
  for (const [number, hero] of pool.heroes.entries()) if (free[number] === 1) left.push(hero);
  putBack(s, seat, left, rng);
}

/** Deals anew, of the heroes that are left, what the others were offered besides the ones they have. */
function putBack(s: State, seat: Seat, rest: HeroId[], rng: Rng): void {
  shuffle(rng, rest);
  let from = 0;
  s.offers = s.offers.map((offer, other) => {
    if (other === seat) return offer;
    const { heroes } = s.players[other] as Player;
    const to = from + offer.length - heroes.length;
    const dealt = heroes.concat(rest.slice(from, to));
    from = to;
    return dealt;
  });
  s.pool = rest.slice(from);
}

/** While heroes are being chosen: others' offers could be any heroes this seat was not offered. */
function imagineOffers(s: State, seat: Seat, rng: Rng): void {
  const others = s.offers.flatMap((_, other) => (other === seat ? [] : [other]));
  const asked = s.players.findIndex(({ heroes }) => heroes.length === 0);
  const pool = [...s.pool, ...others.flatMap((other) => s.offers[other] as HeroId[])].sort();
  for (;;) {
    const shuffled = shuffle(rng, pool.slice());
    const offers = others.map((other) => shuffled.splice(0, s.offers[other]?.length ?? 0));
    // Whoever is asked has something to choose, else nobody would have asked.
    if (!offers.every((offer, i) => pairsOf(offer).length > (others[i] === asked ? 1 : 0))) continue;
    others.forEach((other, i) => {
      const offer = offers[i] as HeroId[];
      const player = s.players[other] as Player;
      s.offers[other] = offer;
      const pairs = pairsOf(offer);
      if (player.heroes.length > 0) player.heroes = splitPair(pairs[below(rng, pairs.length)] as string);
    });
    s.pool = shuffled;
    return;
  }
}
