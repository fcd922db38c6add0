import { isOfKingdom } from '../core/heroes.ts';
import { others } from '../core/seats.ts';
import { skill } from './kinds.ts';

const MORE = 2;

// Noble Blood 血裔, Yuan Shao, Lord, compulsory. "Your hand limit is 2 more for each other Qun hero."
export const xueyi = skill('xueyi', {
  lord: true,
  compulsory: true,
  modifies: {
    handLimit: (g, owner, seat) =>
      seat === owner ? MORE * others(g, owner, (other) => isOfKingdom(g, other, 'qun')).length : 0,
  },
  text: {
    en: ['Noble Blood', `Lord skill, always in force. Your hand limit is ${MORE} more for each other living Qun hero.`],
    zh: ['血裔', `主公技，锁定技。每有一名其他存活的群势力角色，你的手牌上限+${MORE}。`],
  },
});
