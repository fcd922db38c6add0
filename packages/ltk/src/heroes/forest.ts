import type { HeroDefinition } from '../core/definitions.ts';

/** The forest heroes in identity mode. */
export const forest: readonly HeroDefinition[] = [];
