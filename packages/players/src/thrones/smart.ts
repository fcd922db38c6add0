import { one } from '@cardwright/engine';
import { CARD_COUNT, type Card, isDiamond, type Thrones, type View, valueOf } from '@cardwright/thrones/public';
import { type Bot, byReflex } from '../bot.ts';
import { gains } from './gain.ts';
import { anyHeart, isHeartTurn, pass } from './pick.ts';

const DIAMONDS = Array.from({ length: CARD_COUNT }, (_, card) => card).filter(isDiamond);

/** Every card this seat has seen: laid in an earlier play, on the table now, or in its own hand. */
const seenCards = ({ spent, piles, hand }: View): Set<Card> => new Set([...spent, ...piles[0], ...piles[1], ...hand]);

/** Whether somebody else may still hold a diamond of this card's value, which would reduce it doubly. */
const canBeDoublyReduced = (card: Card, seen: ReadonlySet<Card>): boolean =>
  !isDiamond(card) && DIAMONDS.some((diamond) => valueOf(diamond) === valueOf(card) && !seen.has(diamond));

/**
 * The seed's smart player: a random one of the lays that (i) turn the battle, fought at once, in its team's favour and
 * (ii) cannot be doubly reduced by a diamond it has not seen; else a pass.
 */
export const smart: Bot<Thrones> = {
  id: 'smart',
  level: 'L2',
  about: {
    en: 'remembers the cards and lays only what helps and cannot be undone',
    zh: '记牌，只出有利且不易被破的牌',
  },
  open: byReflex((ask) => {
    if (isHeartTurn(ask)) return { choice: anyHeart(ask) };
    const seen = seenCards(ask.view);
    const safe = gains(ask).filter(({ lay }) => !canBeDoublyReduced(lay.card, seen));
    const picked = safe.length === 0 ? undefined : safe[ask.random.below(safe.length)];
    return { choice: picked === undefined ? pass(ask) : one(picked.index) };
  }),
};
