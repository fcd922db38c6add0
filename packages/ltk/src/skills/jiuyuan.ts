import { isOfKingdom } from '../core/heroes.ts';
import { skill } from './kinds.ts';

const MORE = 1;

// Rescue 救援, Sun Quan, Lord, compulsory. "A Peach another Wu hero uses on you while you are dying recovers 1 more."
export const jiuyuan = skill('jiuyuan', {
  lord: true,
  compulsory: true,
  modifies: {
    peach: (g, owner, user, target) =>
      target === owner && user !== owner && isOfKingdom(g, user, 'wu') && g.state.dying.includes(owner) ? MORE : 0,
  },
  text: {
    en: [
      'Rescue',
      `Lord skill, always in force. A Peach that another Wu hero uses on you while you are dying recovers ${MORE} more.`,
    ],
    zh: ['救援', `主公技，锁定技。其他吴势力角色对濒死的你使用【桃】时，回复量+${MORE}。`],
  },
});
