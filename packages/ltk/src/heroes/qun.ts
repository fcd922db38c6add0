import type { HeroDefinition } from '../core/definitions.ts';
import { hero } from './hero.ts';

/** The heroes of Qun in identity mode. */
export const qun: readonly HeroDefinition[] = [
  hero('hua-tuo', 'qun', 'male', 3, ['jijiu', 'qingnang'], 'Hua Tuo', '华佗'),
  hero('lv-bu', 'qun', 'male', 4, ['wushuang'], 'Lü Bu', '吕布'),
  hero('diao-chan', 'qun', 'female', 3, ['lijian', 'biyue'], 'Diao Chan', '貂蝉'),
  hero('hua-xiong', 'qun', 'male', 6, ['yaowu'], 'Hua Xiong', '华雄'),
  hero('yuan-shu', 'qun', 'male', 4, ['wangzun', 'tongji'], 'Yuan Shu', '袁术'),
  hero('gongsun-zan', 'qun', 'male', 4, ['yicong', 'qiaomeng'], 'Gongsun Zan', '公孙瓒'),
];
