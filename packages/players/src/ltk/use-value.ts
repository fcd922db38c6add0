import type { Seat } from '@cardwright/engine';
import { type CardFacts, type CardName, cardFacts, type Option, type Slot, STRIKES } from '@cardwright/ltk/public';
import { whyReveal } from './kingdom-reveal.ts';
import { distanceTo, isFoeStruckBy, rangeOf } from './reach.ts';
import { HIDES, skillValue } from './skill-value.ts';
import {
  enmity,
  holds,
  isFoe,
  isFriend,
  isPrecious,
  isStale,
  isWeak,
  player,
  somebody,
  type Thinking,
} from './thinking.ts';
import { faceOf, nameOf, wearing, worth } from './worth.ts';

type Value = (t: Thinking, target: Seat, option: Option) => number;

/** What a point of damage, a kill, and each point already lost are worth against a sure enemy. */
const BLOW = 3;
const KILL = 6;
const WOUND = 0.25;

/** The chance that a Strike hits: it falls with every hand card, and an Eight Diagram stops half of the rest. */
const CARD_DODGES = 0.12;
const LEAST_HIT = 0.4;
const EIGHT_DIAGRAM = 0.55;

export function hitChance(t: Thinking, target: Seat): number {
  const { cards, slots } = player(t, target);
  const chance = Math.max(LEAST_HIT, 1 - CARD_DODGES * cards);
  return slots.armor >= 0 && nameOf(t.view, slots.armor) === 'eight-diagram-formation'
    ? chance * EIGHT_DIAGRAM
    : chance;
}

const blow = (t: Thinking, target: Seat, amount: number): number => {
  const { hp, maxHp } = player(t, target);
  return amount * BLOW + (hp <= amount ? KILL : 0) + WOUND * (maxHp - hp);
};

/** A Strike that cannot be used later is as good as lost: it costs little. */
const STRIKE_COST = 0.3;

const strikeValue: Value = (t, target) =>
  enmity(t, target) * hitChance(t, target) * blow(t, target, 1 + t.me.drunk) - STRIKE_COST;

const isBad = (as: CardName): boolean => as === 'contentment' || as === 'starvation';

/** What taking a card from somebody is worth: from enemies anything, from friends only a scroll that waits for them. */
const takeValue: Value = (t, target) => {
  const { cards, slots, fates } = player(t, target);
  if (isFriend(t, target)) return fates.some(({ as }) => isBad(as)) ? 3 : -5;
  if (!isFoe(t, target)) return -1;
  const worn = +(slots.weapon >= 0) + +(slots.armor >= 0) + +(slots.plus >= 0) + +(slots.minus >= 0);
  return cards + worn === 0 ? -1 : enmity(t, target) * (1.5 + 0.7 * worn + 0.2 * cards);
};

/** What it costs to kill somebody without whom the game is lost. */
const RUIN = 20;

/** Whether somebody who is no friend may pass its share of the damage on to this seat (Heavenly Fragrance). */
const isPassedOn = (t: Thinking, to: Seat): boolean =>
  somebody(
    t,
    ({ seat, cards, skills }) =>
      seat !== to && cards > 0 && !isFriend(t, seat) && skills.some(({ id }) => id === 'tianxiang'),
  );

/** What a card that hits all others is worth. */
const massValue: Value = (t) => {
  let sum = 0;
  for (const { seat, hp, alive } of t.view.players) {
    if (!alive || seat === t.self) continue;
    sum += enmity(t, seat) * (hp <= 1 ? 2.6 : 1.1);
    if (hp <= 2 && isPrecious(t, seat) && isFriend(t, seat) && (hp <= 1 || isPassedOn(t, seat))) sum -= RUIN;
  }
  return sum;
};

/** A Peach is kept for dying, unless life is short or the hand too full. */
const peachValue: Value = ({ me, view }) => {
  if (me.hp <= 2) return me.hp <= 1 ? 9 : 6;
  return view.hand.length > me.hp ? 0.3 : -1;
};

/** The chance to win a Duel: by the own Strikes and by how many the other may have. */
function duelChance(strikes: number, cards: number): number {
  if (strikes >= 2 || cards <= 1) return 0.85;
  if (strikes === 1) return 0.65;
  return cards === 2 ? 0.4 : 0.16;
}

const duelValue: Value = (t, target) => {
  const chance = duelChance(holds(t, 'strike'), player(t, target).cards);
  return enmity(t, target) * chance * blow(t, target, 1) - (1 - chance) * (isStale(t) ? 0 : t.me.hp <= 1 ? 7 : 2);
};

/** Who uses a Bountiful Harvest picks first; but everybody picks. */
const FIRST_PICK = 0.8;

/** What each card is worth when used, by its name. A target is the user itself where there is none. */
const VALUES: Readonly<Record<CardName, Value>> = {
  strike: strikeValue,
  'fire-strike': strikeValue,
  'lightning-strike': strikeValue,
  peach: peachValue,
  wine: (t, _, drunk) =>
    t.decision.options.some((option) => isLeftAfter(t, drunk, option) && isStrikeAtFoe(t, option)) ? 4.5 : -1,
  duel: duelValue,
  'something-for-nothing': () => 10,
  diplomacy: (t, target) => 8 - enmity(t, target),
  rest: () => 2,
  'know-thyself': (t, target) => (player(t, target).heroes.includes(null) ? 1.5 : 0.2),
  dismantle: takeValue,
  snatch: (t, target, option) => takeValue(t, target, option) + 0.7,
  'borrowed-sword': (t, target) => (isFoeStruckBy(t, target) ? enmity(t, target) * 2 : -1),
  'arrow-barrage': massValue,
  'barbarian-invasion': massValue,
  'peach-garden': (t) => {
    let sum = 0;
    for (const { seat, hp, maxHp, alive } of t.view.players) if (alive && hp < maxHp) sum -= enmity(t, seat) * 1.5;
    return sum;
  },
  'bountiful-harvest': (t) => {
    let sum = FIRST_PICK;
    for (const { seat, alive } of t.view.players) if (alive) sum -= enmity(t, seat) * 0.5;
    return sum;
  },
  contentment: (t, target) => enmity(t, target) * (3 + 0.5 * player(t, target).cards) - 1,
  starvation: (t, target) => enmity(t, target) * 3.2 - 1,
  arson: (t, target) => (target === t.self ? -5 : enmity(t, target) * (t.view.hand.length >= 3 ? 2 : 0.8) - 0.2),
  chain: (t, target) => {
    const isGood = player(t, target).chained ? isFriend(t, target) : isFoe(t, target) && hasElement(t);
    return isGood ? Math.abs(enmity(t, target)) * 0.5 : -1;
  },
  lightning: (t) => (foes(t) * 2 > t.view.players.length ? 0.8 : -0.5),
};

const foes = (t: Thinking): number =>
  t.view.players.reduce((sum, { seat, alive }) => sum + (alive && isFoe(t, seat) ? 1 : 0), 0);

/** Whether fire or lightning is at hand to go through a chain. */
const hasElement = (t: Thinking): boolean =>
  holds(t, 'fire-strike') + holds(t, 'lightning-strike') + holds(t, 'arson') > 0;

/** The name of what an option uses. */
export const usedName = (t: Thinking, { as, card }: Option): CardName =>
  as ?? (card === undefined ? '' : nameOf(t.view, card));

const isStrikeAtFoe = (t: Thinking, option: Option): boolean =>
  option.type === 'use' &&
  option.seat !== undefined &&
  STRIKES.has(usedName(t, option)) &&
  enmity(t, option.seat) * hitChance(t, option.seat) > 0.35;

/** Whether an option is still there when another has been used: it needs other cards. One that names none takes up to two. */
const isLeftAfter = ({ view }: Thinking, { card: used }: Option, { card }: Option): boolean =>
  card === undefined ? view.hand.length - (used === undefined ? 0 : 1) >= 2 : card !== used;

/** What each step of range is worth in a weapon, how much better a new piece must be, and what reaching a foe is worth. */
const RANGE = 0.1;
const EFFORT = 0.3;
const REACH = 1.5;

const wornValue = (name: CardName, { range }: CardFacts): number => wearing(name) + RANGE * Math.max(0, range - 1);

/** How much a seat hates those its Strikes reach with this range and this much nearness. */
function reached(t: Thinking, range: number, nearer: number): number {
  let sum = 0;
  for (const { seat, alive } of t.view.players)
    if (alive && isFoe(t, seat) && Math.max(1, distanceTo(t.view, t.self, seat) - nearer) <= range)
      sum += enmity(t, seat);
  return Math.min(2, sum);
}

/** The crossbow is for who has Strikes to shoot. */
const CROSSBOW = { many: 2, few: -1.5 } as const;

function wearValue(t: Thinking, slot: Slot, name: CardName, facts: CardFacts): number {
  const worn = faceOf(t.view, t.me.slots[slot]);
  if (worn === undefined) return wornValue(name, facts);
  let gain = wornValue(name, facts) - (wornValue(worn.name, worn.facts) + EFFORT);
  if (slot === 'weapon') {
    gain += REACH * (reached(t, facts.range, 0) - reached(t, rangeOf(t.view, t.self), 0));
    const shots = holds(t, 'strike') >= 2 ? CROSSBOW.many : CROSSBOW.few;
    if (name === 'chu-ko-nu') gain += shots;
    if (worn.name === 'chu-ko-nu') gain -= shots;
  }
  return gain;
}

/** What a card nobody has told a strategist about is worth, by what is printed on it: harm to enemies, good to oneself and friends. */
const UNKNOWN = { harm: 2.5, good: 1.5, card: 0.4 } as const;

const unknownValue: Value = (t, target, option) => {
  if (cardFacts(usedName(t, option)).hostile)
    return option.seat === undefined ? massValue(t, target, option) : enmity(t, target) * UNKNOWN.harm - UNKNOWN.card;
  return (target === t.self ? 1 : -enmity(t, target)) * UNKNOWN.good - UNKNOWN.card;
};

const MAY_HIT_FRIENDS: ReadonlySet<CardName> = new Set(['dismantle', 'snatch']);

/** How much of its worth a card costs that a skill turns into another; less where it would be discarded anyway. */
const CONVERSION = { held: 0.35, spare: 0.1 } as const;
const RECAST = 0.1;

/** What an option of the play phase is worth; ending it is worth nothing. */
export function useValue(t: Thinking, option: Option): number {
  const { type, card, as, skill, seat, hero } = option;
  if (type === 'end') return 0;
  if (type === 'recast') return skill === undefined ? RECAST : RECAST - 0.05 * worth(t.view, card ?? -1);
  if (type === 'skill') return skillValue(t, option);
  if (hero !== undefined && whyReveal(t) === null) return HIDES;
  const printed = card === undefined || as !== undefined ? undefined : faceOf(t.view, card);
  const name = printed?.name ?? as ?? '';
  const facts = printed?.facts ?? cardFacts(name);
  const { slot, hostile } = facts;
  if (hostile && seat !== undefined && !isFoe(t, seat) && !(MAY_HIT_FRIENDS.has(name) && isFriend(t, seat))) return -10;
  const value =
    slot !== null ? wearValue(t, slot, name, facts) : (VALUES[name] ?? unknownValue)(t, seat ?? t.self, option);
  if (skill === undefined) return value;
  const cost = card === undefined ? OTHER_COST : worth(t.view, card);
  const share = t.view.hand.length > t.me.hp ? CONVERSION.spare : CONVERSION.held;
  return value - share * cost - (isWeak(t, t.self) && STRIKES.has(name) ? 0.5 : 0);
}

const OTHER_COST = 5;
