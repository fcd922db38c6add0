import { type Rng, type Seat, shuffle } from '@cardwright/engine';
import { heroNamed, skillNamed } from '../core/definitions.ts';
import type { HeroId, State } from '../core/state.ts';
import { heroPool } from './offer.ts';

/** The skills an avatar can lend: none that a Lord, a single use or an awakening is needed for. */
export const lentSkills = ({ mode }: State, hero: HeroId): string[] =>
  heroNamed(mode, hero).skills.filter((id) => {
    const { lord, limited, awakening } = skillNamed(mode, id);
    return lord !== true && limited !== true && awakening !== true;
  });

const lenders = new WeakMap<State['options'], readonly HeroId[]>();

/** The heroes of the pool that have something to lend, in a fixed order. Worked out once for a match, whose states share its options. */
function lendersOf(s: State): readonly HeroId[] {
  let found = lenders.get(s.options);
  if (found === undefined) {
    found = heroPool(s, s.options)
      .filter((hero) => lentSkills(s, hero).length > 0)
      .sort();
    lenders.set(s.options, found);
  }
  return found;
}

/** Those of them that nobody plays or keeps. */
export function freeHeroes(s: State): HeroId[] {
  const taken = new Set<HeroId>();
  for (const { heroes, avatars } of s.players) {
    for (const hero of heroes) taken.add(hero);
    for (const { hero } of avatars) taken.add(hero);
  }
  return lendersOf(s).filter((hero) => !taken.has(hero));
}

/** Avatars this seat has not seen could be any heroes that are not in play. */
export function imagineAvatars(s: State, seat: Seat, rng: Rng): void {
  if (!s.players.some(({ avatars }, other) => other !== seat && avatars.length > 0)) return;
  const hidden = s.players.flatMap(({ avatars }, other) =>
    other === seat ? [] : avatars.flatMap(({ hero, open }) => (open ? [] : [hero])),
  );
  if (hidden.length === 0) return;
  const pool = shuffle(rng, [...freeHeroes(s), ...hidden].sort());
  s.players.forEach((player, other) => {
    if (other === seat) return;
    player.avatars = player.avatars.map((avatar) =>
      avatar.open ? avatar : { hero: pool.pop() as HeroId, open: false },
    );
  });
}
