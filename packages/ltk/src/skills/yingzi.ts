import { may } from '../core/skill.ts';
import { skill } from './kinds.ts';

const MORE = 1;

// Heroic 英姿, Zhou Yu. "In your draw phase you may draw one more card."
export const yingzi = skill('yingzi', {
  triggers: [
    may('draw-count', {
      if: (_g, self, { seat }) => seat === self,
      *effect(_g, _self, event) {
        event.count += MORE;
      },
    }),
  ],
  text: {
    en: ['Heroic', `In your draw phase you may draw ${MORE} more card.`],
    zh: ['英姿', `摸牌阶段，你可以多摸${MORE}张牌。`],
  },
});
