import { kingdomOf } from '../core/heroes.ts';
import { weapon } from './kinds.ts';

const MORE = 1;

// Six Swords of Wu 吴六剑, range 2. "Kingdom war: the attack range of the others of your kingdom is 1 more."
export const sixSwordsOfWu = weapon('six-swords-of-wu', 2, {
  skill: {
    compulsory: true,
    modifies: {
      range(g, owner, seat) {
        const kingdom = kingdomOf(g, owner);
        const isAlly = g.state.mode === 'kingdoms' && kingdom !== null && kingdom === kingdomOf(g, seat);
        return isAlly && owner !== seat ? MORE : 0;
      },
    },
  },
  text: {
    en: ['Six Swords of Wu', `Kingdom war: the attack range of the other heroes of your kingdom is ${MORE} more.`],
    zh: ['吴六剑', `国战：与你势力相同的其他角色攻击范围+${MORE}。`],
  },
});
