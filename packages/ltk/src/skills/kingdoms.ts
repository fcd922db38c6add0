import type { Skill } from '../core/skill.ts';
import { hiddenHongyan } from './hongyan.ts';
import { identitySkills } from './index.ts';
import { benevolence } from './rende.ts';

/** Skills whose kingdom-war text differs, and those that only kingdom war has. */
const own: readonly Skill[] = [hiddenHongyan, benevolence(3)];

/** The skills of kingdom war: those of identity mode without the Lord's, unless the text differs. */
export const kingdomSkills: readonly Skill[] = [
  ...identitySkills.filter(({ id, lord }) => lord !== true && !own.some((each) => each.id === id)),
  ...own,
];
