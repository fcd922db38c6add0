import { STRIKES } from '../core/card.ts';
import { revealedAt } from './hidden.ts';
import { standing } from './kinds.ts';

const ANSWERS = 2;

// Unrivaled 无双, Lü Bu, compulsory. "Your Strike must be met with two Dodges; in a Duel your opponent must play two Strikes
// each time."
export const wushuang = standing(
  'wushuang',
  {
    en: [
      'Unrivaled',
      `Always in force. A target of your Strike must use ${ANSWERS} Dodges to escape it; whoever duels with you must play ${ANSWERS} Strikes each time.`,
    ],
    zh: [
      '无双',
      `锁定技。你的【杀】需依次使用${ANSWERS}张【闪】才能抵消；与你决斗的角色每次需打出${ANSWERS}张【杀】。`,
    ],
  },
  {
    answersNeeded: (_g, owner, { card: { name } }, _seat, against) =>
      against === owner && (STRIKES.has(name) || name === 'duel') ? ANSWERS : 1,
  },
);

// In kingdom war he may be revealed for it when his Strike or Duel has targeted somebody, or a Duel has targeted him.
export const wushuangOfKingdoms = revealedAt(wushuang, 'targeted', (_g, self, { use, target }) =>
  use.user === self
    ? STRIKES.has(use.card.name) || use.card.name === 'duel'
    : target === self && use.card.name === 'duel',
);
