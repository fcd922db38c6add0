import { STRIKES } from '../core/card.ts';
import { playerAt } from '../core/state.ts';
import { weapon } from './kinds.ts';

const MORE = 2;

// Heavenly Double Halberd 方天画戟, range 4. "A Strike that is your last hand card may have up to two more targets."
export const heavenlyDoubleHalberd = weapon('heavenly-double-halberd', 4, {
  skill: {
    modifies: {
      extraTargets(g, owner, user, card) {
        const { hand } = playerAt(g, user);
        const isLast = hand.length > 0 && hand.every((id) => card.real.includes(id));
        return owner === user && STRIKES.has(card.name) && isLast ? MORE : 0;
      },
    },
  },
  text: {
    en: ['Heavenly Double Halberd', `A Strike that is your last hand card may have up to ${MORE} more targets.`],
    zh: ['方天画戟', `若你使用的【杀】是你的最后一张手牌，此【杀】可以额外指定至多${MORE}个目标。`],
  },
});
