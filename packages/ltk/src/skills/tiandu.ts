import { may } from '../core/skill.ts';
import { handOf, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

// Heaven's Envy 天妒, Guo Jia. "When your judgement has taken effect, you may gain the judgement card."
export const tiandu = skill('tiandu', {
  triggers: [
    may('judged', {
      if: (g, self, { judgement: { seat, card } }) => seat === self && g.state.processing.includes(card),
      effect: (g, self, { judgement }) =>
        move(g, [judgement.card], null, handOf(self), { reason: 'gained', skill: 'tiandu' }),
    }),
  ],
  text: {
    en: ["Heaven's Envy", 'When your judgement has taken effect, you may gain the judgement card.'],
    zh: ['天妒', '当你的判定牌生效后，你可以获得之。'],
  },
});
