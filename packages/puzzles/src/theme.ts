import type { Option } from '@cardwright/engine';
import type { ChoiceChance, Theme } from './puzzle.ts';

const WON = 0.93; //   a choice that wins this often wins
const SAVED = 0.35; // … and one that keeps this much, where all others leave little, saves
const LITTLE = 0.2;

/** Where an option is aimed at. */
const AIMS = ['seat', 'owner', 'slot', 'on', 'pile'];

const withoutAim = (option: Option): string =>
  JSON.stringify(Object.entries(option).filter(([field]) => !AIMS.includes(field)))
    .replace('play-on', 'play')
    .replace('attack-on', 'attack')
    .replace('use-on', 'use');

/** What a puzzle is about. */
export function themeOf(solution: Option, others: readonly Option[], [best, next]: readonly ChoiceChance[]): Theme {
  if (best !== undefined && best.chance >= WON) return 'lethal';
  if (best !== undefined && next !== undefined && next.chance <= LITTLE && best.chance >= SAVED) return 'rescue';
  return others.some((other) => withoutAim(other) === withoutAim(solution)) ? 'target' : 'order';
}
