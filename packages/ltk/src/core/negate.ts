import type { Seat } from '@cardwright/engine';
import { choosePick } from './ask.ts';
import { kingdomOf } from './heroes.ts';
import { mayAnswer, respond, useOf } from './respond.ts';
import { inOrder } from './seats.ts';
import { NEED } from './skill.ts';
import { type Asks, isAlive, type Now, type Use } from './state.ts';

/** Whether anybody is to be asked if this is to be negated. */
export const mayBeNegated = (g: Now, { noNegate }: Use): boolean =>
  !noNegate && g.state.players.some(({ alive }, seat) => alive && mayAnswer(g, seat, 'negate'));

/**
 * Whether a scroll is negated for a target. Everybody in turn may; a Negate may be negated too, so whoever speaks last is
 * right. The others are not told who is asked. `by` used the delayed scroll whose time has come.
 */
export function* isNegated(g: Now, use: Use, target: Seat, by?: Seat): Asks<boolean> {
  const here = { ...use, targets: [target] };
  for (const seat of inOrder(g)) {
    if (!isAlive(g, seat) || !mayAnswer(g, seat, 'negate')) continue;
    const need = { ...NEED, seat, name: 'negate', use: here, secret: true };
    const card = yield* respond(g, by === undefined ? need : { ...need, by });
    if (card === null) continue;
    const answer = useOf(seat, card, [target]);
    g.state.stack.push(answer); // it lies on what it answers until it is settled which of them holds
    const others = card.name === 'national-negate' ? yield* chooseReach(g, seat, use, target) : [];
    const isCountered = mayBeNegated(g, answer) && (yield* isNegated(g, answer, target));
    g.state.stack.pop();
    if (!isCountered) use.nullified.push(...others);
    return !isCountered;
  }
  return false;
}

/**
 * Whom else a National Negate is for: nobody, or everybody of the target's kingdom the scroll has not reached yet. That is
 * said when it is used, so that whoever may counter it knows what is at stake.
 */
function* chooseReach(g: Now, seat: Seat, use: Use, target: Seat): Asks<Seat[]> {
  const kingdom = kingdomOf(g, target);
  const later = use.targets.slice(use.targets.indexOf(target) + 1);
  const same = kingdom === null ? [] : later.filter((other) => isAlive(g, other) && kingdomOf(g, other) === kingdom);
  if (kingdom === null || same.length === 0) return [];
  const pick = yield* choosePick(g, seat, 'negate-reach', ['one', 'kingdom'], { card: use.card });
  if (pick === 'one') return [];
  g.emit?.({ type: 'kingdom-shielded', seat, kingdom, card: use.card, targets: same });
  return same;
}
