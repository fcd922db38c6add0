import type { Seat } from '@cardwright/engine';
import { anyHandCard, chooseSeats } from '../core/ask.ts';
import { others } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import { type Now, playerAt } from '../core/state.ts';
import { handOf, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

const HEROES = 2;

const victims = (g: Now, self: Seat): Seat[] => others(g, self, (other) => playerAt(g, other).hand.length > 0);

// Raid 突袭, Zhang Liao. "Instead of drawing in your draw phase, you may take a hand card of each of one or two others."
export const tuxi = skill('tuxi', {
  triggers: [
    may('phase-started', {
      if: (g, self, { seat, phase, replaced }) =>
        seat === self && phase === 'draw' && !replaced && victims(g, self).length > 0,
      *effect(g, self, event) {
        event.replaced = true;
        const possible = victims(g, self);
        const chosen = yield* chooseSeats(g, self, 'raid', possible, 1, HEROES, { skill: 'tuxi', count: HEROES });
        for (const victim of possible) {
          if (!chosen.includes(victim) || playerAt(g, victim).hand.length === 0) continue;
          yield* move(g, [anyHandCard(g, victim)], victim, handOf(self), {
            reason: 'taken',
            by: self,
            hidden: true,
            skill: 'tuxi',
          });
        }
      },
    }),
  ],
  says: {
    'ask.raid/you': {
      en: 'Choose up to {about.count} heroes to take a hand card from ({about.skill})',
      zh: '选择至多 {about.count} 名角色，获得其各一张手牌（{about.skill}）',
    },
    'ask.raid': {
      en: '{seat} {seat|choose|chooses} up to {about.count} heroes to take a hand card from ({about.skill})',
      zh: '{seat}选择至多 {about.count} 名角色，获得其各一张手牌（{about.skill}）',
    },
  },
  text: {
    en: [
      'Raid',
      `In your draw phase, instead of drawing you may choose up to ${HEROES} other heroes and take one hand card of each.`,
    ],
    zh: ['突袭', `摸牌阶段，你可以放弃摸牌，改为获得至多${HEROES}名其他角色的各一张手牌。`],
  },
});
