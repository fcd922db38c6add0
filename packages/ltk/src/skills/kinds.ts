import type { Bilingual } from '../core/definitions.ts';
import type { Skill } from '../core/skill.ts';

/** A hero's skill. */
export const skill = (id: string, rest: Omit<Skill, 'id'>): Skill => ({ ...rest, id });

/** A skill that is always in force. */
export const standing = (id: string, text: Bilingual, modifies: Skill['modifies']): Skill => ({
  id,
  text,
  compulsory: true,
  ...(modifies === undefined ? {} : { modifies }),
});
