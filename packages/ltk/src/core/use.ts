import type { Seat } from '@cardwright/engine';
import { type Card, STRIKES } from './card.ts';
import { cardNamed } from './definitions.ts';
import { fire, listeners } from './moment.ts';
import { isNegated, mayBeNegated } from './negate.ts';
import { useOf } from './respond.ts';
import { sortSeats } from './seats.ts';
import type { Timings } from './skill.ts';
import { modifiers } from './skill-index.ts';
import { type Asks, isAlive, NOTHING, type Now, playerAt, type Use } from './state.ts';
import { noteStrike } from './struck.ts';
import { move, PROCESSING, settle } from './zones.ts';

/** What can be different about a use. */
export interface UseMore {
  readonly second?: Seat | null;
  readonly owner?: Seat | null; //  whose cards they are, if not the user's
  readonly noNegate?: boolean;
  readonly alone?: boolean; //      no further target may be added
  readonly by?: Seat; //            who makes the user use it, if somebody does
}

/** Why this card cannot be aimed at this target because of a skill, or null; `paid` names other cards that go first. */
export function whyNotTarget(
  g: Now,
  user: Seat,
  target: Seat,
  card: Card,
  paid: readonly number[] = [],
): string | null {
  for (const { seat, modify } of modifiers(g).forbids) {
    const reason = modify(g, seat, user, target, card, paid);
    if (reason !== null) return reason;
  }
  return null;
}

export const mayTarget = (g: Now, user: Seat, target: Seat, card: Card, paid: readonly number[] = []): boolean =>
  whyNotTarget(g, user, target, card, paid) === null;

/** Uses a card: it is paid, aimed, answered and takes effect on each target in turn. */
export function* useCard(g: Now, user: Seat, card: Card, targets: readonly Seat[], more?: UseMore): Asks<Use> {
  const use = useOf(user, card, targets, more?.second ?? null);
  use.noNegate = more?.noNegate === true;
  use.alone = more?.alone === true;
  if (STRIKES.has(card.name)) {
    use.extra += playerAt(g, user).drunk;
    playerAt(g, user).drunk = 0;
  }
  noteStrike(g, user, card);
  g.state.stack.push(use);
  const owner = more?.owner === undefined ? user : more.owner;
  const gone = move(g, card.real, owner, PROCESSING, { reason: 'used', quiet: true });
  g.emit?.({
    type: 'card-used',
    seat: user,
    card,
    targets: targets.filter((target) => targets.length > 1 || target !== user),
    ...(more?.by === undefined ? {} : { by: more.by }),
  });
  if (gone !== NOTHING) yield* gone;
  if (listeners(g)['use-declared'].length > 0) yield* fire(g, 'use-declared', { use });
  const definition = cardNamed(use.card.name);
  const aimed = aim(g, use);
  if (aimed !== NOTHING) yield* aimed;
  if (use.targets.length > 0 && definition.before !== undefined) yield* definition.before(g, use);
  for (const target of use.targets.slice()) {
    const affected = affect(g, use, target);
    if (affected !== NOTHING) yield* affected;
  }
  if (definition.after !== undefined) yield* definition.after(g, use);
  if (listeners(g)['use-finished'].length > 0) yield* fire(g, 'use-finished', { use });
  g.state.stack.pop();
  settle(g, card.real);
  return use;
}

/** Settles who the targets are: each becomes one (and may escape), then each has become one. */
function aim(g: Now, use: Use): Asks {
  sortSeats(g, use.targets);
  if (listeners(g)['becoming-target'].length > 0 || listeners(g).targeted.length > 0) return becomeTargets(g, use);
  use.targets = use.targets.filter((target) => isAlive(g, target));
  return NOTHING;
}

const distinct = (seats: readonly Seat[]): Seat[] => (seats.length === 1 ? seats.slice() : [...new Set(seats)]);

function* becomeTargets(g: Now, use: Use): Asks {
  for (let i = 0; i < use.targets.length; ) {
    const target = use.targets[i] as Seat; // may be there twice: each is settled by itself
    const event = { use, target, to: target as Seat | null, again: use.targets.indexOf(target) < i };
    if (listeners(g)['becoming-target'].length > 0) yield* fire(g, 'becoming-target', event);
    if (event.to === target) {
      i++;
      continue;
    }
    use.targets.splice(i, 1);
    if (event.to !== null) {
      use.targets.push(event.to);
      g.emit?.({ type: 'target-changed', seat: target, to: event.to, card: use.card });
    } else g.emit?.({ type: 'target-removed', seat: target, card: use.card });
  }
  use.targets = sortSeats(
    g,
    use.targets.filter((target) => isAlive(g, target)),
  );
  if (listeners(g).targeted.length === 0) return;
  for (const target of distinct(use.targets)) if (isAlive(g, target)) yield* fire(g, 'targeted', { use, target });
}

/** The card takes effect on one target, unless something stops it. */
function affect(g: Now, use: Use, target: Seat): Asks {
  if (!isAlive(g, target)) return NOTHING;
  const event = { use, target, stopped: use.nullified.includes(target) };
  const isAwaited = !event.stopped && listeners(g)['before-effect'].length > 0;
  const asks = isAwaited ? fire(g, 'before-effect', event) : NOTHING;
  return asks === NOTHING ? affectUnlessStopped(g, event) : affectAfter(g, asks, event);
}

function* affectAfter(g: Now, asks: Asks, event: Timings['before-effect']): Asks {
  yield* asks;
  yield* affectUnlessStopped(g, event);
}

function affectUnlessStopped(g: Now, { use, target, stopped }: Timings['before-effect']): Asks {
  const { card } = use;
  if (stopped) {
    g.emit?.({ type: 'card-stopped', seat: target, card });
    return NOTHING;
  }
  const { idle, kind, effect } = cardNamed(card.name);
  if (idle?.(g, use, target) === true) return NOTHING;
  if (kind === 'scroll' && mayBeNegated(g, use)) return affectUnlessNegated(g, use, target);
  return effect?.(g, use, target) ?? NOTHING;
}

function* affectUnlessNegated(g: Now, use: Use, target: Seat): Asks {
  if (yield* isNegated(g, use, target)) g.emit?.({ type: 'card-negated', seat: target, card: use.card });
  else if (isAlive(g, target)) yield* cardNamed(use.card.name).effect?.(g, use, target) ?? NOTHING;
}
