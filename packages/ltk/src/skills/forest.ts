import type { Skill } from '../core/skill.ts';
import { baonue } from './baonue.ts';
import { benghuai } from './benghuai.ts';
import { dimeng } from './dimeng.ts';
import { duanliang } from './duanliang.ts';
import { fangzhu } from './fangzhu.ts';
import { haoshi } from './haoshi.ts';
import { huoshou } from './huoshou.ts';
import { jiuchi } from './jiuchi.ts';
import { juxiang } from './juxiang.ts';
import { lieren } from './lieren.ts';
import { luanwu } from './luanwu.ts';
import { roulin } from './roulin.ts';
import { songwei } from './songwei.ts';
import { wansha } from './wansha.ts';
import { weimu } from './weimu.ts';
import { xingshang } from './xingshang.ts';
import { yinghun } from './yinghun.ts';
import { zaiqi } from './zaiqi.ts';

/** The skills of the forest heroes. */
export const forestSkills: readonly Skill[] = [
  duanliang,
  xingshang,
  fangzhu,
  songwei,
  huoshou,
  zaiqi,
  juxiang,
  lieren,
  yinghun,
  haoshi,
  dimeng,
  jiuchi,
  roulin,
  benghuai,
  baonue,
  wansha,
  luanwu,
  weimu,
];
