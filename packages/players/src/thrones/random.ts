import { one } from '@cardwright/engine';
import type { Thrones } from '@cardwright/thrones/public';
import { type Bot, byReflex } from '../bot.ts';
import { anyHeart, indexOfLay, isHeartTurn, pass, pickAnything } from './pick.ts';

/** Any heart; then one pass in three, else any effect card on any pile. An illegal pick is a pass. */
export const random: Bot<Thrones> = {
  id: 'random',
  level: 'L0',
  about: { en: 'lays anything anywhere', zh: '随意出牌' },
  open: byReflex((ask) => {
    if (isHeartTurn(ask)) return { choice: anyHeart(ask) };
    const picked = pickAnything(ask);
    const index = picked === null ? -1 : indexOfLay(ask, picked.card, picked.pile);
    return { choice: index < 0 ? pass(ask) : one(index) };
  }),
};
