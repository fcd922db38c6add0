import type { Skill } from '../core/skill.ts';
import { beige } from './beige.ts';
import { duanchang } from './duanchang.ts';
import { fangquan } from './fangquan.ts';
import { guzheng } from './guzheng.ts';
import { huashen } from './huashen.ts';
import { hunzi } from './hunzi.ts';
import { jiang } from './jiang.ts';
import { jixi } from './jixi.ts';
import { qiaobian } from './qiaobian.ts';
import { ruoyu } from './ruoyu.ts';
import { tiaoxin } from './tiaoxin.ts';
import { tuntian } from './tuntian.ts';
import { xiangle } from './xiangle.ts';
import { xinsheng } from './xinsheng.ts';
import { zaoxian } from './zaoxian.ts';
import { zhiba } from './zhiba.ts';
import { zhiji } from './zhiji.ts';
import { zhijian } from './zhijian.ts';

/** The skills of the mountain heroes. */
export const mountainSkills: readonly Skill[] = [
  qiaobian,
  tuntian,
  zaoxian,
  jixi,
  tiaoxin,
  zhiji,
  xiangle,
  fangquan,
  ruoyu,
  jiang,
  hunzi,
  zhiba,
  zhijian,
  guzheng,
  huashen,
  xinsheng,
  beige,
  duanchang,
];
