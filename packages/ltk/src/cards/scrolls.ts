import type { CardDefinition } from '../core/definitions.ts';
import { arrowBarrage } from './arrow-barrage.ts';
import { arson } from './arson.ts';
import { barbarianInvasion } from './barbarian-invasion.ts';
import { borrowedSword } from './borrowed-sword.ts';
import { bountifulHarvest } from './bountiful-harvest.ts';
import { chain } from './chain.ts';
import { contentment } from './contentment.ts';
import { diplomacy } from './diplomacy.ts';
import { dismantle } from './dismantle.ts';
import { duel } from './duel.ts';
import { knowThyself } from './know-thyself.ts';
import { lightning } from './lightning.ts';
import { nationalNegate } from './national-negate.ts';
import { negate } from './negate.ts';
import { peachGarden } from './peach-garden.ts';
import { rest } from './rest.ts';
import { snatch } from './snatch.ts';
import { somethingForNothing } from './something-for-nothing.ts';
import { starvation } from './starvation.ts';

export const scrolls: readonly CardDefinition[] = [
  arrowBarrage,
  arson,
  barbarianInvasion,
  borrowedSword,
  bountifulHarvest,
  chain,
  dismantle,
  duel,
  negate,
  peachGarden,
  snatch,
  somethingForNothing,
];

/** The scrolls that only the deck of kingdom war holds. */
export const kingdomScrolls: readonly CardDefinition[] = [diplomacy, knowThyself, nationalNegate, rest];

export const delayedScrolls: readonly CardDefinition[] = [contentment, lightning, starvation];
