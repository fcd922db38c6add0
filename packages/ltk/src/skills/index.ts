import type { Skill } from '../core/skill.ts';
import { guicai } from './guicai.ts';
import { hujia } from './hujia.ts';
import { jianxiong } from './jianxiong.ts';
import { rende } from './rende.ts';
import { wusheng } from './wusheng.ts';

/** The skills of identity mode. */
export const identitySkills: readonly Skill[] = [guicai, hujia, jianxiong, rende, wusheng];
