import type { Refusal, Seat } from '@cardwright/engine';
import { hasRoom } from './board.ts';
import { cardOf } from './catalogue.ts';
import type { Activated, Aim, Definition, Effect, EffectContext } from './definition.ts';
import { abilityCost, activatedOf, isDelayed, isSilenced } from './layers.ts';
import { apnap, playerOf } from './triggers.ts';
import { whyNotDraw } from './turn.ts';
import { type Card, type Minion, type Option, otherSeat, type Reason, type State, type Target } from './types.ts';

const END: Option = { type: 'end' };
const DRAW: Option = { type: 'draw' };

const canPay = (s: State, seat: Seat, cost: number): boolean => s.options.testing || playerOf(s, seat).magic >= cost;

const aimOf = (card: Definition): Aim => {
  if (card.type === 'enchantment') return 'minion';
  return card.type === 'spell' ? card.aim : 'nothing';
};

const isThere = (s: State, aim: Aim): boolean =>
  aim === 'nothing' ||
  s.players.some(({ minions, ritual }) => minions.length > 0 || (aim === 'minion-or-ritual' && ritual !== null));

/** Why an effect that needs no target cannot be had, or why one that does has nothing to be aimed at. */
function whyNotEffect(s: State, effect: Effect | null, aim: Aim, seat: Seat, self: Minion | null): Reason | null {
  if (aim !== 'nothing') return isThere(s, aim) ? null : 'no-target';
  return effect?.whyNot?.(s, { seat, self, on: null, ritualOf: null }) ?? null;
}

/** Why this card cannot be played at all now, or null. */
function whyNotPlay(s: State, seat: Seat, card: Definition): Reason | null {
  if (!canPay(s, seat, card.cost)) return 'too-little-magic';
  if (card.type === 'minion') return hasRoom(s, seat) ? null : 'board-full';
  return whyNotEffect(s, card.type === 'spell' ? card.effect : null, aimOf(card), seat, null);
}

/** Why this minion cannot act now, or null. */
function whyNotAct(s: State, minion: Minion): Reason | null {
  if (minion.actions > 0) return null;
  return isDelayed(s, minion) ? 'delayed' : 'no-action';
}

/** Why this minion cannot use this ability at all now, or null. */
function whyNotUse(s: State, minion: Minion, ability: Activated): Reason | null {
  if (isSilenced(minion)) return 'silenced';
  const reason = whyNotAct(s, minion);
  if (reason !== null) return reason;
  if (!canPay(s, minion.owner, abilityCost(minion, ability))) return 'too-little-magic';
  return whyNotEffect(s, ability.effect, ability.aim, minion.owner, minion);
}

/** What an effect is aimed at. */
export function doingTo(s: State, seat: Seat, self: Minion | null, target: Target | null): EffectContext {
  if (target === null) return { seat, self, on: null, ritualOf: null };
  if (target.slot === 'ritual') return { seat, self, on: null, ritualOf: target.owner };
  return { seat, self, on: playerOf(s, target.owner).minions[target.slot] ?? null, ritualOf: null };
}

/** Everything that can be aimed at: the active player's minions and ritual, then the other's. */
function targets(s: State, aim: Aim): Target[] {
  const found: Target[] = [];
  for (const owner of apnap(s)) {
    const { minions, ritual } = playerOf(s, owner);
    for (let slot = 0; slot < minions.length; slot++) found.push({ owner, slot, on: (minions[slot] as Minion).card });
    if (aim === 'minion-or-ritual' && ritual !== null) found.push({ owner, slot: 'ritual', on: ritual.card });
  }
  return found;
}

/** Takes in what can be done and, where anybody wants to know, what cannot and why. */
interface Survey {
  readonly options: Option[];
  readonly refusals: Refusal<Option>[] | null;
}

function refuse({ refusals }: Survey, option: Option, reason: Reason): void {
  refusals?.push({ option, reason });
}

/** Something that has to be aimed: how it would be done bare, and how at a target. */
interface Aimable {
  readonly bare: Option;
  readonly aim: Aim;
  readonly effect: Effect | null;
  readonly self: Minion | null;
  at(target: Target): Option;
}

/** One way of doing something for each thing it may be aimed at. */
function surveyTargets(s: State, survey: Survey, { bare, aim, effect, self, at }: Aimable): void {
  let isPossible = false;
  for (const target of targets(s, aim)) {
    const reason = effect?.whyNot?.(s, doingTo(s, s.active, self, target)) ?? null;
    if (reason === null) survey.options.push(at(target));
    else refuse(survey, at(target), reason);
    isPossible ||= reason === null;
  }
  refuse(survey, bare, isPossible ? 'needs-target' : 'no-target');
}

function surveyHand(s: State, survey: Survey): void {
  const seat = s.active;
  const held = playerOf(s, seat).hand;
  for (let hand = 0; hand < held.length; hand++) {
    const card = s.cards[held[hand] as number] as Card;
    const definition = cardOf(card.name);
    const bare: Option = { type: 'play', hand, card };
    const reason = whyNotPlay(s, seat, definition);
    const aim = aimOf(definition);
    if (reason !== null) refuse(survey, bare, reason);
    else if (aim === 'nothing') survey.options.push(bare);
    else {
      const effect = definition.type === 'spell' ? definition.effect : null;
      const at = ({ owner, slot, on }: Target): Option => ({ type: 'play-on', hand, card, owner, slot, on });
      surveyTargets(s, survey, { bare, aim, effect, self: null, at });
    }
  }
}

function surveyAttacks(s: State, survey: Survey, by: number, attacker: Minion): void {
  const minion = attacker.card;
  const reason = whyNotAct(s, attacker);
  if (reason !== null) return refuse(survey, { type: 'attack', by, minion }, reason);
  const owner = otherSeat(s.active);
  const enemies = playerOf(s, owner).minions;
  survey.options.push({ type: 'attack', by, minion });
  for (let slot = 0; slot < enemies.length; slot++) {
    survey.options.push({ type: 'attack-on', by, minion, owner, slot, on: (enemies[slot] as Minion).card });
  }
}

function surveyAbilities(s: State, survey: Survey, by: number, self: Minion): void {
  const minion = self.card;
  const abilities = activatedOf(self);
  if (abilities.length === 0) return refuse(survey, { type: 'use', by, minion, ability: 0 }, 'no-ability');
  for (let ability = 0; ability < abilities.length; ability++) {
    const { aim, effect } = abilities[ability] as Activated;
    const bare: Option = { type: 'use', by, minion, ability };
    const reason = whyNotUse(s, self, abilities[ability] as Activated);
    if (reason !== null) refuse(survey, bare, reason);
    else if (aim === 'nothing') survey.options.push(bare);
    else {
      const at = ({ owner, slot, on }: Target): Option => ({ type: 'use-on', by, minion, ability, owner, slot, on });
      surveyTargets(s, survey, { bare, aim, effect, self, at });
    }
  }
}

function surveyTesting(s: State, survey: Survey): void {
  const player = playerOf(s, s.active);
  const reason = whyNotDraw(player);
  if (reason === null) survey.options.push(DRAW);
  else refuse(survey, DRAW, reason);
  player.hand.forEach((id, hand) => survey.options.push({ type: 'discard', hand, card: s.cards[id] as Card }));
}

/** Legality and enumeration in one: each thing the active player might do is offered or refused with a reason. */
function survey(s: State, refusals: Refusal<Option>[] | null): Survey {
  const survey: Survey = { options: [], refusals };
  surveyHand(s, survey);
  const { minions } = playerOf(s, s.active);
  for (let by = 0; by < minions.length; by++) {
    surveyAttacks(s, survey, by, minions[by] as Minion);
    surveyAbilities(s, survey, by, minions[by] as Minion);
  }
  if (s.options.testing) surveyTesting(s, survey);
  survey.options.push(END);
  return survey;
}

/** Everything the active player may do now, ending the turn last. */
export const optionsOf = (s: State): Option[] => survey(s, null).options;

export function refusalsOf(s: State): Refusal<Option>[] {
  const refusals: Refusal<Option>[] = [];
  survey(s, refusals);
  return refusals;
}
