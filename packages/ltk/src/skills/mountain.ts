import type { Skill } from '../core/skill.ts';

/** The skills of the mountain heroes. */
export const mountainSkills: readonly Skill[] = [];
