import { below, type Rng, type Seat, shuffle } from '@cardwright/engine';
import { heroNamed } from '../core/definitions.ts';
import type { HeroId, Player, State } from '../core/state.ts';
import { onlySide } from './claims.ts';

/** Two heroes as one choice. */
const joinPair = (a: HeroId, b: HeroId): string => `${a}+${b}`;
export const splitPair = (pair: string): HeroId[] => pair.split('+');

const fits = (a: HeroId, b: HeroId): boolean =>
  a !== b && heroNamed('kingdoms', a).kingdom === heroNamed('kingdoms', b).kingdom;

/** Every pair of one kingdom among these heroes. */
export function pairsOf(heroes: readonly HeroId[]): string[] {
  return heroes.flatMap((a, i) => heroes.slice(i + 1).flatMap((b) => (fits(a, b) ? [joinPair(a, b)] : [])));
}

const lifeOf = (heroes: readonly HeroId[]): number =>
  Math.floor(heroes.reduce((sum, hero) => sum + heroNamed('kingdoms', hero).life, 0));

/** How often other heroes are tried when the first ones would have ended the game. */
const TRIES = 50;

/** A seat whose hidden heroes are to be imagined: the heroes known of it (null: hidden), and the life everybody saw. */
interface Puzzle {
  readonly player: Player;
  readonly known: readonly (HeroId | null)[];
  readonly life: number;
}

/** Every way to fill a seat's hidden places from the pool, in a random order. */
function fillings({ known, life }: Puzzle, pool: readonly HeroId[], rng: Rng): HeroId[][] {
  const [head, deputy] = known;
  const found: HeroId[][] = [];
  for (const a of head === null ? pool : [head as HeroId]) {
    const { kingdom, life: own } = heroNamed('kingdoms', a);
    for (const b of deputy === null ? pool : [deputy as HeroId]) {
      const other = heroNamed('kingdoms', b);
      if (other.kingdom === kingdom && a !== b && Math.floor(own + other.life) === life) found.push([a, b]);
    }
  }
  return shuffle(rng, found);
}

/** Takes one way for each puzzle so that no hero is taken twice; there always is one, since the truth is one. */
function solve(ways: readonly (readonly HeroId[][])[], taken: ReadonlySet<HeroId>): HeroId[][] | null {
  const [first, ...rest] = ways;
  if (first === undefined) return [];
  for (const pair of first) {
    if (pair.some((hero) => taken.has(hero))) continue;
    const others = solve(rest, new Set([...taken, ...pair]));
    if (others !== null) return [pair, ...others];
  }
  return null;
}

/** Fills all puzzles from one pool, those with the fewest ways first. */
function fill(puzzles: readonly Puzzle[], pool: readonly HeroId[], rng: Rng): HeroId[][] {
  const ways = puzzles.map((puzzle, at) => ({ at, pairs: fillings(puzzle, pool, rng) }));
  ways.sort((a, b) => a.pairs.length - b.pairs.length);
  const solved = solve(
    ways.map(({ pairs }) => pairs),
    new Set(),
  );
  if (solved === null) throw new Error('no heroes fit what everybody has seen');
  const filled: HeroId[][] = [];
  ways.forEach(({ at }, i) => {
    filled[at] = solved[i] as HeroId[];
  });
  return filled;
}

/** Resamples every hero the seat has not seen: others' hidden ones, and what nobody chose. */
export function imaginePairs(s: State, seat: Seat, rng: Rng): void {
  if (s.stage === 'heroes') {
    imagineOffers(s, seat, rng);
    return;
  }
  const isSeen = (player: Player, hero: number): boolean =>
    player.revealed[hero] === true || ((player.seen[hero] as number) & (1 << seat)) !== 0;
  const others = s.players.filter(
    (player, other) => other !== seat && player.heroes.some((_, i) => !isSeen(player, i)),
  );
  const puzzles = others.map(
    (player): Puzzle => ({
      player,
      known: player.heroes.map((hero, i) => (isSeen(player, i) ? hero : null)),
      life: lifeOf(player.heroes),
    }),
  );
  const hidden = others.flatMap((player) => player.heroes.filter((_, i) => !isSeen(player, i)));
  const pool = [...s.pool, ...hidden].sort();
  for (let tries = 0; tries < TRIES; tries++) {
    const filled = fill(puzzles, pool, rng);
    puzzles.forEach(({ player }, i) => {
      player.heroes = filled[i] as HeroId[];
    });
    s.pool = pool.filter((hero) => !filled.some((pair) => pair.includes(hero)));
    if (s.result !== null || onlySide(s) === null) return; // else the game would be over
  }
}

/** While heroes are being chosen: others' offers could be any heroes this seat was not offered. */
function imagineOffers(s: State, seat: Seat, rng: Rng): void {
  const others = s.offers.flatMap((_, other) => (other === seat ? [] : [other]));
  const pool = [...s.pool, ...others.flatMap((other) => s.offers[other] as HeroId[])].sort();
  for (;;) {
    const shuffled = shuffle(rng, pool.slice());
    const offers = others.map((other) => shuffled.splice(0, s.offers[other]?.length ?? 0));
    if (!offers.every((offer) => pairsOf(offer).length > 0)) continue;
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
