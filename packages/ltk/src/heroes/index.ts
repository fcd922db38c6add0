import type { HeroDefinition } from '../core/definitions.ts';
import { fire } from './fire.ts';
import { forest } from './forest.ts';
import { mountain } from './mountain.ts';
import { qun } from './qun.ts';
import { shu } from './shu.ts';
import { wei } from './wei.ts';
import { wind } from './wind.ts';
import { wu } from './wu.ts';

/** The heroes of identity mode. */
export const identityHeroes: readonly HeroDefinition[] = [
  ...wei,
  ...shu,
  ...wu,
  ...qun,
  ...wind,
  ...fire,
  ...forest,
  ...mountain,
];
