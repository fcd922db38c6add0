import { playerAt } from '../core/state.ts';
import { weapon } from './kinds.ts';

// Chu Ko Nu 诸葛连弩, range 1. "You may use any number of Strikes in your play phase."
export const chuKoNu = weapon('chu-ko-nu', 1, {
  skill: {
    compulsory: true,
    modifies: {
      strikeLimit: (g, owner, user, card) =>
        owner === user && !card.real.includes(playerAt(g, owner).slots.weapon) ? Number.POSITIVE_INFINITY : 0,
    },
  },
  text: {
    en: ['Chu Ko Nu', 'You may use any number of Strikes in your play phase.'],
    zh: ['诸葛连弩', '出牌阶段，你使用【杀】无次数限制。'],
  },
});
