import { must, type Trigger } from '../core/skill.ts';
import type { Use } from '../core/state.ts';

export const isInvasion = ({ card }: Use): boolean => card.name === 'barbarian-invasion';

/** Barbarian Invasion has no effect on whoever has this. */
export const unharmedByInvasion: Trigger = must('before-effect', {
  if: (_g, self, { use, target, stopped }) => !stopped && target === self && isInvasion(use),
  *effect(_g, _self, event) {
    event.stopped = true;
  },
});
