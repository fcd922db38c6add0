import type { Skill } from '../core/skill.ts';
import { fireSkills } from './fire.ts';
import { forestSkills } from './forest.ts';
import { mountainSkills } from './mountain.ts';
import { qunSkills } from './qun.ts';
import { shuSkills } from './shu.ts';
import { weiSkills } from './wei.ts';
import { windSkills } from './wind.ts';
import { wuSkills } from './wu.ts';

/** The skills of identity mode. */
export const identitySkills: readonly Skill[] = [
  ...weiSkills,
  ...shuSkills,
  ...wuSkills,
  ...qunSkills,
  ...windSkills,
  ...fireSkills,
  ...forestSkills,
  ...mountainSkills,
];
