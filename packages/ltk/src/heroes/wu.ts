import type { HeroDefinition } from '../core/definitions.ts';
import { hero } from './hero.ts';

/** The heroes of Wu in identity mode. */
export const wu: readonly HeroDefinition[] = [hero('lv-meng', 'wu', 'male', 4, [], 'Lü Meng', '吕蒙')];
