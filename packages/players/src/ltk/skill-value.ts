import type { Seat } from '@cardwright/engine';
import { facesOf, findHero, type Option } from '@cardwright/ltk/public';
import { enmity, holds, isFoe, isFriend, isWeak, living, player, type Thinking } from './thinking.ts';
import { worth } from './worth.ts';

type Value = (t: Thinking, aim: Seat) => number;

const spare = (t: Thinking): number => t.view.hand.filter((card) => worth(t.view, card) <= 4).length;

/** The highest rank in hand, for a contest. */
const highest = ({ view }: Thinking): number =>
  Math.max(0, ...view.hand.map((card) => facesOf(view.options.deck)[card]?.rank ?? 0));

const isMale = ({ view }: Thinking, seat: Seat): boolean => {
  const hero = view.players[seat]?.heroes[0];
  return hero !== null && hero !== undefined && findHero(view.mode, hero)?.gender === 'male';
};

/** What using a skill in the play phase is worth. A skill that is not here is used whenever it may be. */
const ACTIVE: Readonly<Record<string, Value>> = {
  rende: (t, aim) => {
    const given = t.me.phaseMarks['rende'] ?? 0;
    if (!isFriend(t, aim)) return t.me.hp < 2 && given < 2 && t.view.hand.length >= 2 && !isFoe(t, aim) ? 2 : -3;
    return (t.me.hp < t.me.maxHp && given < 2) || t.view.hand.length > t.me.hp ? 3 : -1;
  },
  zhiheng: (t) => (spare(t) > 0 ? 1.2 + 0.4 * spare(t) : -1),
  kurou: (t) => (t.me.hp >= 3 || (t.me.hp === 2 && holds(t, 'peach') > 0) ? 2.5 : -5),
  fanjian: (t, aim) => enmity(t, aim) * 2.5 - 0.5,
  qingnang: (t, aim) =>
    player(t, aim).hp < player(t, aim).maxHp ? -enmity(t, aim) * (isWeak(t, aim) ? 5 : 2.5) - 0.5 : -1,
  jieyin: (t, aim) => (t.me.hp < t.me.maxHp || isFriend(t, aim) ? 1.5 - enmity(t, aim) * 2 : -1),
  lijian: (t, aim) => (isMale(t, aim) ? enmity(t, aim) * 3 - 0.5 : -1),
  jijiang: (t, aim) => enmity(t, aim) * 2.5,
  qiangxi: (t, aim) => (t.me.hp >= 3 || isWeak(t, aim) ? enmity(t, aim) * 3 - 0.5 : -1),
  quhu: (t) => (highest(t) >= 11 ? 2 : -1),
  tianyi: (t) => (highest(t) >= 11 && holds(t, 'strike') > 0 ? 2 : -1),
  huangtian: (t, aim) => -enmity(t, aim) * 2 - 0.5,
  guhuo: (t) => (spare(t) > 0 && t.view.hand.length > 1 ? 1 : -1),
};

export function skillValue(t: Thinking, { skill = '', seat }: Option): number {
  return ACTIVE[skill]?.(t, seat ?? t.self) ?? (seat === undefined ? 1 : Math.abs(enmity(t, seat)));
}

/** Whether somebody is worse off for a skill aimed at it: by default yes. */
const KIND: ReadonlySet<string> = new Set(['yiji', 'rende', 'jieyin', 'qingnang', 'jieming', 'haoshi', 'tiandu']);

export const isKind = (skill: string | undefined): boolean => skill !== undefined && KIND.has(skill);

/** Who would suffer from what is happening just now: the source of damage, or the target of the card on top. */
const harmed = (t: Thinking, who: 'source' | 'target'): Seat | null => {
  if (who === 'source') return t.view.hurting.at(-1)?.from ?? null;
  return t.view.stack.at(-1)?.targets.find((seat) => seat !== t.self) ?? null;
};

type Wish = (t: Thinking) => boolean;
const againstSource: Wish = (t) => {
  const source = harmed(t, 'source');
  return source === null || !isFriend(t, source);
};
const againstTarget: Wish = (t) => {
  const target = harmed(t, 'target');
  return target === null || !isFriend(t, target);
};

/** Whether to use an optional skill or weapon at its moment. One that is not here is always used. */
const WISHES: Readonly<Record<string, Wish>> = {
  ganglie: againstSource,
  fankui: againstSource,
  tieqi: againstTarget,
  'yin-yang-swords': againstTarget,
  'qilin-bow': againstTarget,
  'stone-piercing-axe': (t) => againstTarget(t) && t.view.hand.length + 1 >= 3,
  'green-dragon-crescent-blade': againstTarget,
  'frost-sword': (t) => {
    const target = harmed(t, 'target');
    return target !== null && isFoe(t, target) && !isWeak(t, target) && player(t, target).cards >= 2;
  },
  luoyi: (t) => holds(t, 'strike') + holds(t, 'duel') > 0 && t.view.hand.length >= 2,
  tuxi: (t) => living(t).some(({ seat, cards }) => cards > 0 && isFoe(t, seat)),
  shensu: (t) =>
    living(t).some(({ seat }) => isFoe(t, seat)) &&
    (t.me.fates.length > 0 || (t.view.phase === 'play' && holds(t, 'strike') === 0)),
  liegong: againstTarget,
  mengjin: againstTarget,
  leiji: (t) => living(t).some(({ seat }) => isFoe(t, seat)),
  shuangxiong: (t) => t.view.hand.length >= 2,
  guicai: () => false, // decided by the card at hand, see retrial
};

export const wishes = (t: Thinking, skill: string): boolean => WISHES[skill]?.(t) ?? true;
