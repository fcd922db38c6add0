import type { HeroDefinition } from '../core/definitions.ts';
import { hero, LORD } from './hero.ts';

/** The wind heroes in identity mode. */
export const wind: readonly HeroDefinition[] = [
  hero('xiahou-yuan', 'wei', 'male', 4, ['shensu'], 'Xiahou Yuan', '夏侯渊'),
  hero('cao-ren', 'wei', 'male', 4, ['jushou'], 'Cao Ren', '曹仁'),
  hero('huang-zhong', 'shu', 'male', 4, ['liegong'], 'Huang Zhong', '黄忠'),
  hero('wei-yan', 'shu', 'male', 4, ['kuanggu'], 'Wei Yan', '魏延'),
  hero('xiao-qiao', 'wu', 'female', 3, ['tianxiang', 'hongyan'], 'Xiao Qiao', '小乔'),
  hero('zhou-tai', 'wu', 'male', 4, ['buqu'], 'Zhou Tai', '周泰'),
  hero('zhang-jiao', 'qun', 'male', 3, ['leiji', 'guidao', 'huangtian'], 'Zhang Jiao', '张角', LORD),
  hero('yu-ji', 'qun', 'male', 3, ['guhuo'], 'Yu Ji', '于吉'),
];
