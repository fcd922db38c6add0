import type { Skill } from '../core/skill.ts';
import { buqu } from './buqu.ts';
import { guhuo } from './guhuo.ts';
import { guidao } from './guidao.ts';
import { hongyan } from './hongyan.ts';
import { huangtian } from './huangtian.ts';
import { jushou } from './jushou.ts';
import { kuanggu } from './kuanggu.ts';
import { leiji } from './leiji.ts';
import { liegong } from './liegong.ts';
import { shensu } from './shensu.ts';
import { tianxiang } from './tianxiang.ts';

/** The skills of the wind heroes. */
export const windSkills: readonly Skill[] = [
  shensu,
  jushou,
  liegong,
  kuanggu,
  tianxiang,
  hongyan,
  buqu,
  leiji,
  guidao,
  huangtian,
  guhuo,
];
