import type { Seat } from '@cardwright/engine';
import { escapes, hasFate } from '../cards/fate.ts';
import { anyHandCard, chooseOne, chooseSeat, chooseSeats } from '../core/ask.ts';
import type { Card, CardName } from '../core/card.ts';
import { definitionOf } from '../core/definitions.ts';
import { NO_CARD } from '../core/pass.ts';
import { inOrder, others } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import { type Asks, type Now, type Option, type Phase, playerAt, type Slot } from '../core/state.ts';
import { whyNotTarget } from '../core/use.ts';
import { asItself, DISCARD, discard, equippedCards, handOf, move, type Place } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { choosePrice, priceSays } from './price.ts';

const PHASES: readonly Phase[] = ['judge', 'draw', 'play', 'discard'];
const HEROES = 2;

/** A card that lies before somebody, and where it may lie instead. */
interface Movable {
  readonly card: number;
  readonly from: Seat;
  readonly to: readonly Seat[];
}

/** A card as the scroll it lies there as. */
const scrollOf = (g: Now, card: number, as: CardName): Card => ({ ...asItself(g, card, null), name: as });

function movables(g: Now, self: Seat): Movable[] {
  return inOrder(g)
    .flatMap((from) => {
      const { fates } = playerAt(g, from);
      const rest = others(g, from);
      const worn = equippedCards(playerAt(g, from)).map((card): Movable => {
        const slot = definitionOf(g, card).slot as Slot;
        return { card, from, to: rest.filter((seat) => playerAt(g, seat).slots[slot] < 0) };
      });
      const waiting = fates.map(({ card, as }): Movable => {
        const scroll = scrollOf(g, card, as);
        const isFree = (seat: Seat): boolean => !hasFate(g, seat, as) && whyNotTarget(g, self, seat, scroll) === null;
        return { card, from, to: rest.filter(isFree) };
      });
      return [...worn, ...waiting];
    })
    .filter(({ to }) => to.length > 0);
}

function placeFor(g: Now, { card, from }: Movable, seat: Seat): Place {
  const fate = playerAt(g, from).fates.find((each) => each.card === card);
  if (fate !== undefined) return { zone: 'fate', seat, as: fate.as, by: fate.by };
  return { zone: 'slot', seat, slot: definitionOf(g, card).slot as Slot };
}

function* moveOne(g: Now, self: Seat): Asks {
  const found = movables(g, self);
  if (found.length === 0) return;
  const options = [...found.map(({ card }): Option => ({ type: 'card', card })), NO_CARD];
  const { card } = yield* chooseOne(g, self, 'move-card', options, { skill: 'qiaobian' });
  const chosen = found.find((each) => each.card === card);
  if (chosen === undefined) return;
  const about = { skill: 'qiaobian', card: asItself(g, chosen.card, null) };
  const to = yield* chooseSeat(g, self, 'move-to', chosen.to, about);
  g.emit?.({ type: 'card-moved', seat: self, from: chosen.from, to, cards: [chosen.card] });
  const place = placeFor(g, chosen, to);
  const isSpent = place.zone === 'fate' && (yield* escapes(g, self, to, scrollOf(g, chosen.card, place.as)));
  yield* move(g, [chosen.card], chosen.from, isSpent ? DISCARD : place, { reason: 'placed', quiet: true });
}

function* takeSome(g: Now, self: Seat): Asks {
  const victims = others(g, self, (other) => playerAt(g, other).hand.length > 0);
  const about = { skill: 'qiaobian', count: HEROES };
  const chosen = yield* chooseSeats(g, self, 'take-from', victims, 0, HEROES, about);
  for (const victim of victims) {
    if (!chosen.includes(victim) || playerAt(g, victim).hand.length === 0) continue;
    const moving = { reason: 'taken', by: self, hidden: true, skill: 'qiaobian' } as const;
    yield* move(g, [anyHandCard(g, victim)], victim, handOf(self), moving);
  }
}

// Clever Change 巧变, Zhang He. "You may discard a hand card to skip your judge, draw, play or discard phase. Instead of drawing
// you may take a hand card of each of up to two others; instead of playing you may move a card on the table."
export const qiaobian = skill('qiaobian', {
  triggers: [
    may('before-phase', {
      if: (g, self, { seat, phase, skip }) =>
        seat === self && !skip && PHASES.includes(phase) && playerAt(g, self).hand.length > 0,
      *effect(g, self, event) {
        event.skip = true;
        const cards = yield* choosePrice(g, self, 'qiaobian', playerAt(g, self).hand);
        yield* discard(g, self, cards, 'qiaobian');
        if (event.phase === 'draw') yield* takeSome(g, self);
        if (event.phase === 'play') yield* moveOne(g, self);
      },
    }),
  ],
  says: {
    ...priceSays,
    'ask.move-card/you': {
      en: 'You may choose a card on the table to move ({about.skill})',
      zh: '你可以选择场上的一张牌移动（{about.skill}）',
    },
    'ask.move-card': {
      en: '{seat} may choose a card on the table to move ({about.skill})',
      zh: '{seat}可以选择场上的一张牌移动（{about.skill}）',
    },
    'ask.move-to/you': {
      en: 'Choose before whom {about.card} is put ({about.skill})',
      zh: '选择将{about.card}移至谁的区域（{about.skill}）',
    },
    'ask.move-to': {
      en: '{seat} {seat|choose|chooses} before whom {about.card} is put ({about.skill})',
      zh: '{seat}选择将{about.card}移至谁的区域（{about.skill}）',
    },
    'ask.take-from/you': {
      en: 'You may take a hand card of each of up to {about.count} heroes ({about.skill})',
      zh: '你可以获得至多 {about.count} 名角色的各一张手牌（{about.skill}）',
    },
    'ask.take-from': {
      en: '{seat} may take a hand card of each of up to {about.count} heroes ({about.skill})',
      zh: '{seat}可以获得至多 {about.count} 名角色的各一张手牌（{about.skill}）',
    },
    'event.card-moved': {
      en: '{seat} {seat|move|moves} {cards} from {from} to {to}',
      zh: '{seat}将{from}的{cards}移至{to}',
    },
  },
  text: {
    en: [
      'Clever Change',
      `Before your judge, draw, play or discard phase you may discard a hand card and skip that phase. For a skipped draw phase you may take one hand card of each of up to ${HEROES} other heroes; for a skipped play phase you may move one card from a hero's equipment or judging zone to the same place before another hero.`,
    ],
    zh: [
      '巧变',
      `你可以弃置一张手牌，跳过你的判定、摸牌、出牌或弃牌阶段。若跳过摸牌阶段，你可以获得至多${HEROES}名其他角色的各一张手牌；若跳过出牌阶段，你可以将场上的一张牌移至另一名角色的相应区域。`,
    ],
  },
});
