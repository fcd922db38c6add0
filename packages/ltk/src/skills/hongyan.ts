import { revealedAt } from './hidden.ts';
import { standing } from './kinds.ts';

// Fair Face 红颜, Xiao Qiao, compulsory. "Your Spade cards are Hearts."
export const hongyan = standing(
  'hongyan',
  {
    en: [
      'Fair Face',
      'Always in force. Your Spades in hand, among your equipment and as your judgement cards are Hearts.',
    ],
    zh: ['红颜', '锁定技。你的黑桃手牌、装备牌和判定牌均视为红桃。'],
  },
  { suit: (_g, owner, seat, suit) => (seat === owner && suit === 'spade' ? 'heart' : null) },
);

// In kingdom war she may be revealed for it when her own judgement is a Spade.
export const hongyanOfKingdoms = revealedAt(
  hongyan,
  'judgement-due',
  (g, self, { judgement: { seat, card } }) => seat === self && g.faces[card]?.suit === 'spade',
);
