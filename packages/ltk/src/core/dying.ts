import type { Seat } from '@cardwright/engine';
import { die } from './death.ts';
import { fire, listeners } from './moment.ts';
import { recover } from './recover.ts';
import { respond } from './respond.ts';
import { inOrder } from './seats.ts';
import { NEED } from './skill.ts';
import { modifiers, skillsChanged } from './skill-index.ts';
import { type Asks, type Damage, isAlive, NOTHING, type Now, playerAt } from './state.ts';

/** Somebody whose life has fallen to 0 or less asks everybody in turn, from whose turn it is, for rescue; then dies. */
export function askRescues(g: Now, seat: Seat, damage: Damage | null): Asks {
  const { hp, alive } = playerAt(g, seat);
  return hp > 0 || !alive || g.state.dying.includes(seat) ? NOTHING : liveOrDie(g, seat, damage);
}

function* liveOrDie(g: Now, seat: Seat, damage: Damage | null): Asks {
  const player = playerAt(g, seat);
  if (listeners(g)['hp-fell'].length > 0) {
    const event = { seat, stands: false };
    yield* fire(g, 'hp-fell', event);
    if (event.stands || player.hp > 0) return;
  }
  g.state.dying.push(seat);
  g.emit?.({ type: 'dying', seat, hp: player.hp });
  yield* fire(g, 'dying', { seat, damage });
  for (const helper of inOrder(g)) {
    if (listeners(g)['rescue-asked'].length > 0) yield* fire(g, 'rescue-asked', { seat, helper });
    while (player.hp <= 0 && isAlive(g, helper) && player.alive && g.state.dying.includes(seat))
      if (!(yield* rescue(g, helper, seat))) break;
    if (player.hp > 0 || !player.alive || !g.state.dying.includes(seat)) break;
  }
  const isStillDying = g.state.dying.includes(seat);
  g.state.dying = g.state.dying.filter((each) => each !== seat);
  if (player.hp <= 0 && player.alive && isStillDying) yield* die(g, seat, damage);
  skillsChanged(g);
}

/** Ends the asking for somebody who lives on although no life is left. */
export function standUp(g: Now, seat: Seat): void {
  g.state.dying = g.state.dying.filter((each) => each !== seat);
}

function* rescue(g: Now, helper: Seat, dying: Seat): Asks<boolean> {
  for (const { seat, modify } of modifiers(g).bars)
    if (modify(g, seat, helper, dying)) return yield* wine(g, helper, dying);
  const name = helper === dying ? 'peach-or-wine' : 'peach';
  const card = yield* respond(g, { ...NEED, seat: helper, name, dying });
  if (card === null) return false;
  if (card.name === 'wine') yield* recover(g, dying, 1, helper);
  else yield* healByPeach(g, helper, dying);
  return true;
}

function* wine(g: Now, helper: Seat, dying: Seat): Asks<boolean> {
  if (helper !== dying) return false;
  const card = yield* respond(g, { ...NEED, seat: helper, name: 'wine', dying });
  if (card !== null) yield* recover(g, dying, 1, helper);
  return card !== null;
}

/** A Peach: 1 life, more where a skill says so. */
export function* healByPeach(g: Now, user: Seat, target: Seat): Asks {
  let amount = 1;
  for (const { seat, modify } of modifiers(g).peach) amount += modify(g, seat, user, target);
  yield* recover(g, target, amount, user);
}
