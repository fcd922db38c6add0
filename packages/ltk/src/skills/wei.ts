import type { Skill } from '../core/skill.ts';
import { fankui } from './fankui.ts';
import { ganglie } from './ganglie.ts';
import { guicai } from './guicai.ts';
import { hujia } from './hujia.ts';
import { jianxiong } from './jianxiong.ts';
import { luoshen } from './luoshen.ts';
import { luoyi } from './luoyi.ts';
import { qingguo } from './qingguo.ts';
import { tiandu } from './tiandu.ts';
import { tuxi } from './tuxi.ts';
import { wangxi } from './wangxi.ts';
import { xunxun } from './xunxun.ts';
import { yiji } from './yiji.ts';

/** The skills of the heroes of Wei in identity mode. */
export const weiSkills: readonly Skill[] = [
  jianxiong,
  hujia,
  fankui,
  guicai,
  ganglie,
  tuxi,
  luoyi,
  tiandu,
  yiji,
  qingguo,
  luoshen,
  xunxun,
  wangxi,
];
