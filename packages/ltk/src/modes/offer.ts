import { BadInputError, shuffle } from '@cardwright/engine';
import { findHero, heroIds } from '../core/definitions.ts';
import type { HeroId, Options, State } from '../core/state.ts';
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
  const lords = pool.filter((id) => findHero(s.mode, id)?.lord === true).slice(0, LORDS_SHOWN);
  const forOthers = Math.floor((pool.length - lords.length - LORD_EXTRA) / Math.max(1, seats - 1));
  const isRich = forOthers >= 1;
  const each = Math.min(options.offer, isRich ? forOthers : Math.floor(pool.length / seats));
  const rest = isRich ? pool.filter((id) => !lords.includes(id)) : pool;
  s.offers = s.players.map((_, seat) =>
    seat === 0 && isRich ? [...lords, ...rest.splice(0, LORD_EXTRA)] : rest.splice(0, each),
  );
  s.pool = rest;
}
