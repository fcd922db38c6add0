import { STRIKES } from '../core/card.ts';
import { may, must } from '../core/skill.ts';
import { playerAt } from '../core/state.ts';
import { skill } from './kinds.ts';

const FEWER = 1;
const MORE = 1;

// Bare Chest 裸衣, Xu Chu. "In your draw phase you may draw one card fewer: until the end of the turn your Strikes and Duels
// deal 1 more damage to their targets."
export const luoyi = skill('luoyi', {
  triggers: [
    may('draw-count', {
      if: (_g, self, { seat, count }) => seat === self && count >= FEWER,
      *effect(g, self, event) {
        event.count -= FEWER;
        playerAt(g, self).turnMarks['luoyi'] = 1;
      },
    }),
    must('dealing', {
      reckons: true,
      if: (g, self, { damage: { from, use, moved } }) =>
        from === self &&
        use?.user === self &&
        !moved &&
        (STRIKES.has(use.card.name) || use.card.name === 'duel') &&
        playerAt(g, self).turnMarks['luoyi'] === 1,
      *effect(_g, _self, { damage }) {
        damage.amount += MORE;
      },
    }),
  ],
  text: {
    en: [
      'Bare Chest',
      `In your draw phase you may draw ${FEWER} card fewer: until the end of the turn, Strikes and Duels you use deal ${MORE} more damage to their targets.`,
    ],
    zh: ['裸衣', `摸牌阶段，你可以少摸${FEWER}张牌：直到回合结束，你使用的【杀】或【决斗】对目标造成的伤害+${MORE}。`],
  },
});
