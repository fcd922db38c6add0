import type { Seat } from '@cardwright/engine';
import type { Card } from './card.ts';
import { askRescues } from './dying.ts';
import { fire, listeners } from './moment.ts';
import { distance, inOrder } from './seats.ts';
import { type Asks, type Damage, type Element, isAlive, NOTHING, type Now, playerAt, type Use } from './state.ts';

/** Damage to be dealt: what is not said is the usual. */
export interface Blow {
  readonly from: Seat | null;
  readonly to: Seat;
  readonly amount?: number;
  readonly element?: Element;
  readonly card?: Card | null;
  readonly use?: Use | null;
  readonly chain?: boolean;
  readonly moved?: boolean;
  readonly by?: Seat; // who brought it about by a skill, if not whoever deals it
}

export function damage(g: Now, blow: Blow): Asks {
  const { from, to, amount = 1, element = 'normal', card = null, use = null, chain = false, moved = false } = blow;
  if (!isAlive(g, to)) return NOTHING;
  const dealt: Damage = {
    from: from !== null && isAlive(g, from) ? from : null,
    to,
    amount,
    element,
    card,
    use,
    chain,
    moved,
  };
  g.state.hurting.push(dealt);
  const isAwaited = listeners(g).dealing.length > 0 || listeners(g).taking.length > 0;
  return isAwaited || dealt.amount <= 0 ? hurtIfCertain(g, dealt, blow.by) : hurt(g, dealt, blow.by);
}

function* hurtIfCertain(g: Now, dealt: Damage, by: Seat | undefined): Asks {
  if (yield* isCertain(g, dealt)) yield* hurt(g, dealt, by);
  else g.state.hurting.pop();
}

/** Whoever deals it and whoever takes it may change the damage, or prevent it. */
function* isCertain(g: Now, dealt: Damage): Asks<boolean> {
  const event = { damage: dealt, prevented: false };
  const isOff = (): boolean => event.prevented || dealt.amount <= 0 || !isAlive(g, dealt.to);
  yield* fire(g, 'dealing', event);
  if (!isOff()) yield* fire(g, 'taking', event);
  return !isOff();
}

function* hurt(g: Now, dealt: Damage, by: Seat | undefined): Asks {
  const { to, element } = dealt;
  const victim = playerAt(g, to);
  const wasChained = victim.chained;
  const near = dealt.from !== null && distance(g, dealt.from, to) <= 1;
  victim.hp -= dealt.amount;
  tell(g, dealt, by);
  const rescues = askRescues(g, to, dealt);
  if (rescues !== NOTHING) yield* rescues;
  if (dealt.from !== null && !isAlive(g, dealt.from)) dealt.from = null;
  if (dealt.from !== null && listeners(g).dealt.length > 0) yield* fire(g, 'dealt', { damage: dealt, near });
  if (victim.alive && listeners(g).taken.length > 0) yield* fire(g, 'taken', { damage: dealt });
  if (element !== 'normal' && wasChained) {
    if (victim.alive && victim.chained) setChained(g, to, false);
    if (!dealt.chain) yield* spread(g, dealt);
  }
  g.state.hurting.pop();
}

function tell(g: Now, { to, from, amount, element, card, chain, moved }: Damage, by: Seat | undefined): void {
  g.emit?.({
    type: 'damaged',
    seat: to,
    from,
    amount,
    element,
    hp: playerAt(g, to).hp,
    ...(card === null ? {} : { card }),
    ...(chain ? { chain } : {}),
    ...(moved ? { moved } : {}),
    ...(by === undefined ? {} : { by }),
  });
}

/** The chain passes elemental damage on: everybody else who is chained takes what the first victim took. */
function* spread(g: Now, { from, to, amount, element, card }: Damage): Asks {
  for (const next of inOrder(g)) {
    if (next === to || !isAlive(g, next) || !playerAt(g, next).chained) continue;
    yield* damage(g, { from, to: next, amount, element, card, chain: true });
  }
}

export function setChained(g: Now, seat: Seat, chained: boolean): void {
  playerAt(g, seat).chained = chained;
  g.emit?.({ type: chained ? 'chained' : 'unchained', seat });
}
