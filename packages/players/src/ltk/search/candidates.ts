import { type Choice, one, type Seat } from '@cardwright/engine';
import { cardFacts, type Option } from '@cardwright/ltk/public';
import { isKnownFriend } from '../attitude.ts';
import { victimOf } from '../harmful.ts';
import { rangeOf, reaches } from '../reach.ts';
import { somebody, type Thinking } from '../thinking.ts';
import { usedName } from '../use-value.ts';
import { nameOf } from '../worth.ts';

/** How many options are compared, besides doing nothing. */
const MOST = 5;

/** What an option means: two Dodges, or two closed cards of one hand, mean the same. */
function meaning({ view }: Thinking, { type, card, as, skill, seat, hero, pick }: Option): string {
  const name = card === undefined ? '' : nameOf(view, card);
  return `${type} ${name} ${as ?? ''} ${skill ?? ''} ${seat ?? ''} ${hero ?? ''} ${pick ?? ''}`;
}

/** Whether this is somebody else whom everybody knows to be on the own side. */
const isFellow = ({ view, self }: Thinking, seat: Seat | null): boolean =>
  seat !== null && seat !== self && isKnownFriend(view, self, seat);

/** Whether an option openly harms a known friend: to free one of what lies before it is no harm. */
const isHarm = (t: Thinking, option: Option): boolean => isFellow(t, victimOf(t.view, t.decision, option));

/** The same, and hostile cards are not aimed at such at all. */
export function isTreason(t: Thinking, option: Option): boolean {
  const isHostile = option.type === 'use' && cardFacts(usedName(t, option)).hostile;
  return isHostile ? isFellow(t, option.seat ?? null) : isHarm(t, option);
}

/** Whether Drive the Tiger, aimed at somebody, would find nobody in its reach but known friends and oneself. */
const drivesAtFriends = (t: Thinking, { skill, seat: tiger }: Option): boolean =>
  skill === 'quhu' &&
  tiger !== undefined &&
  !somebody(
    t,
    (prey) =>
      prey.seat !== tiger &&
      prey.seat !== t.self &&
      !isKnownFriend(t.view, t.self, prey.seat) &&
      reaches(t, tiger, prey, rangeOf(t.view, tiger)),
  );

/** Whether a choice openly harms a known friend, or goes on to nothing else: `next` is what its own seat is asked at once, if it is. */
export function endsInTreason(t: Thinking, choice: Choice, next: Thinking | null): boolean {
  const harms = (option: Option): boolean => isHarm(t, option) || drivesAtFriends(t, option);
  if (choice.some((i) => harms(t.decision.options[i] as Option))) return true;
  return next !== null && next.decision.options.every((option) => isHarm(next, option));
}

/** The places of the options, best first, of distinct meaning. */
function ranked(t: Thinking, weights: readonly number[]): number[] {
  const { options } = t.decision;
  const seen = new Set<string>();
  return options
    .map((_, i) => i)
    .sort((a, b) => (weights[b] as number) - (weights[a] as number) || a - b)
    .filter((i) => {
      const means = meaning(t, options[i] as Option);
      if (seen.has(means)) return false;
      seen.add(means);
      return !isTreason(t, options[i] as Option);
    });
}

/** Other picks of several: a worse one for one of them, one less, one more, as few as may be, as many as may be. */
function otherPicks(t: Thinking, anchor: Choice, weights: readonly number[]): Choice[] {
  const { options, min, max, kind } = t.decision;
  const rest = ranked(t, weights).filter((i) => !anchor.includes(i));
  const [next, afterNext] = rest;
  const picks: Choice[] = [];
  if (next !== undefined && anchor.length > 0) {
    picks.push([...anchor.slice(0, -1), next]);
    picks.push([next, ...anchor.slice(1)]);
    if (afterNext !== undefined) picks.push([...anchor.slice(0, -1), afterNext]);
  }
  picks.push(anchor.slice(0, -1));
  if (next !== undefined) picks.push([...anchor, next]);
  picks.push(anchor.slice(0, min));
  if (kind.startsWith('stargaze')) picks.push(anchor.toReversed());
  picks.push([...anchor, ...options.map((_, i) => i).filter((i) => !anchor.includes(i))].slice(0, max));
  return picks.filter((pick) => pick.length >= min && pick.length <= max);
}

/** What is worth comparing: the anchor first, then what a strategist would do, the best of the others, and the one that does nothing. */
export function candidatesOf(t: Thinking, anchor: Choice, weights: readonly number[], usual = anchor): Choice[] {
  const { options, min, max } = t.decision;
  const isOne = min === 1 && max === 1;
  const others = isOne ? ranked(t, weights).slice(0, MOST).map(one) : otherPicks(t, usual, weights).slice(0, MOST);
  if (isOne) others.push(one(options.length - 1));
  const means = (choice: Choice): string => choice.map((i) => meaning(t, options[i] as Option)).join('+');
  const isFair = (choice: Choice): boolean =>
    choice.every((i) => usual.includes(i) || !isTreason(t, options[i] as Option));
  const seen = new Set<string>();
  return [anchor, usual, ...others.filter(isFair)].filter((choice) => {
    const meant = means(choice);
    if (seen.has(meant)) return false;
    seen.add(meant);
    return true;
  });
}
