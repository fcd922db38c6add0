import type { Seat } from '@cardwright/engine';
import { decision, OPENLY, SECRETLY } from './ask.ts';
import type { SkillId } from './card.ts';
import { NO_SKILL } from './pass.ts';
import { reveal } from './reveal.ts';
import type { Timing, Timings, Trigger } from './skill.ts';
import { indexOf, type SkillListener, TIMINGS } from './skill-index.ts';
import { type Asks, isAlive, NOTHING, type Now, type Option, playerAt } from './state.ts';

/** Whether a player has a hero nobody has seen: whether it could act must not show, so it is asked as if it could. */
const hasHidden = (g: Now, seat: Seat): boolean => playerAt(g, seat).revealed.includes(false);

const mustAskHidden = (g: Now): boolean => g.asksForced && g.state.mode === 'kingdoms';

type Listeners = Readonly<Record<Timing, { readonly length: number }>>;

/** Where hidden heroes are asked at every moment, somebody may always be waiting for it. */
const SOMEBODY = Object.fromEntries(TIMINGS.map((timing) => [timing, { length: 1 }])) as Listeners;

/** Who waits for which moment; mostly nobody does, and to look by a name that is written out costs next to nothing. */
export const listeners = (g: Now): Listeners => (mustAskHidden(g) ? SOMEBODY : indexOf(g).triggers);

/**
 * A moment: everybody in turn, from whose turn it is, uses what waits for it. One player's several skills go in the order
 * that player likes; after each it is looked anew what still applies; each happens once (or once per point).
 */
export function fire<K extends Timing>(g: Now, timing: K, event: Timings[K]): Asks {
  if (!mustAskHidden(g)) {
    const listening = indexOf(g).triggers[timing];
    if (!isAwaited(g, listening, event)) return NOTHING;
  }
  return fireAll(g, timing, event);
}

/** Whether anything waits for this moment as it is. */
function isAwaited(g: Now, listening: readonly SkillListener[], event: Timings[Timing]): boolean {
  for (const { trigger, seat } of listening) if (trigger.if(g, seat, event)) return true;
  return false;
}

function isAwaitedBy(g: Now, by: Seat, listening: readonly SkillListener[], event: Timings[Timing]): boolean {
  for (const { trigger, seat } of listening) if (seat === by && trigger.if(g, seat, event)) return true;
  return false;
}

function* fireAll<K extends Timing>(g: Now, timing: K, event: Timings[K]): Asks {
  const { players, current } = g.state;
  for (let i = 0; i < players.length; i++) {
    const seat = (current + i) % players.length;
    if (mustAskHidden(g) || isAwaitedBy(g, seat, indexOf(g).triggers[timing], event))
      yield* fireFor(g, seat, timing, event);
  }
}

/** The dead hear of their own death and of nothing else. */
const hears = (g: Now, seat: Seat, timing: Timing, event: Timings[Timing]): boolean =>
  isAlive(g, seat) || (timing === 'death' && (event as Timings['death']).seat === seat);

/** The same for one player alone. */
export function* fireFor<K extends Timing>(g: Now, seat: Seat, timing: K, event: Timings[K]): Asks {
  if (!hears(g, seat, timing, event)) return;
  const done: Trigger[] = [];
  for (;;) {
    const waiting: SkillListener[] = [];
    let isShort = false; // of what some trigger costs, which the others must not learn
    for (const each of indexOf(g).triggers[timing]) {
      if (each.seat !== seat || done.includes(each.trigger)) continue;
      const typed = each.trigger as unknown as Trigger<K>;
      if (!typed.if(g, seat, event)) continue;
      if (typed.payable?.(g, seat, event) === false) isShort = true;
      else waiting.push(each);
    }
    const isMasked = (isShort && g.asksForced) || mustMask(g, seat);
    if (waiting.length === 0 && !isMasked) return;
    const picked = yield* pickTrigger(g, seat, waiting, isMasked);
    if (picked === null) return;
    const { trigger, skill, hero } = picked;
    done.push(trigger);
    const typed = trigger as unknown as Trigger<K>;
    const times = typed.times?.(g, seat, event) ?? 1;
    for (let n = 0; n < times; n++) {
      if (
        n > 0 &&
        (!typed.if(g, seat, event) ||
          typed.payable?.(g, seat, event) === false ||
          (trigger.may && !(yield* invokes(g, seat, skill.id))))
      )
        break;
      if (hero >= 0 && playerAt(g, seat).revealed[hero] !== true) yield* reveal(g, seat, hero);
      if (trigger.quiet !== true) g.emit?.({ type: 'skill-invoked', seat, skill: skill.id });
      yield* typed.effect(g, seat, event);
    }
    if (!hears(g, seat, timing, event)) return;
  }
}

/** Whether a player is asked even if nothing waits, so that what waits does not show. */
const mustMask = (g: Now, seat: Seat): boolean => mustAskHidden(g) && isAlive(g, seat) && hasHidden(g, seat);

/** Which of a player's waiting triggers comes next, or none. */
function* pickTrigger(
  g: Now,
  seat: Seat,
  waiting: readonly SkillListener[],
  isMasked: boolean,
): Asks<SkillListener | null> {
  const isFree = (each: SkillListener): boolean =>
    each.trigger.may || (each.hero >= 0 && playerAt(g, seat).revealed[each.hero] !== true);
  const free = waiting.every(isFree);
  if (waiting.length === 1 && !free && !isMasked) return waiting[0] as SkillListener;
  const options: Option[] = waiting.map(({ skill }) => ({ type: 'skill', skill: skill.id }));
  if (free) options.push(NO_SKILL);
  const about = waiting.length === 1 ? { skill: (waiting[0] as SkillListener).skill.id } : {};
  const [index] = yield decision(seat, 'invoke', options, about, hasHidden(g, seat) ? SECRETLY : OPENLY);
  return waiting[index as number] ?? null;
}

/** Whether the owner wants to use a skill once more. */
export function* invokes(g: Now, seat: Seat, skill: SkillId): Asks<boolean> {
  void g;
  const [index] = yield decision(seat, 'invoke', [{ type: 'skill', skill }, NO_SKILL], { skill });
  return index === 0;
}
