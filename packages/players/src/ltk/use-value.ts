import type { Seat } from '@cardwright/engine';
import { type CardName, cardFacts, type Option } from '@cardwright/ltk/public';
import { skillValue } from './skill-value.ts';
import { enmity, holds, isFoe, isFriend, isWeak, living, player, type Thinking } from './thinking.ts';
import { nameOf, WEAR, worth } from './worth.ts';

type Value = (t: Thinking, target: Seat) => number;

/** The chance that a Strike hits, as far as one can see. */
function hitChance(t: Thinking, target: Seat): number {
  const { cards, slots } = player(t, target);
  let chance = cards === 0 ? 1 : Math.max(0.35, 1 - 0.13 * cards);
  if (slots.armor >= 0 && nameOf(t.view, slots.armor) === 'eight-diagram-formation') chance *= 0.55;
  return chance;
}

const blow = (t: Thinking, target: Seat, amount: number): number => {
  const { hp } = player(t, target);
  return amount * 3 + (hp <= amount ? 5 : 0);
};

const strikeValue: Value = (t, target) =>
  enmity(t, target) * hitChance(t, target) * blow(t, target, 1 + t.me.drunk) - 0.4;

/** What taking a card from somebody is worth: from enemies anything, from friends only a scroll that waits for them. */
const takeValue: Value = (t, target) => {
  const { cards, slots, fates } = player(t, target);
  const bad = fates.some(({ as }) => as === 'contentment' || as === 'starvation');
  if (isFriend(t, target)) return bad ? 3 : -5;
  if (!isFoe(t, target)) return -1;
  const worn = Object.values(slots).filter((card) => card >= 0).length;
  return cards + worn === 0 ? -1 : enmity(t, target) * (1.5 + 0.7 * worn + 0.2 * cards);
};

/** What a card that hits all others is worth. */
const massValue: Value = (t) => {
  let sum = 0;
  for (const { seat, hp } of living(t)) if (seat !== t.self) sum += enmity(t, seat) * (hp <= 1 ? 2.4 : 1.1);
  return sum;
};

/** What each card is worth when used, by its name. A target is the user itself where there is none. */
const VALUES: Readonly<Record<CardName, Value>> = {
  strike: strikeValue,
  'fire-strike': strikeValue,
  'lightning-strike': strikeValue,
  peach: ({ me, view }) => (me.hp <= 2 || view.hand.length > me.hp ? 7 : me.maxHp - me.hp >= 2 ? 3 : 0.5),
  wine: (t) =>
    t.decision.options.some((option) => option.type === 'use' && isStrikeAtFoe(t, option)) && t.view.hand.length >= 2
      ? 4.5
      : -1,
  duel: (t, target) =>
    enmity(t, target) * (blow(t, target, 1) * (holds(t, 'strike') > 0 || player(t, target).cards <= 1 ? 0.8 : 0.25)) -
    (t.me.hp <= 1 ? 2.5 : 0.8),
  'something-for-nothing': () => 9,
  dismantle: takeValue,
  snatch: (t, target) => takeValue(t, target) + 0.7,
  'borrowed-sword': (t, target) => enmity(t, target) * 2,
  'arrow-barrage': massValue,
  'barbarian-invasion': massValue,
  'peach-garden': (t) =>
    living(t).reduce((sum, { seat, hp, maxHp }) => sum - (hp < maxHp ? enmity(t, seat) * 1.5 : 0), 0),
  'bountiful-harvest': (t) => living(t).reduce((sum, { seat }) => sum - enmity(t, seat) * 0.5, 1.5),
  contentment: (t, target) => enmity(t, target) * (3 + 0.5 * player(t, target).cards) - 1,
  starvation: (t, target) => enmity(t, target) * 3.2 - 1,
  arson: (t, target) => (target === t.self ? -5 : enmity(t, target) * (t.view.hand.length >= 3 ? 2 : 0.8)),
  chain: (t, target) => (player(t, target).chained === isFoe(t, target) ? -1 : Math.abs(enmity(t, target)) * 0.8),
  lightning: (t) => (living(t).filter(({ seat }) => isFoe(t, seat)).length * 2 > living(t).length ? 0.8 : -0.5),
};

/** The name of what an option uses. */
export const usedName = (t: Thinking, { as, card }: Option): CardName =>
  as ?? (card === undefined ? '' : nameOf(t.view, card));

const isStrikeAtFoe = (t: Thinking, option: Option): boolean =>
  usedName(t, option).endsWith('strike') && option.seat !== undefined && strikeValue(t, option.seat) > 0;

function wearValue(t: Thinking, name: CardName): number {
  const { slot } = cardFacts(name);
  if (slot === null) return 0;
  const worn = t.me.slots[slot];
  const gain = (WEAR[name] ?? 3) - (worn >= 0 ? (WEAR[nameOf(t.view, worn)] ?? 3) + 0.5 : 0);
  if (name === 'chu-ko-nu' && holds(t, 'strike') < 2 && worn >= 0) return -1;
  return gain;
}

/** What an option of the play phase is worth; ending it is worth nothing. */
export function useValue(t: Thinking, option: Option): number {
  const { type, card, skill, seat } = option;
  if (type === 'end') return 0;
  if (type === 'recast') return 0.9;
  if (type === 'skill') return skillValue(t, option);
  const name = usedName(t, option);
  const { slot, hostile } = cardFacts(name);
  if (hostile && seat !== undefined && isFriend(t, seat) && name !== 'dismantle' && name !== 'snatch') return -10;
  const value = slot !== null ? wearValue(t, name) : (VALUES[name]?.(t, seat ?? t.self) ?? 0);
  if (skill === undefined) return value;
  const cost = card === undefined ? 3 : worth(t.view, card);
  return value - 0.35 * cost - (isWeak(t, t.self) && name.endsWith('strike') ? 0.5 : 0);
}
