import type { Seat } from '@cardwright/engine';
import type { SkillId } from '../core/card.ts';
import { must, type Trigger } from '../core/skill.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';

export const isAwake = (g: Now, seat: Seat, id: SkillId): boolean => playerAt(g, seat).marks[id] !== undefined;

/** What an awakening skill does: once, at the first own prepare phase in which its condition holds. */
export const awakens = (
  id: SkillId,
  isTime: (g: Now, self: Seat) => boolean,
  effect: (g: Now, self: Seat) => Asks,
): Trigger =>
  must('phase-started', {
    if: (g, self, { seat, phase }) => seat === self && phase === 'prepare' && !isAwake(g, self, id) && isTime(g, self),
    *effect(g, self) {
      playerAt(g, self).marks[id] = 1;
      yield* effect(g, self);
    },
  });
