import { below, type Rng, type Seat, shuffle } from '@cardwright/engine';
import { heroNamed } from '../core/definitions.ts';
import type { HeroId, Player, State } from '../core/state.ts';
import { onlySide } from './claims.ts';
import { drawPairs, type Numbers, type PairPool, poolOf, type UnknownPair } from './pair-pool.ts';

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
  const pool = poolOf(s);
  const { free, others, blanks } = unseenBy(s, seat, pool);
  let drawn: Numbers[] | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    drawn = drawPairs(blanks, free, rng);
    if (drawn === null) throw new Error('no heroes fit what everybody has seen');
    for (let i = 0; i < others.length; i++) {
      const [head, deputy] = drawn[i] as Numbers;
      (others[i] as Player).heroes = [pool.heroes[head] as HeroId, pool.heroes[deputy] as HeroId];
    }
    if (s.result !== null || onlySide(s) === null) break; // else the game would be over
  }
  for (const [head, deputy] of drawn ?? []) {
    free[head] = 0;
    free[deputy] = 0;
  }
  const left: HeroId[] = [];
  for (let number = 0; number < free.length; number++) if (free[number] === 1) left.push(pool.heroes[number] as HeroId);
  putBack(s, seat, left, rng);
}

interface Unseen {
  readonly free: Uint8Array; //     the heroes of the pool that could be anybody's: 1
  readonly others: Player[]; //     who has a hero the seat has not seen
  readonly blanks: UnknownPair[]; //      and what theirs could be
}

/** What the seat does not know of the others' heroes. One walk: worlds are imagined by the thousand. */
function unseenBy(s: State, seat: Seat, pool: PairPool): Unseen {
  const bit = 1 << seat;
  const free = new Uint8Array(pool.heroes.length).fill(1);
  for (const hero of s.offers[seat] ?? []) free[pool.numberOf(hero) as number] = 0;
  const others: Player[] = [];
  const blanks: UnknownPair[] = [];
  for (let other = 0; other < s.players.length; other++) {
    const player = s.players[other] as Player;
    const { heroes, revealed, seen } = player;
    const head = pool.numberOf(heroes[0] as HeroId) as number;
    const deputy = pool.numberOf(heroes[1] as HeroId) as number;
    const isHeadSeen = other === seat || revealed[0] === true || ((seen[0] as number) & bit) !== 0;
    const isDeputySeen = other === seat || revealed[1] === true || ((seen[1] as number) & bit) !== 0;
    if (isHeadSeen) free[head] = 0;
    if (isDeputySeen) free[deputy] = 0;
    if (isHeadSeen && isDeputySeen) continue;
    others.push(player);
    const pairs = pool.pairs(pool.lifeOf(head, deputy), isHeadSeen ? head : null, isDeputySeen ? deputy : null);
    blanks.push({ pairs, known: isHeadSeen ? head : isDeputySeen ? deputy : -1 });
  }
  return { free, others, blanks };
}

/** Deals anew, of the heroes that are left, what the others were offered besides the ones they have. */
function putBack(s: State, seat: Seat, rest: HeroId[], rng: Rng): void {
  shuffle(rng, rest);
  let from = 0;
  for (let other = 0; other < s.offers.length; other++) {
    if (other === seat) continue;
    const dealt = (s.players[other] as Player).heroes.slice();
    for (let more = (s.offers[other] as readonly HeroId[]).length - dealt.length; more > 0; more--)
      dealt.push(rest[from++] as HeroId);
    s.offers[other] = dealt;
  }
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
