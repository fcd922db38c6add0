import type { HeroDefinition } from '../core/definitions.ts';
import { hero, LORD } from './hero.ts';

/** The heroes of Shu in identity mode. */
export const shu: readonly HeroDefinition[] = [
  hero('liu-bei', 'shu', 'male', 4, ['rende', 'jijiang'], 'Liu Bei', '刘备', LORD),
  hero('guan-yu', 'shu', 'male', 4, ['wusheng'], 'Guan Yu', '关羽'),
  hero('zhang-fei', 'shu', 'male', 4, ['paoxiao'], 'Zhang Fei', '张飞'),
  hero('zhuge-liang', 'shu', 'male', 3, ['guanxing', 'kongcheng'], 'Zhuge Liang', '诸葛亮'),
  hero('zhao-yun', 'shu', 'male', 4, ['longdan'], 'Zhao Yun', '赵云'),
  hero('ma-chao', 'shu', 'male', 4, ['mashu', 'tieqi'], 'Ma Chao', '马超'),
  hero('huang-yueying', 'shu', 'female', 3, ['jizhi', 'qicai'], 'Huang Yueying', '黄月英'),
];
