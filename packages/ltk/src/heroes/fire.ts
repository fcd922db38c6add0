import type { HeroDefinition } from '../core/definitions.ts';

/** The fire heroes in identity mode. */
export const fire: readonly HeroDefinition[] = [];
