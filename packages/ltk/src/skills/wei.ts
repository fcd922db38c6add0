import type { Skill } from '../core/skill.ts';
import { guicai } from './guicai.ts';
import { hujia } from './hujia.ts';
import { jianxiong } from './jianxiong.ts';

/** The skills of the heroes of Wei in identity mode. */
export const weiSkills: readonly Skill[] = [guicai, hujia, jianxiong];
