import type { CardDefinition } from '../core/definitions.ts';
import { contentment } from './contentment.ts';
import { dodge } from './dodge.ts';
import { duel } from './duel.ts';
import { eightDiagramFormation } from './eight-diagram-formation.ts';
import { greenDragonCrescentBlade } from './green-dragon-crescent-blade.ts';
import { minusMount, plusMount } from './mounts.ts';
import { negate } from './negate.ts';
import { peach } from './peach.ts';
import { pendingCards } from './pending.ts';
import { somethingForNothing } from './something-for-nothing.ts';
import { fireStrike, lightningStrike, strike } from './strike.ts';
import { wine } from './wine.ts';

/** Every kind of card, by kind. */
export const cards: readonly CardDefinition[] = [
  // basics
  strike,
  fireStrike,
  lightningStrike,
  dodge,
  peach,
  wine,
  // scrolls
  duel,
  negate,
  somethingForNothing,
  // delayed scrolls
  contentment,
  // weapons
  greenDragonCrescentBlade,
  // armour
  eightDiagramFormation,
  // mounts
  plusMount,
  minusMount,
  ...pendingCards,
];
