import type { Skill } from '../core/skill.ts';
import { biyue } from './biyue.ts';
import { jijiu } from './jijiu.ts';
import { lijian } from './lijian.ts';
import { qiaomeng } from './qiaomeng.ts';
import { qingnang } from './qingnang.ts';
import { tongji } from './tongji.ts';
import { wangzun } from './wangzun.ts';
import { wushuang } from './wushuang.ts';
import { yaowu } from './yaowu.ts';
import { yicong } from './yicong.ts';

/** The skills of the heroes of Qun in identity mode. */
export const qunSkills: readonly Skill[] = [
  jijiu,
  qingnang,
  wushuang,
  lijian,
  biyue,
  yaowu,
  wangzun,
  tongji,
  yicong,
  qiaomeng,
];
