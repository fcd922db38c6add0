import { type Choice, one, type Seat } from '@cardwright/engine';
import type { Option } from '@cardwright/ltk/public';
import { retrialGain } from './judgement.ts';
import { POINTS, pickValue, victimValue, yesValue } from './pick-value.ts';
import { distanceTo, isStandInLeft, rangeOf } from './reach.ts';
import { isKind } from './skill-value.ts';
import { enmity, isFoe, isFriend, player, type Thinking } from './thinking.ts';
import { wishes } from './wishes.ts';
import { faceOf, isWorn, nameOf, wearing, worth } from './worth.ts';

/** A hand card of an enemy with few of them is worth more than one of many. */
const BLIND = { few: 3.3, many: 2.4, friend: -2 } as const;
const FEW = 2;

/** A mount that keeps an enemy out of reach. */
const OBSTACLE = 2;
const isOutOfReach = (t: Thinking, target: Seat, card: number): boolean =>
  player(t, target).slots.plus === card && distanceTo(t.view, t.self, target) > rangeOf(t.view, t.self);

/** What taking or discarding this card of somebody is worth. */
function cardOfValue(t: Thinking, { type, card }: Option): number {
  const target = t.decision.about.to as Seat;
  const { fates, cards } = player(t, target);
  const hate = enmity(t, target);
  if (type === 'blind') return hate > 0 ? hate * (cards <= FEW ? BLIND.few : BLIND.many) : BLIND.friend;
  if (fates.some((fate) => fate.card === card)) return -hate * 3;
  return (
    hate * (wearing(nameOf(t.view, card as number)) * 0.8 + (isOutOfReach(t, target, card as number) ? OBSTACLE : 0))
  );
}

/** What pointing at somebody is worth. */
function seatValue(t: Thinking, seat: Seat): number {
  const special = POINTS[t.decision.kind];
  if (special !== undefined) return special(t, seat);
  if (t.decision.about.card?.name === 'chain' && player(t, seat).chained) return -enmity(t, seat);
  return isKind(t.decision.about.skill) ? -victimValue(t, seat) : victimValue(t, seat);
}

/** The least a retrial must gain, so that a card is worth it. */
const RETRIAL = 0.5;

/** The best card to replace a judgement with, if any helps. */
const bestRetrial = (t: Thinking): number =>
  t.view.hand.reduce((best, card) => Math.max(best, retrialGain(t.view, t.attitude, card)), 0);

const RETRIALS: ReadonlySet<string> = new Set(['guicai', 'guidao']);

function invokeValue(t: Thinking, option: Option): number {
  if (option.type === 'pass' || option.skill === undefined) return 0;
  if (RETRIALS.has(option.skill)) return bestRetrial(t) > RETRIAL ? 1 : -1;
  return wishes(t, option.skill) ? 1 : -1;
}

/** What a card may cost where something else can be chosen instead. */
const PRICES: Readonly<Record<string, number>> = { 'give-up-equipment': 7, 'yin-yang': 3.2 };
const BURN = 7;
const PRICE = 4.5;

const price = (t: Thinking): number => {
  const { kind, about } = t.decision;
  if (kind === 'burn') return about.to !== undefined && isFoe(t, about.to) ? BURN : -1;
  return PRICES[kind] ?? PRICE;
};

/** What it is worth to pay with the card that reached the enemy: a friend would be struck. */
const STRANDED = -50;

/** What picking this card is worth: a card gained is worth what it is, one given away costs it. */
function cardValue(t: Thinking, card: number): number {
  const { kind, about, min } = t.decision;
  if (kind === 'retry') return retrialGain(t.view, t.attitude, card) * 10 - worth(t.view, card) * 0.1;
  if (kind === 'contest') return (faceOf(t.view, card)?.rank ?? 0) - worth(t.view, card) * 0.8;
  if (!gives(t)) return worth(t.view, card);
  if (kind === 'give' && about.to !== undefined && isFriend(t, about.to)) return -worth(t.view, card) * 0.5;
  if (about.skill === 'liuli' && !isStandInLeft(t, card)) return STRANDED;
  return (min === 0 || t.decision.options.some(({ type }) => type !== 'card') ? price(t) : 0) - worth(t.view, card);
}

/** What picking one option among others is worth, whatever the question. */
function optionValue(t: Thinking, option: Option): number {
  switch (t.decision.kind) {
    case 'invoke':
      return invokeValue(t, option);
    case 'choose-card-of':
      return cardOfValue(t, option);
    default:
  }
  switch (option.type) {
    case 'seat':
      return seatValue(t, option.seat as Seat);
    case 'card':
      return cardValue(t, option.card as number);
    case 'pick':
      return pickValue(t, option.pick as string);
    case 'yes':
      return yesValue(t);
    default:
      return 0;
  }
}

/** Whether the cards picked go away from this seat (else they come to it). */
const gives = ({ decision, view, me }: Thinking): boolean => {
  const card = decision.options.find((option) => option.card !== undefined)?.card;
  return card !== undefined && (view.hand.includes(card) || isWorn(me, card));
};

/** Picks as many options as are worth it, the best first. The weights are the options' own. */
export function bestChoice(t: Thinking): { choice: Choice; weights: number[] } {
  const { options, min, max } = t.decision;
  const weights: number[] = [];
  for (const option of options) weights.push(optionValue(t, option));
  const wanted = min === max ? min : Math.max(min, Math.min(max, howMany(t, weights)));
  if (wanted === 1) return { choice: one(weights.indexOf(Math.max(...weights))), weights };
  const ranked = options.map((_, index) => index);
  ranked.sort((a, b) => (weights[b] as number) - (weights[a] as number) || a - b);
  return { choice: ranked.slice(0, wanted), weights };
}

/** Balance changes whatever is not precious. */
const KEPT = 4.5;
const GIFT = 2;

function howMany(t: Thinking, weights: readonly number[]): number {
  const { kind, about, options } = t.decision;
  if (kind === 'give' && about.to !== undefined) {
    const extra = t.view.hand.length - Math.max(1, t.me.hp);
    return isFriend(t, about.to) ? Math.max(GIFT, extra) : GIFT;
  }
  if (about.skill === 'zhiheng')
    return options.filter(({ card }) => card !== undefined && worth(t.view, card) < KEPT).length;
  return weights.filter((value) => value > 0).length;
}
