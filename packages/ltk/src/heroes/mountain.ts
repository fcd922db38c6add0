import type { HeroDefinition } from '../core/definitions.ts';

/** The mountain heroes in identity mode. */
export const mountain: readonly HeroDefinition[] = [];
