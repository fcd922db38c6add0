import type { Seat } from '@cardwright/engine';
import { must } from '../core/skill.ts';
import { type Now, playerAt } from '../core/state.ts';
import { skill } from './kinds.ts';

const LESS = 1;

const hides = (g: Now, seat: Seat | null): boolean => seat !== null && playerAt(g, seat).revealed.includes(false);

// Celebrity 名士, Kong Rong, compulsory. "Damage from a hero with a hidden hero card is 1 less."
export const mingshi = skill('mingshi', {
  compulsory: true,
  triggers: [
    must('taking', {
      reckons: true,
      if: (g, self, { damage, prevented }) =>
        damage.to === self && !prevented && damage.amount > 0 && hides(g, damage.from),
      *effect(g, _self, event) {
        const { damage } = event;
        if (hides(g, damage.from)) damage.amount -= LESS; // may have been the one just turned up for this
        event.prevented = damage.amount <= 0;
      },
    }),
  ],
  text: {
    en: ['Celebrity', `Always in force. Damage dealt to you by a player with a hidden hero is ${LESS} less.`],
    zh: ['名士', `锁定技。当你受到有暗置武将牌的角色造成的伤害时，此伤害-${LESS}。`],
  },
});
