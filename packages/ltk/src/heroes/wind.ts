import type { HeroDefinition } from '../core/definitions.ts';

/** The wind heroes in identity mode. */
export const wind: readonly HeroDefinition[] = [];
