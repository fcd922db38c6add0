import type { Seat } from '@cardwright/engine';
import { ritualCardOf } from './catalogue.ts';
import type { EffectContext, Moment, Triggered } from './definition.ts';
import { isSilenced, triggeredOf } from './layers.ts';
import { type Minion, type Now, otherSeat, type Player, type Ritual, type State } from './types.ts';

/** What happens: a moment, whose turn or minion it is, and the minion if there is one. */
export interface Occasion {
  readonly moment: Moment;
  readonly seat: Seat;
  readonly minion: Minion | null;
  readonly isDeath: boolean;
}

/** A triggered ability that waits for its turn. */
export interface Waiting {
  readonly ability: Triggered;
  readonly seat: Seat;
  readonly source: Minion | Ritual;
  readonly occasion: Occasion;
}

export const playerOf = (s: State, seat: Seat): Player => s.players[seat] as Player;

export const isInPlay = (s: State, minion: Minion): boolean => playerOf(s, minion.owner).minions.includes(minion);

const FIRST_ACTIVE = [0, 1] as const;
const SECOND_ACTIVE = [1, 0] as const;

/** The active player first: the order of everything that happens at the same time. */
export const apnap = (s: State): readonly [Seat, Seat] => (s.active === 0 ? FIRST_ACTIVE : SECOND_ACTIVE);

const isMinion = (source: Minion | Ritual): source is Minion => 'layers' in source;

function answers(
  { when }: Triggered,
  seat: Seat,
  source: Minion | Ritual,
  { moment, seat: whose, minion, isDeath }: Occasion,
): boolean {
  if (when.moment !== moment || (when.dying === true && !isDeath)) return false;
  switch (when.whose) {
    case 'own':
      return whose === seat;
    case 'enemy':
      return whose === otherSeat(seat);
    case 'any':
      return true;
    case 'itself':
      return source === minion;
  }
}

/** All abilities that this occasion triggers, in their order: the active player's minions left to right, ritual, then the other's. */
export function triggeredBy(s: State, occasion: Occasion): readonly Waiting[] {
  const waiting: Waiting[] = [];
  for (const seat of apnap(s)) {
    const { minions, ritual } = playerOf(s, seat);
    for (const minion of minions) {
      for (const ability of triggeredOf(minion)) {
        if (answers(ability, seat, minion, occasion)) waiting.push({ ability, seat, source: minion, occasion });
      }
    }
    if (ritual === null) continue;
    for (const ability of ritualCardOf(ritual.card.name).triggered) {
      if (answers(ability, seat, ritual, occasion)) waiting.push({ ability, seat, source: ritual, occasion });
    }
  }
  return waiting;
}

/** Whether a minion's ability can still act: it is in play, or it is just leaving. */
function isAwake(s: State, minion: Minion, { moment, minion: leaving }: Occasion): boolean {
  if (s.options.silenceTriggers && isSilenced(minion)) return false;
  return isInPlay(s, minion) || (moment === 'minion-leaves' && minion === leaving);
}

/** Lets one ability act, if its card is still there, can pay, and has something to act on. */
export function trigger(now: Now, { ability: { effect }, seat, source, occasion }: Waiting): void {
  const s = now.state;
  const self = isMinion(source) ? source : null;
  const doing: EffectContext = { seat, self, on: occasion.minion, ritualOf: null };
  if (isMinion(source)) {
    if (!isAwake(s, source, occasion) || isImpossible(s, effect, doing)) return;
    now.emit?.({ type: 'minion-triggered', seat, minion: source.card });
  } else {
    const { activation } = ritualCardOf(source.card.name);
    if (playerOf(s, seat).ritual !== source || source.charges < activation || isImpossible(s, effect, doing)) return;
    source.charges -= activation;
    now.emit?.({ type: 'ritual-triggered', seat, ritual: source.card, charges: source.charges });
  }
  effect.run(now, doing);
}

const isImpossible = (s: State, effect: Triggered['effect'], doing: EffectContext): boolean =>
  effect.whyNot !== undefined && effect.whyNot(s, doing) !== null;
