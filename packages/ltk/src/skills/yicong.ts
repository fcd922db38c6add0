import { playerAt } from '../core/state.ts';
import { standing } from './kinds.ts';

const LOW = 2;

// White Riders 义从, Gongsun Zan, compulsory. "Above 2 life your distance to others is 1 less; at 2 or less theirs to you is 1
// more."
export const yicong = standing(
  'yicong',
  {
    en: [
      'White Riders',
      `Always in force. While you have more than ${LOW} life, your distance to others is 1 less; otherwise the others' distance to you is 1 more.`,
    ],
    zh: ['义从', `锁定技。若你的体力值大于${LOW}，你与其他角色的距离-1；否则其他角色与你的距离+1。`],
  },
  {
    distance(g, owner, from, to) {
      const isLow = playerAt(g, owner).hp <= LOW;
      if (from === owner) return isLow ? 0 : -1;
      return to === owner && isLow ? 1 : 0;
    },
  },
);
