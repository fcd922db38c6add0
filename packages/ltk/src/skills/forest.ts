import type { Skill } from '../core/skill.ts';

/** The skills of the forest heroes. */
export const forestSkills: readonly Skill[] = [];
