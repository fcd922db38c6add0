import type { Skill } from '../core/skill.ts';
import { fanjian } from './fanjian.ts';
import { guose } from './guose.ts';
import { jieyin } from './jieyin.ts';
import { jiuyuan } from './jiuyuan.ts';
import { keji } from './keji.ts';
import { kurou } from './kurou.ts';
import { lianying } from './lianying.ts';
import { liuli } from './liuli.ts';
import { qianxun } from './qianxun.ts';
import { qixi } from './qixi.ts';
import { xiaoji } from './xiaoji.ts';
import { yingzi } from './yingzi.ts';
import { zhiheng } from './zhiheng.ts';

/** The skills of the heroes of Wu in identity mode. */
export const wuSkills: readonly Skill[] = [
  zhiheng,
  jiuyuan,
  qixi,
  keji,
  kurou,
  yingzi,
  fanjian,
  guose,
  liuli,
  qianxun,
  lianying,
  xiaoji,
  jieyin,
];
