import type { Seat } from '@cardwright/engine';
import { chooseSeats } from '../core/ask.ts';
import type { Card, CardName } from '../core/card.ts';
import { damage } from '../core/damage.ts';
import type { Bilingual, CardDefinition, Targets } from '../core/definitions.ts';
import { fire } from '../core/moment.ts';
import { strikeLimit } from '../core/play-phase.ts';
import { respond } from '../core/respond.ts';
import { attackRange, distance, others } from '../core/seats.ts';
import { NEED } from '../core/skill.ts';
import { modifiers } from '../core/skill-index.ts';
import { type Asks, type Element, isAlive, type Now, playerAt, type Use } from '../core/state.ts';
import { mayTarget } from '../core/use.ts';
import { basic, damageOf, hasAnyDistance } from './kinds.ts';

/** Whom a Strike can be used on; `paid` names other cards that go first. */
export function strikeTargets(g: Now, user: Seat, card: Card, paid: readonly number[] = []): Seat[] {
  const reach = hasAnyDistance(g, user, card) ? Number.POSITIVE_INFINITY : attackRange(g, user, card.real);
  return others(
    g,
    user,
    (target) => distance(g, user, target, card.real) <= reach && mayTarget(g, user, target, card, paid),
  );
}

/** One target, and as many more as a skill or weapon allows. */
export function strikeAims(g: Now, user: Seat, card: Card, aim: Seat | null): Targets | Asks<Targets> {
  let extra = 0;
  for (const { seat, modify } of modifiers(g).extraTargets) extra += modify(g, seat, user, card);
  const more = extra > 0 ? strikeTargets(g, user, card).filter((target) => target !== aim) : [];
  return more.length > 0 ? chooseMore(g, user, card, aim as Seat, more, extra) : { targets: [aim as Seat] };
}

function* chooseMore(g: Now, user: Seat, card: Card, aim: Seat, more: readonly Seat[], count: number): Asks<Targets> {
  const added = yield* chooseSeats(g, user, 'add-targets', more, 0, count, { card, count });
  return { targets: [aim, ...added] };
}

/** How many answers, one after the other, this seat must give against that one. */
export function answersNeeded(g: Now, use: Use, seat: Seat, against: Seat): number {
  let needed = 1;
  for (const { seat: owner, modify } of modifiers(g).answersNeeded)
    needed = Math.max(needed, modify(g, owner, use, seat, against));
  return needed;
}

function* strikeEffect(g: Now, use: Use, target: Seat, element: Element): Asks {
  let isDodged = !use.noDodge.includes(target);
  const needed = answersNeeded(g, use, target, use.user);
  const harm = { from: use.source, amount: damageOf(use), element };
  const need = { ...NEED, seat: target, name: 'dodge', use, harm };
  for (let left = needed; left > 0 && isDodged; left--)
    isDodged = (yield* respond(g, left > 1 ? { ...need, left } : need)) !== null;
  if (isDodged) {
    const event = { use, target, hit: false };
    g.emit?.({ type: 'dodged', seat: target, card: use.card });
    yield* fire(g, 'dodged', event);
    if (!event.hit) return;
  }
  if (isAlive(g, target)) {
    yield* damage(g, { from: use.source, to: target, amount: damageOf(use), element, card: use.card, use });
  }
}

const aStrike = (id: CardName, element: Element, text: Bilingual): CardDefinition =>
  basic(id, {
    hostile: true,
    ranged: true,
    whyNot: (g, user, card) => (playerAt(g, user).strikes >= strikeLimit(g, user, card) ? 'strike-limit' : null),
    aims: strikeTargets,
    targets: strikeAims,
    effect: (g, use, target) => strikeEffect(g, use, target, element),
    text,
  });

// Strike 杀. "Use on a hero within your attack range: unless it uses a Dodge, it takes 1 damage. Once per play phase."
export const strike = aStrike('strike', 'normal', {
  en: [
    'Strike',
    'Use on a hero within your attack range: unless it uses a Dodge, deal 1 damage to it. Once per play phase.',
  ],
  zh: ['杀', '出牌阶段限一次，对你攻击范围内的一名角色使用：除非其使用【闪】，否则你对其造成1点伤害。'],
});

// Fire Strike 火杀. "A Strike whose damage is fire damage."
export const fireStrike = aStrike('fire-strike', 'fire', {
  en: ['Fire Strike', 'A Strike whose damage is fire damage.'],
  zh: ['火杀', '【杀】的一种，造成的伤害为火焰伤害。'],
});

// Lightning Strike 雷杀. "A Strike whose damage is lightning damage."
export const lightningStrike = aStrike('lightning-strike', 'thunder', {
  en: ['Lightning Strike', 'A Strike whose damage is lightning damage.'],
  zh: ['雷杀', '【杀】的一种，造成的伤害为雷电伤害。'],
});
