import type { Seat } from '@cardwright/engine';
import { findHero, type HeroId, type Option } from '@cardwright/ltk/public';
import { isHiddenSkill, whyReveal } from './kingdom-reveal.ts';
import { distanceTo, isFoeInReachOf, rangeOf } from './reach.ts';
import {
  enmity,
  holds,
  isFoe,
  isFriend,
  isStale,
  isWeak,
  living,
  player,
  somebody,
  type Thinking,
} from './thinking.ts';
import { faceOf, worth } from './worth.ts';

type Value = (t: Thinking, aim: Seat) => number;

const CHEAP = 4;
const spare = (t: Thinking): number => t.view.hand.filter((card) => worth(t.view, card) <= CHEAP).length;

/** The highest rank in hand: for contests. */
export const bestRank = ({ view }: Thinking): number =>
  view.hand.reduce((best, card) => Math.max(best, faceOf(view, card)?.rank ?? 0), 0);
export const WINNING_RANK = 11;

/** By the first hero turned up, as the rules have it; whoever hides both is neither. */
const isMale = ({ view }: Thinking, seat: Seat): boolean => {
  const { shape = null, heroes = [], revealed = [] } = view.players[seat] ?? {};
  const hero = shape ?? heroes[revealed.indexOf(true)] ?? null;
  return hero !== null && findHero(view.mode, hero)?.gender === 'male';
};

/** Whether a weapon can be given up with somebody still in range: one in hand, or the one worn where arms reach. */
const hasWeaponFor = ({ view, me, self }: Thinking, aim: Seat): boolean =>
  view.hand.some((card) => faceOf(view, card)?.facts.slot === 'weapon') ||
  (me.slots.weapon >= 0 && distanceTo(view, self, aim) <= 1);

/** The hand a friend would have by swapping with the enemy who has most. */
const bestSwap = (t: Thinking, friend: Seat): number =>
  Math.max(
    0,
    ...living(t)
      .filter(({ seat }) => isFoe(t, seat))
      .map(({ cards }) => cards - player(t, friend).cards),
  );

/** What using a skill in the play phase is worth. A skill that is not here is used on enemies, or if it is kind on friends. */
const ACTIVE: Readonly<Record<string, Value>> = {
  rende: (t, aim) => {
    const given = t.me.phaseMarks['rende'] ?? 0;
    if (!isFriend(t, aim)) return t.me.hp < 2 && given < 2 && t.view.hand.length >= 2 && !isFoe(t, aim) ? 2 : -3;
    return (t.me.hp < t.me.maxHp && given < 2) || t.view.hand.length > t.me.hp ? 3 : -1;
  },
  zhiheng: (t) => (spare(t) > 0 ? 0.2 : -1), // when nothing better is left to do
  kurou: (t) => (t.me.hp >= 3 || (t.me.hp === 2 && holds(t, 'peach') > 0) ? 2.5 : -5),
  fanjian: (t, aim) => enmity(t, aim) * 2.5 - 0.5,
  qingnang: (t, aim) =>
    player(t, aim).hp < player(t, aim).maxHp ? -enmity(t, aim) * (isWeak(t, aim) ? 5 : 2.5) - 0.5 : -1,
  jieyin: (t, aim) => (!isFoe(t, aim) && (t.me.hp < t.me.maxHp || isFriend(t, aim)) ? 1.5 - enmity(t, aim) * 2 : -1),
  lijian: (t, aim) =>
    isMale(t, aim) && somebody(t, ({ seat }) => seat !== aim && isMale(t, seat) && isFoe(t, seat))
      ? enmity(t, aim) * 3 - 0.5
      : -1,
  jijiang: (t, aim) => enmity(t, aim) * 2.5 - 0.3,
  qiangxi: (t, aim) => (t.me.hp >= 3 || hasWeaponFor(t, aim) ? enmity(t, aim) * (isWeak(t, aim) ? 7 : 3) - 1.2 : -5),
  quhu: (t, aim) =>
    bestRank(t) >= WINNING_RANK && isFoe(t, aim) && isFoeInReachOf(t, aim, rangeOf(t.view, aim)) ? 2 : -1,
  tianyi: (t, aim) => (bestRank(t) >= WINNING_RANK && holds(t, 'strike') > 0 && isFoe(t, aim) ? 3 : -1),
  dimeng: (t, aim) =>
    isFriend(t, aim) && bestSwap(t, aim) >= 1 ? 1.5 * Math.min(bestSwap(t, aim), t.view.hand.length) - 1 : -1,
  luanwu: (t) => living(t).reduce((sum, { seat, hp }) => sum + enmity(t, seat) * (hp <= 1 ? 3 : 1), 0),
  tiaoxin: (t, aim) => (isWeak(t, t.self) && holds(t, 'dodge') === 0 ? -1 : enmity(t, aim) * 1.5),
  zhiba: (t, aim) => (bestRank(t) >= WINNING_RANK && isFoe(t, aim) ? 0.3 : -1),
  xiongyi: () => 8,
  qingcheng: (t, aim) => enmity(t, aim) * 1.5 - 1,
  fenxun: (t, aim) => (holds(t, 'strike') > 0 && isFoe(t, aim) ? enmity(t, aim) * 0.5 : -1),
  huangtian: (t, aim) => -enmity(t, aim) * 1.5 - 0.5,
  guhuo: (t) => (t.view.hand.length >= 2 && somebody(t, ({ seat }) => isFoe(t, seat)) ? 0.4 : -1),
};

export const skillsOf = (t: Thinking) => (id: HeroId) => findHero(t.view.mode, id)?.skills ?? [];

/** Whether a skill would show a hero its seat still hides for a reason. */
export const givesAway = (t: Thinking, skill: string): boolean =>
  t.view.mode === 'kingdoms' && isHiddenSkill(t, skill, skillsOf(t)) && whyReveal(t) === null;

/** What doing something is worth that would show a hero better hidden. */
export const HIDES = -1;
const HEALS: ReadonlySet<string> = new Set(['qingnang', 'jieyin']);

export function skillValue(t: Thinking, { skill = '', seat }: Option): number {
  if (givesAway(t, skill) || (HEALS.has(skill) && isStale(t))) return HIDES;
  const value = ACTIVE[skill]?.(t, seat ?? t.self);
  if (value !== undefined) return value;
  if (seat === undefined || seat === t.self) return 1;
  return isKind(skill) ? -enmity(t, seat) : isFoe(t, seat) ? enmity(t, seat) : -1;
}

/** Whether somebody is better off for a skill aimed at it: by default no. */
const KIND: ReadonlySet<string> = new Set([
  'yiji',
  'rende',
  'jieyin',
  'qingnang',
  'jieming',
  'haoshi',
  'tiandu',
  'lirang',
  'shushen',
  'huangtian',
  'fangquan',
  'zhijian',
]);

export const isKind = (skill: string | undefined): boolean => skill !== undefined && KIND.has(skill);
