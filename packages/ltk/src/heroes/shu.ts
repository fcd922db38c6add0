import type { HeroDefinition } from '../core/definitions.ts';
import { hero, LORD } from './hero.ts';

/** The heroes of Shu in identity mode. */
export const shu: readonly HeroDefinition[] = [
  hero('liu-bei', 'shu', 'male', 4, ['rende'], 'Liu Bei', '刘备', LORD),
  hero('guan-yu', 'shu', 'male', 4, ['wusheng'], 'Guan Yu', '关羽'),
  hero('zhang-fei', 'shu', 'male', 4, [], 'Zhang Fei', '张飞'),
];
