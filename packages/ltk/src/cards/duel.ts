import type { Seat } from '@cardwright/engine';
import { damage } from '../core/damage.ts';
import { respond } from '../core/respond.ts';
import { NEED } from '../core/skill.ts';
import { type Asks, isAlive, type Now, type Use } from '../core/state.ts';
import { damageOf, otherHero, scroll } from './kinds.ts';
import { answersNeeded } from './strike.ts';

/** A duellist plays as many Strikes as it must. */
function* strikesBack(g: Now, use: Use, seat: Seat, against: Seat): Asks<boolean> {
  const harm = { from: against, amount: damageOf(use), element: 'normal' } as const;
  const need = { ...NEED, seat, name: 'strike', mode: 'play', use, harm } as const;
  for (let left = answersNeeded(g, use, seat, against); left > 0; left--) {
    if (!isAlive(g, seat)) return false;
    if ((yield* respond(g, left > 1 ? { ...need, left } : need)) === null) return false;
  }
  return true;
}

// Duel 决斗. "In turn, starting with the target, play a Strike; the first who does not takes 1 damage from the other."
export const duel = scroll('duel', {
  hostile: true,
  aims: otherHero,
  *effect(g, use, target) {
    let [now, next] = [target, use.user];
    while (isAlive(g, next) && (yield* strikesBack(g, use, now, next))) [now, next] = [next, now];
    yield* damage(g, {
      from: next,
      to: now,
      amount: damageOf(use),
      card: use.card,
      use: now === target ? use : null,
    });
  },
  text: {
    en: [
      'Duel',
      'In turn, starting with the target, play a Strike; the first who does not takes 1 damage from the other.',
    ],
    zh: ['决斗', '由目标开始，双方轮流打出【杀】；首先不出【杀】的一方受到另一方造成的1点伤害。'],
  },
});
