import type { Seat } from '@cardwright/engine';
import { chooseCards, decision } from '../core/ask.ts';
import type { Card, Suit } from '../core/card.ts';
import { damage } from '../core/damage.ts';
import { NO_CARD } from '../core/pass.ts';
import { inOrder } from '../core/seats.ts';
import { type Asks, type Now, type Option, playerAt } from '../core/state.ts';
import { mayTarget } from '../core/use.ts';
import { discard, show, suitFor } from '../core/zones.ts';
import { scroll } from './kinds.ts';

/** Whoever has a hand card; the user needs one that is left when the Arson is paid. */
const withHand = (g: Now, user: Seat, card: Card): Seat[] =>
  inOrder(g).filter((target) => {
    const { hand } = playerAt(g, target);
    return hand.some((id) => target !== user || !card.real.includes(id)) && mayTarget(g, user, target, card);
  });

/** The user may discard a hand card of the suit. That it has none is not told: it is asked all the same. */
function* burns(g: Now, user: Seat, target: Seat, suit: Suit): Asks<boolean> {
  const { hand } = playerAt(g, user);
  const fitting = hand.filter((id) => suitFor(g, id, user) === suit);
  if (fitting.length === 0 && (!g.asksForced || hand.length === 0)) return false;
  const options: Option[] = [...fitting.map((card): Option => ({ type: 'card', card })), NO_CARD];
  const [index] = yield decision(user, 'burn', options, { to: target });
  const card = fitting[index as number];
  if (card === undefined) return false;
  yield* discard(g, user, [card]);
  return true;
}

// Arson 火攻. "Use on a hero with hand cards: it shows one; you may discard a hand card of that suit to deal it 1 fire damage."
export const arson = scroll('arson', {
  hostile: true,
  aims: withHand,
  spares: () => 'no-hand-there',
  *effect(g, use, target) {
    const { hand } = playerAt(g, target);
    const [card] = yield* chooseCards(g, target, 'show', hand, 1, 1, { from: use.user });
    if (card === undefined) return;
    show(g, target, [card]);
    const suit = suitFor(g, card, target);
    if (!(yield* burns(g, use.user, target, suit))) return;
    const amount = arson.damage + use.extra;
    yield* damage(g, { from: use.source, to: target, amount, element: 'fire', card: use.card, use });
  },
  says: {
    'ask.show/you': { en: 'Show a hand card to everybody', zh: '展示一张手牌' },
    'ask.show': { en: '{seat} {seat|show|shows} a hand card to everybody', zh: '{seat}展示一张手牌' },
    'ask.burn/you': {
      en: 'Discard a hand card of the same suit to burn {about.to}, or pass',
      zh: '弃置一张同花色的手牌，对{about.to}造成火焰伤害，或不出',
    },
    'ask.burn': {
      en: '{seat} may discard a hand card of the same suit to burn {about.to}',
      zh: '{seat}可以弃置一张同花色的手牌，对{about.to}造成火焰伤害',
    },
  },
  text: {
    en: [
      'Arson',
      'Use on a hero with hand cards: it shows one of them; you may discard a hand card of the same suit to deal 1 fire damage to it.',
    ],
    zh: ['火攻', '对一名有手牌的角色使用：其展示一张手牌，你可以弃置一张与之花色相同的手牌，对其造成1点火焰伤害。'],
  },
});
