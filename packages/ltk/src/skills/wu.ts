import type { Skill } from '../core/skill.ts';

/** The skills of the heroes of Wu in identity mode. */
export const wuSkills: readonly Skill[] = [];
