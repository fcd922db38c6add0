import type { Skill } from '../core/skill.ts';

/** The skills of the fire heroes. */
export const fireSkills: readonly Skill[] = [];
