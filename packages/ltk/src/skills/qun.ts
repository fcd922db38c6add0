import type { Skill } from '../core/skill.ts';

/** The skills of the heroes of Qun in identity mode. */
export const qunSkills: readonly Skill[] = [];
