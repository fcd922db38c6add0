import type { Seat } from '@cardwright/engine';
import { STRIKES } from '../core/card.ts';
import { genderOf } from '../core/heroes.ts';
import type { Now } from '../core/state.ts';
import { standing } from './kinds.ts';

const ANSWERS = 2;

const isWoman = (g: Now, seat: Seat): boolean => genderOf(g, seat) === 'female';

// Forest of Flesh 肉林, Dong Zhuo, compulsory. "Your Strike on a woman, and a woman's Strike on you, must be met with two Dodges."
export const roulin = standing(
  'roulin',
  {
    en: [
      'Forest of Flesh',
      `Always in force. A Strike you use on a female hero, and a Strike a female hero uses on you, must be met with ${ANSWERS} Dodges.`,
    ],
    zh: ['肉林', `锁定技。你对女性角色、女性角色对你使用的【杀】需依次使用${ANSWERS}张【闪】才能抵消。`],
  },
  {
    answersNeeded: (g, owner, { card: { name } }, seat, against) =>
      STRIKES.has(name) && ((against === owner && isWoman(g, seat)) || (seat === owner && isWoman(g, against)))
        ? ANSWERS
        : 1,
  },
);
