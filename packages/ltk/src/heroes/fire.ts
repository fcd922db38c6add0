import type { HeroDefinition } from '../core/definitions.ts';
import { hero, LORD } from './hero.ts';

/** The fire heroes in identity mode. */
export const fire: readonly HeroDefinition[] = [
  hero('dian-wei', 'wei', 'male', 4, ['qiangxi'], 'Dian Wei', '典韦'),
  hero('xun-yu', 'wei', 'male', 3, ['quhu', 'jieming'], 'Xun Yu', '荀彧'),
  hero('pang-tong', 'shu', 'male', 3, ['lianhuan', 'niepan'], 'Pang Tong', '庞统'),
  hero('wolong', 'shu', 'male', 3, ['bazhen', 'huoji', 'kanpo'], 'Wolong', '卧龙诸葛亮'),
  hero('taishi-ci', 'wu', 'male', 4, ['tianyi'], 'Taishi Ci', '太史慈'),
  hero('yuan-shao', 'qun', 'male', 4, ['luanji', 'xueyi'], 'Yuan Shao', '袁绍', LORD),
  hero('yan-liang-wen-chou', 'qun', 'male', 4, ['shuangxiong'], 'Yan Liang & Wen Chou', '颜良文丑'),
  hero('pang-de', 'qun', 'male', 4, ['mashu', 'mengjin'], 'Pang De', '庞德'),
];
