import type { Seat } from '@cardwright/engine';
import type { SkillId } from '../core/card.ts';
import { type Now, playerAt } from '../core/state.ts';

/** Why a skill that may be used once in a play phase cannot be used again, or null. */
export const usedUp = (g: Now, self: Seat, skill: SkillId): string | null =>
  playerAt(g, self).phaseMarks[skill] === undefined ? null : 'once-per-phase';

/** Remembers, for this phase, that a skill has been used. */
export const useUp = (g: Now, self: Seat, skill: SkillId): void => {
  playerAt(g, self).phaseMarks[skill] = 1;
};
