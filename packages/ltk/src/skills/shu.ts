import type { Skill } from '../core/skill.ts';
import { guanxing } from './guanxing.ts';
import { jijiang } from './jijiang.ts';
import { jizhi } from './jizhi.ts';
import { kongcheng } from './kongcheng.ts';
import { longdan } from './longdan.ts';
import { mashu } from './mashu.ts';
import { paoxiao } from './paoxiao.ts';
import { qicai } from './qicai.ts';
import { rende } from './rende.ts';
import { tieqi } from './tieqi.ts';
import { wusheng } from './wusheng.ts';

/** The skills of the heroes of Shu in identity mode. */
export const shuSkills: readonly Skill[] = [
  rende,
  jijiang,
  wusheng,
  paoxiao,
  guanxing,
  kongcheng,
  longdan,
  mashu,
  tieqi,
  jizhi,
  qicai,
];
