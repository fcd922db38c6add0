import type { HeroDefinition } from '../core/definitions.ts';

/** The heroes of Qun in identity mode. */
export const qun: readonly HeroDefinition[] = [];
