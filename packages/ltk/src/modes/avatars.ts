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

/** The heroes of the pool that nobody plays or keeps and that have something to lend, in a fixed order. */
export function freeHeroes(s: State): HeroId[] {
  const taken = new Set(s.players.flatMap(({ heroes, avatars }) => [...heroes, ...avatars.map(({ hero }) => hero)]));
  return heroPool(s, s.options)
    .filter((hero) => !taken.has(hero) && lentSkills(s, hero).length > 0)
    .sort();
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
