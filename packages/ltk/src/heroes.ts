import type { HeroDefinition } from './core/definitions.ts';
import type { Gender, Kingdom } from './core/state.ts';

const hero = (
  id: string,
  kingdom: Kingdom,
  gender: Gender,
  life: number,
  skills: readonly string[],
  en: string,
  zh: string,
  more: Pick<HeroDefinition, 'lord' | 'companions'> = {},
): HeroDefinition => ({ id, kingdom, gender, life, skills, text: { en, zh }, ...more });

const LORD = { lord: true } as const;

/** The heroes of identity mode. */
export const identityHeroes: readonly HeroDefinition[] = [
  hero('cao-cao', 'wei', 'male', 4, ['jianxiong', 'hujia'], 'Cao Cao', '曹操', LORD),
  hero('sima-yi', 'wei', 'male', 3, ['guicai'], 'Sima Yi', '司马懿'),
  hero('liu-bei', 'shu', 'male', 4, ['rende'], 'Liu Bei', '刘备', LORD),
  hero('guan-yu', 'shu', 'male', 4, ['wusheng'], 'Guan Yu', '关羽'),
  hero('zhang-fei', 'shu', 'male', 4, [], 'Zhang Fei', '张飞'),
  hero('lv-meng', 'wu', 'male', 4, [], 'Lü Meng', '吕蒙'),
];
