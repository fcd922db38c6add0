import type { Seat } from '@cardwright/engine';
import type { SkillId } from '../core/card.ts';
import { may, type Skill, type Timing, type Trigger } from '../core/skill.ts';
import { heldSkills } from '../core/skill-index.ts';
import type { Now } from '../core/state.ts';

export const isHidden = (g: Now, self: Seat, id: SkillId): boolean =>
  heldSkills(g, self).some(({ skill, hidden }) => hidden && skill.id === id);

/** A standing skill whose hidden hero may be revealed at the moment when it counts: being revealed is all it takes. */
export const revealedAt = <K extends Timing>(skill: Skill, on: K, counts: Trigger<K>['if']): Skill => ({
  ...skill,
  triggers: [
    may(on, {
      if: (g, self, event) => counts(g, self, event) && isHidden(g, self, skill.id),
      *effect() {},
    }),
  ],
});
