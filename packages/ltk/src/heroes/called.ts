import { allHeroes, type HeroDefinition } from '../core/definitions.ts';
import type { Mode } from '../core/state.ts';
import { nearest } from '../decks/nearest.ts';

/** A name with nothing left but its letters: `Lü Bu`, `Lv Bu`, `Lyu Bu` and `Lu Bu` are one, and so are `Sun Shang Xiang` and `Sun Shangxiang`. */
const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('v', 'u')
    .replaceAll('lyu', 'lu')
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');

/** The hero that is called so: by its id, or its name in either language, however the name is cut up or spelled. */
export function heroCalled(mode: Mode, name: string): HeroDefinition | undefined {
  const letters = lettersOf(name);
  return allHeroes(mode).find(
    ({ id, text }) =>
      id === name || text.zh === name.trim() || lettersOf(id) === letters || lettersOf(text.en) === letters,
  );
}

/** The hero whose name is most like this one. */
export const nearestHero = (mode: Mode, name: string): string =>
  nearest(
    name,
    allHeroes(mode).map(({ text }) => text.en),
  );
