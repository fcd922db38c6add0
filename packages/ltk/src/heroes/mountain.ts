import type { HeroDefinition } from '../core/definitions.ts';
import { hero, LORD } from './hero.ts';

/** The mountain heroes in identity mode. */
export const mountain: readonly HeroDefinition[] = [
  hero('zhang-he', 'wei', 'male', 4, ['qiaobian'], 'Zhang He', '张郃'),
  hero('deng-ai', 'wei', 'male', 4, ['tuntian', 'zaoxian'], 'Deng Ai', '邓艾'),
  hero('jiang-wei', 'shu', 'male', 4, ['tiaoxin', 'zhiji'], 'Jiang Wei', '姜维'),
  hero('liu-shan', 'shu', 'male', 3, ['xiangle', 'fangquan', 'ruoyu'], 'Liu Shan', '刘禅', LORD),
  hero('sun-ce', 'wu', 'male', 4, ['jiang', 'hunzi', 'zhiba'], 'Sun Ce', '孙策', LORD),
  hero('zhang-zhao-zhang-hong', 'wu', 'male', 3, ['zhijian', 'guzheng'], 'Zhang Zhao & Zhang Hong', '张昭张纮'),
  hero('zuo-ci', 'qun', 'male', 3, ['huashen', 'xinsheng'], 'Zuo Ci', '左慈'),
  hero('cai-wenji', 'qun', 'female', 3, ['beige', 'duanchang'], 'Cai Wenji', '蔡文姬'),
];
