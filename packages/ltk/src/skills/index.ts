import type { Skill } from '../core/skill.ts';
import { qunSkills } from './qun.ts';
import { shuSkills } from './shu.ts';
import { weiSkills } from './wei.ts';
import { wuSkills } from './wu.ts';

/** The skills of identity mode. */
export const identitySkills: readonly Skill[] = [...weiSkills, ...shuSkills, ...wuSkills, ...qunSkills];
