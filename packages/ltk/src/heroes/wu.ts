import type { HeroDefinition } from '../core/definitions.ts';
import { hero, LORD } from './hero.ts';

/** The heroes of Wu in identity mode. */
export const wu: readonly HeroDefinition[] = [
  hero('sun-quan', 'wu', 'male', 4, ['zhiheng', 'jiuyuan'], 'Sun Quan', '孙权', LORD),
  hero('gan-ning', 'wu', 'male', 4, ['qixi'], 'Gan Ning', '甘宁'),
  hero('lv-meng', 'wu', 'male', 4, ['keji'], 'Lü Meng', '吕蒙'),
  hero('huang-gai', 'wu', 'male', 4, ['kurou'], 'Huang Gai', '黄盖'),
  hero('zhou-yu', 'wu', 'male', 3, ['yingzi', 'fanjian'], 'Zhou Yu', '周瑜'),
  hero('da-qiao', 'wu', 'female', 3, ['guose', 'liuli'], 'Da Qiao', '大乔'),
  hero('lu-xun', 'wu', 'male', 3, ['qianxun', 'lianying'], 'Lu Xun', '陆逊'),
  hero('sun-shangxiang', 'wu', 'female', 3, ['xiaoji', 'jieyin'], 'Sun Shangxiang', '孙尚香'),
];
