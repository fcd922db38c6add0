import { one, type Seat } from '@cardwright/engine';
import { isDiamond, type Thrones, teamOf } from '@cardwright/thrones/public';
import { type Bot, byReflex } from '../bot.ts';
import { anyHeart, indexOfLay, isHeartTurn, pass, pickAnything } from './pick.ts';

/** Picks as random does, and passes if the pick would help the other team or hurt its own. */
export const simple: Bot<Thrones> = {
  id: 'simple',
  level: 'L1',
  about: { en: 'plays at random, but never against its own team', zh: '随意出牌，但不害己方' },
  open: byReflex((ask) => {
    if (isHeartTurn(ask)) return { choice: anyHeart(ask) };
    const picked = pickAnything(ask);
    if (picked === null) return { choice: pass(ask) };
    const isOwn = picked.pile === teamOf(ask.view.seat as Seat);
    if (isOwn === isDiamond(picked.card)) return { choice: pass(ask) };
    const index = indexOfLay(ask, picked.card, picked.pile);
    return { choice: index < 0 ? pass(ask) : one(index) };
  }),
};
