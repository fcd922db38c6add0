import type { HeroDefinition } from '../core/definitions.ts';
import { hero, LORD } from './hero.ts';

/** The heroes of Wei in identity mode. */
export const wei: readonly HeroDefinition[] = [
  hero('cao-cao', 'wei', 'male', 4, ['jianxiong', 'hujia'], 'Cao Cao', '曹操', LORD),
  hero('sima-yi', 'wei', 'male', 3, ['fankui', 'guicai'], 'Sima Yi', '司马懿'),
  hero('xiahou-dun', 'wei', 'male', 4, ['ganglie'], 'Xiahou Dun', '夏侯惇'),
  hero('zhang-liao', 'wei', 'male', 4, ['tuxi'], 'Zhang Liao', '张辽'),
  hero('xu-chu', 'wei', 'male', 4, ['luoyi'], 'Xu Chu', '许褚'),
  hero('guo-jia', 'wei', 'male', 3, ['tiandu', 'yiji'], 'Guo Jia', '郭嘉'),
  hero('zhen-ji', 'wei', 'female', 3, ['qingguo', 'luoshen'], 'Zhen Ji', '甄姬'),
  hero('li-dian', 'wei', 'male', 3, ['xunxun', 'wangxi'], 'Li Dian', '李典'),
];
