import type { Skill } from '../core/skill.ts';
import { rende } from './rende.ts';
import { wusheng } from './wusheng.ts';

/** The skills of the heroes of Shu in identity mode. */
export const shuSkills: readonly Skill[] = [rende, wusheng];
