import type { Skill } from '../core/skill.ts';
import { bazhen } from './bazhen.ts';
import { huoji } from './huoji.ts';
import { jieming } from './jieming.ts';
import { kanpo } from './kanpo.ts';
import { lianhuan } from './lianhuan.ts';
import { luanji } from './luanji.ts';
import { mengjin } from './mengjin.ts';
import { niepan } from './niepan.ts';
import { qiangxi } from './qiangxi.ts';
import { quhu } from './quhu.ts';
import { shuangxiong } from './shuangxiong.ts';
import { tianyi } from './tianyi.ts';
import { xueyi } from './xueyi.ts';

/** The skills of the fire heroes. */
export const fireSkills: readonly Skill[] = [
  qiangxi,
  quhu,
  jieming,
  lianhuan,
  niepan,
  bazhen,
  huoji,
  kanpo,
  tianyi,
  luanji,
  xueyi,
  shuangxiong,
  mengjin,
];
