import { BadInputError, shuffle } from '@cardwright/engine';
import { allHeroes, findHero } from '../core/definitions.ts';
import type { HeroId, Options, State } from '../core/state.ts';

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** The Lord sees this many lord heroes, and this many others. */
const LORDS_SHOWN = 3;
const LORD_EXTRA = 2;

/** Who may be chosen at all. */
export function heroPool(s: State, options: Options): HeroId[] {
  const named = listOf(options.heroes);
  for (const id of named) {
    if (findHero(s.mode, id) === undefined)
      throw new BadInputError(`"${id}" is no hero of this mode; heroes have ids such as cao-cao`);
  }
  return named.length > 0 ? named : allHeroes(s.mode).map((hero) => hero.id);
}

/** Offers heroes: the Lord gets every lord hero besides; fixed heroes leave no choice. */
export function offerHeroes(s: State, options: Options): void {
  const fixed = listOf(options.fixed);
  const seats = s.players.length;
  if (fixed.length > 0) {
    if (fixed.length !== seats)
      throw new BadInputError(`${fixed.length} fixed heroes for ${seats} seats; name one for each seat`);
    s.offers = fixed.map((id) => {
      if (findHero(s.mode, id) === undefined)
        throw new BadInputError(`"${id}" is no hero of this mode; heroes have ids such as cao-cao`);
      return [id];
    });
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
