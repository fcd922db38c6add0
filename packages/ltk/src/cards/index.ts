import type { CardDefinition } from '../core/definitions.ts';
import { basics } from './basics.ts';
import { armors, mounts, weapons } from './equipment.ts';
import { delayedScrolls, kingdomScrolls, scrolls } from './scrolls.ts';

/** Every kind of card. */
export const cards: readonly CardDefinition[] = [
  ...basics,
  ...scrolls,
  ...kingdomScrolls,
  ...delayedScrolls,
  ...weapons,
  ...armors,
  ...mounts,
];
