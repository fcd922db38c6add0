import type { HeroDefinition } from '../core/definitions.ts';
import { hero, LORD } from './hero.ts';

/** The forest heroes in identity mode. */
export const forest: readonly HeroDefinition[] = [
  hero('xu-huang', 'wei', 'male', 4, ['duanliang'], 'Xu Huang', '徐晃'),
  hero('cao-pi', 'wei', 'male', 3, ['xingshang', 'fangzhu', 'songwei'], 'Cao Pi', '曹丕', LORD),
  hero('meng-huo', 'shu', 'male', 4, ['huoshou', 'zaiqi'], 'Meng Huo', '孟获'),
  hero('zhu-rong', 'shu', 'female', 4, ['juxiang', 'lieren'], 'Zhu Rong', '祝融'),
  hero('sun-jian', 'wu', 'male', 4, ['yinghun'], 'Sun Jian', '孙坚'),
  hero('lu-su', 'wu', 'male', 3, ['haoshi', 'dimeng'], 'Lu Su', '鲁肃'),
  hero('dong-zhuo', 'qun', 'male', 8, ['jiuchi', 'roulin', 'benghuai', 'baonue'], 'Dong Zhuo', '董卓', LORD),
  hero('jia-xu', 'qun', 'male', 3, ['wansha', 'luanwu', 'weimu'], 'Jia Xu', '贾诩'),
];
