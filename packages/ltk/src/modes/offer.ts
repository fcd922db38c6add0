import { BadInputError, below, type Rng, type Seat, shuffle } from '@cardwright/engine';
import { findHero, heroIds } from '../core/definitions.ts';
import type { HeroId, Options, Player, State } from '../core/state.ts';
import { heroCalled, nearestHero } from '../heroes/called.ts';

const listOf = (text: string): string[] =>
  text === ''
    ? []
    : text
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== '');

/** The Lord sees this many lord heroes, and this many others. */
const LORDS_SHOWN = 3;
const LORD_EXTRA = 2;

function mustBeHero(s: State, id: string): HeroId {
  const hero = findHero(s.mode, id) ?? heroCalled(s.mode, id);
  if (hero !== undefined) return hero.id;
  throw new BadInputError(
    `"${id}" is no hero of this mode; the nearest is ${heroCalled(s.mode, nearestHero(s.mode, id))?.id}`,
  );
}

/** Who may be chosen at all. */
export function heroPool(s: State, options: Options): HeroId[] {
  const named = listOf(options.heroes).map((name) => mustBeHero(s, name));
  const twice = named.find((hero, i) => named.indexOf(hero) !== i);
  if (twice !== undefined) throw new BadInputError(`"${twice}" is among the heroes twice; name each once`);
  return named.length > 0 ? named : heroIds(s.mode);
}

/** The heroes fixed for each seat (several of a seat joined by +), or null if they are to be chosen. */
export function fixedHeroes(s: State, options: Options): HeroId[][] | null {
  const fixed = listOf(options.fixed);
  if (fixed.length === 0) return null;
  const seats = s.players.length;
  if (fixed.length !== seats)
    throw new BadInputError(`${fixed.length} fixed heroes for ${seats} seats; name one for each seat`);
  return fixed.map((text) => text.split('+').map((id) => mustBeHero(s, id.trim())));
}

const isLordly = ({ mode }: State, id: HeroId): boolean => findHero(mode, id)?.lord === true;

/** How many lord heroes the Lord is shown of these. */
const lordsShown = (s: State, pool: readonly HeroId[]): number =>
  Math.min(LORDS_SHOWN, pool.filter((id) => isLordly(s, id)).length);

/** How many heroes there are for each of the others when the Lord has been offered more than they; less than 1: too few. */
const leftForOthers = (s: State, pool: readonly HeroId[]): number =>
  Math.floor((pool.length - lordsShown(s, pool) - LORD_EXTRA) / Math.max(1, s.players.length - 1));

/** Takes the Lord's offer from a shuffled pool: lord heroes first, where there are heroes enough. */
function takeLordOffer(s: State, pool: HeroId[], has: readonly HeroId[], size: number, isRich: boolean): HeroId[] {
  const count = isRich ? LORDS_SHOWN - has.filter((id) => isLordly(s, id)).length : 0;
  const lords = pool.filter((id) => isLordly(s, id)).slice(0, count);
  for (const lord of lords) pool.splice(pool.indexOf(lord), 1);
  return [...has, ...lords, ...pool.splice(0, size - has.length - lords.length)];
}

/** Offers heroes: the Lord sees lord heroes besides; fixed heroes leave no choice. */
export function offerHeroes(s: State, options: Options): void {
  const seats = s.players.length;
  const fixed = fixedHeroes(s, options);
  if (fixed !== null) {
    s.offers = fixed;
    return;
  }
  const pool = shuffle(s.rng, heroPool(s, options));
  if (pool.length < seats)
    throw new BadInputError(`${pool.length} heroes are too few for ${seats} seats; at least one each is needed`);
  const left = leftForOthers(s, pool);
  const isRich = left >= 1;
  const each = Math.min(options.offer, isRich ? left : Math.floor(pool.length / seats));
  const forLord = isRich ? lordsShown(s, pool) + LORD_EXTRA : each;
  s.offers = s.players.map((_, seat) =>
    seat === 0 ? takeLordOffer(s, pool, [], forLord, isRich) : pool.splice(0, each),
  );
  s.pool = pool;
}

/**
 * While heroes are being chosen: what others were offered, and chose where it is not turned up yet, could be any heroes this
 * seat was not offered. What the Lord put back nobody else has seen either.
 */
export function imagineOffers(s: State, seat: Seat, rng: Rng): void {
  if (s.options.fixed !== '') return; // everybody knows
  const isRich = leftForOthers(s, [...s.pool, ...s.offers.flat()]) >= 1;
  const upOf = ({ heroes, revealed }: Player): readonly HeroId[] => (revealed.length > 0 ? heroes : []);
  const isUp = new Set(s.players.flatMap(upOf));
  const unseen = s.offers.flatMap((offer, other) => (other === seat ? [] : offer.filter((hero) => !isUp.has(hero))));
  const pool = shuffle(rng, [...s.pool, ...unseen].sort());
  s.offers = s.offers.map((offer, other) => {
    if (other === seat) return offer;
    const player = s.players[other] as Player;
    const up = upOf(player);
    const dealt = takeLordOffer(s, pool, up, offer.length, isRich && other === 0);
    if (up.length === 0 && player.heroes.length > 0) player.heroes = [dealt[below(rng, dealt.length)] as HeroId];
    return dealt;
  });
  s.pool = pool;
}
