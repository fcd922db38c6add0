import type { Skill } from '../core/skill.ts';
import { duanbing } from './duanbing.ts';
import { duoshi } from './duoshi.ts';
import { fenxun } from './fenxun.ts';
import { huoshui } from './huoshui.ts';
import { kuangfu } from './kuangfu.ts';
import { lirang } from './lirang.ts';
import { mingshi } from './mingshi.ts';
import { qingcheng } from './qingcheng.ts';
import { shenzhi } from './shenzhi.ts';
import { shuangren } from './shuangren.ts';
import { shushen } from './shushen.ts';
import { sijian } from './sijian.ts';
import { suishi } from './suishi.ts';
import { xiaoguo } from './xiaoguo.ts';
import { xiongyi } from './xiongyi.ts';

/** Skills that only kingdom war has. */
export const kingdomOnly: readonly Skill[] = [
  duanbing,
  duoshi,
  fenxun,
  huoshui,
  kuangfu,
  lirang,
  mingshi,
  qingcheng,
  shenzhi,
  shuangren,
  shushen,
  sijian,
  suishi,
  xiaoguo,
  xiongyi,
];
