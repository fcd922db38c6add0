import type { Skill } from '../core/skill.ts';
import { biyue } from './biyue.ts';
import { jijiu } from './jijiu.ts';
import { lijian } from './lijian.ts';
import { qingnang } from './qingnang.ts';
import { wushuang } from './wushuang.ts';
import { yaowu } from './yaowu.ts';

/** The skills of the heroes of Qun in identity mode. */
export const qunSkills: readonly Skill[] = [jijiu, qingnang, wushuang, lijian, biyue, yaowu];
