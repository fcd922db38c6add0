import { cardNamed } from '../core/definitions.ts';
import { standing } from './kinds.ts';

// Genius 奇才, Huang Yueying. "Your scrolls have no distance limit."
export const qicai = standing(
  'qicai',
  {
    en: ['Genius', 'Always in force. Your scrolls have no distance limit.'],
    zh: ['奇才', '锁定技。你使用锦囊牌无距离限制。'],
  },
  {
    anyDistance: (_g, owner, user, { name }) => user === owner && ['scroll', 'delayed'].includes(cardNamed(name).kind),
  },
);
