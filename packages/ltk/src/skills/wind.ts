import type { Skill } from '../core/skill.ts';

/** The skills of the wind heroes. */
export const windSkills: readonly Skill[] = [];
