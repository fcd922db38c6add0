import type { HeroDefinition } from '../core/definitions.ts';
import { hero, LORD } from './hero.ts';

/** The heroes of Wei in identity mode. */
export const wei: readonly HeroDefinition[] = [
  hero('cao-cao', 'wei', 'male', 4, ['jianxiong', 'hujia'], 'Cao Cao', '曹操', LORD),
  hero('sima-yi', 'wei', 'male', 3, ['guicai'], 'Sima Yi', '司马懿'),
];
