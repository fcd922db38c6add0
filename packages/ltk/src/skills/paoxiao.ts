import { standing } from './kinds.ts';

// Berserk 咆哮, Zhang Fei. "You may use any number of Strikes in your play phase."
export const paoxiao = standing(
  'paoxiao',
  {
    en: ['Berserk', 'Always in force. You may use any number of Strikes in your play phase.'],
    zh: ['咆哮', '锁定技。你于出牌阶段使用【杀】无次数限制。'],
  },
  { strikeLimit: (_g, owner, user) => (user === owner ? Number.POSITIVE_INFINITY : 0) },
);
