import type { Seat } from '@cardwright/engine';
import { chooseSeat } from '../core/ask.ts';
import { STRIKES } from '../core/card.ts';
import { distance, others } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import type { Now, Use } from '../core/state.ts';
import { mayTarget } from '../core/use.ts';
import { skill } from './kinds.ts';

const REACH = 1;

/** Who near by can be struck as well. */
const near = (g: Now, self: Seat, { card, targets, alone }: Use): Seat[] =>
  others(
    g,
    self,
    (other) =>
      !alone && !targets.includes(other) && distance(g, self, other) === REACH && mayTarget(g, self, other, card),
  );

// Short Arms 短兵, Ding Feng. "When you use a Strike, you may add a target at distance 1."
export const duanbing = skill('duanbing', {
  triggers: [
    may('use-declared', {
      if: (g, self, { use }) =>
        use.user === self && STRIKES.has(use.card.name) && use.targets.length > 0 && near(g, self, use).length > 0,
      *effect(g, self, { use }) {
        const possible = near(g, self, use);
        if (possible.length === 0) return;
        const to = yield* chooseSeat(g, self, 'add-target', possible, { skill: 'duanbing', card: use.card });
        use.targets.push(to);
        g.emit?.({ type: 'target-added', seat: self, to, card: use.card });
      },
    }),
  ],
  says: {
    'ask.add-target/you': {
      en: 'Choose another target for {about.card} ({about.skill})',
      zh: '为{about.card}选择一个额外目标（{about.skill}）',
    },
    'ask.add-target': {
      en: '{seat} {seat|choose|chooses} another target for {about.card} ({about.skill})',
      zh: '{seat}为{about.card}选择一个额外目标（{about.skill}）',
    },
  },
  text: {
    en: ['Short Arms', `When you use a Strike, you may add one more target at distance ${REACH} from you.`],
    zh: ['短兵', `当你使用【杀】时，你可以额外选择一名距离为${REACH}的角色为目标。`],
  },
});
