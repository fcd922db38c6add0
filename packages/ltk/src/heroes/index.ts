import type { HeroDefinition } from '../core/definitions.ts';
import { qun } from './qun.ts';
import { shu } from './shu.ts';
import { wei } from './wei.ts';
import { wu } from './wu.ts';

/** The heroes of identity mode. */
export const identityHeroes: readonly HeroDefinition[] = [...wei, ...shu, ...wu, ...qun];
