import type { HeroId, Option } from '@cardwright/ltk/public';
import { heroValue } from './hero-value.ts';
import { ownSide, placesLeft, printedKingdom } from './kingdom-attitude.ts';
import type { Thinking } from './thinking.ts';

/** Why a hero is turned up. */
export type Reason = 'last-place' | 'bonus' | 'attacked' | 'end' | 'skill' | 'late';

/** From this round on there is nothing left to hide for. */
const LATE = 3;
const LATE_CAREERIST = 6;

const isAttacked = ({ view, self, deeds }: Thinking): boolean =>
  view.players.some(({ seat }) => deeds.harm(seat, self) > 0);

/** Whether everybody else alive has claimed: by the course's rules the game cannot end without this seat. */
const isTheLastToClaim = ({ view, self }: Thinking): boolean =>
  view.players.every(({ seat, alive, claimed }) => seat === self || !alive || claimed !== null);

/** Whether nobody has turned up a hero yet; the dead, whose heroes were turned up for them, do not count. */
const isFirst = ({ view }: Thinking): boolean =>
  view.players.every(
    ({ alive, claimed, marks }) => (!alive || claimed === null) && marks['revealed-first'] === undefined,
  );

/** What speaks for turning up a first hero now; null if nothing does. */
export function whyReveal(t: Thinking): Reason | null {
  const { view, self, me } = t;
  if (me.claimed !== null) return view.round >= LATE || me.hp <= 2 || isAttacked(t) ? 'skill' : null;
  const kingdom = printedKingdom(view, self);
  const isCourse = view.options.rules === 'course';
  if (ownSide(view, self) === null) {
    // It would be a careerist: it hides among the others while they fight.
    if (isTheLastToClaim(t)) return 'end';
    return me.hp <= 2 || view.round >= LATE_CAREERIST ? 'late' : null;
  }
  if (kingdom !== null && placesLeft(view, kingdom) === 1) return 'last-place';
  if (isCourse || isFirst(t)) return 'bonus';
  if (isTheLastToClaim(t)) return 'end';
  if (isAttacked(t) || me.hp < me.maxHp) return 'attacked';
  return view.round >= LATE ? 'late' : null;
}

/** What a way to reveal is worth: the better hero first, both when there is a reason for the second too. */
export function revealValue(t: Thinking, { type, hero, pick }: Option): number {
  if (type === 'pass') return 0;
  const why = whyReveal(t);
  if (why === null) return -1;
  const value = hero === undefined ? 0 : heroValue('kingdoms', hero);
  if (pick !== 'both') return 1 + value * 0.1;
  return why === 'attacked' || why === 'skill' || why === 'end' || why === 'late' ? 3 : 0.5;
}

/** Whether using a skill would turn up a hero, and claim. */
export function isHiddenSkill(
  { view, me }: Thinking,
  skill: string,
  skillsOf: (id: HeroId) => readonly string[],
): boolean {
  if (view.mode !== 'kingdoms' || me.revealed.every(Boolean)) return false;
  const holders = me.heroes.flatMap((id, i) => (id !== null && skillsOf(id).includes(skill) ? [i] : []));
  return holders.length > 0 && holders.every((i) => me.revealed[i] !== true);
}
