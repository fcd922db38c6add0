import type { Seat } from '@cardwright/engine';
import type { Harm, Trigger } from './skill.ts';
import { indexOf } from './skill-index.ts';
import { type Damage, isAlive, type Now, playerAt, type Use } from './state.ts';

/**
 * How much of this harm a seat would take now: what everybody can see to happen in any case is counted (armour, weapons, skills of
 * heroes that are turned up), what somebody may or may not do is not.
 */
export function reckoned(g: Now, to: Seat, { from, amount, element }: Harm, use: Use | null): number {
  const dealer = from !== null && isAlive(g, from) ? from : null;
  const isItsTarget = use?.targets.includes(to) === true; // a Duel hurts its user too, but not as its target
  const damage: Damage = {
    from: dealer,
    to,
    amount,
    element,
    card: use?.card ?? null,
    use: isItsTarget ? use : null,
    chain: false,
    moved: false,
  };
  const event = { damage, prevented: false };
  const { players, current } = g.state;
  const { dealing, taking } = indexOf(g).triggers;
  for (const listening of [dealing, taking])
    for (let i = 0; i < players.length; i++)
      for (const { seat, hero, trigger } of listening) {
        if (trigger.reckons !== true || seat !== (current + i) % players.length) continue;
        if (hero >= 0 && playerAt(g, seat).revealed[hero] !== true) continue;
        const reckons = trigger as unknown as Trigger<'taking'>;
        if (damage.amount > 0 && reckons.if(g, seat, event)) reckons.effect(g, seat, event).next();
      }
  return Math.max(0, damage.amount);
}
