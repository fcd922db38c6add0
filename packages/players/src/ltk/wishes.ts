import type { Seat } from '@cardwright/engine';
import type { PlayerView } from '@cardwright/ltk/public';
import { distanceTo, isFoeInReachOf, isSpared, isStandInLeft, rangeOf } from './reach.ts';
import { bestRank, givesAway, WINNING_RANK } from './skill-value.ts';
import { holds, isFoe, isFriend, isWeak, player, somebody, type Thinking } from './thinking.ts';

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
const aFoe: Wish = (t) => somebody(t, ({ seat }) => isFoe(t, seat));
const aFriend: Wish = (t) => somebody(t, ({ seat }) => seat !== t.self && isFriend(t, seat));
const lostLife = ({ me }: Thinking): number => me.maxHp - me.hp;

/** A turn that is skipped or spoilt anyway is given away gladly. */
const isTurnSpoilt: Wish = ({ me }) => me.fates.some(({ as }) => as === 'contentment' || as === 'starvation');

const isInReach = ({ view, self }: Thinking, seat: Seat): boolean =>
  distanceTo(view, self, seat) <= rangeOf(view, self);

const hasCards = ({ cards, slots }: PlayerView): boolean => cards > 0 || Object.values(slots).some((card) => card >= 0);

/** Whether the card on top is not aimed at this seat yet. */
const isNewTarget = (t: Thinking, seat: Seat): boolean => t.view.stack.at(-1)?.targets.includes(seat) !== true;

/** Whether to use an optional skill or weapon at its moment. One that is not here is always used. */
const WISHES: Readonly<Record<string, Wish>> = {
  ganglie: againstSource,
  fankui: againstSource,
  tieqi: againstTarget,
  liegong: againstTarget,
  mengjin: againstTarget,
  lieren: againstTarget,
  kuangfu: againstTarget,
  qiaomeng: againstTarget,
  'yin-yang-swords': againstTarget,
  'qilin-bow': againstTarget,
  'stone-piercing-axe': (t) => againstTarget(t) && t.view.hand.length + 1 >= 3,
  'green-dragon-crescent-blade': againstTarget,
  'tri-point-double-edged-blade': (t) => {
    const struck = t.view.hurting.at(-1)?.to;
    return struck !== undefined && isFoeInReachOf(t, struck, 1) && t.view.hand.length >= 2;
  },
  'frost-sword': (t) => {
    const target = harmed(t, 'target');
    return target !== null && isFoe(t, target) && !isWeak(t, target) && player(t, target).cards >= 2;
  },
  luoyi: (t) => holds(t, 'strike') + holds(t, 'duel') > 0 && t.view.hand.length >= 2,
  tuxi: (t) => somebody(t, ({ seat, cards }) => cards > 0 && isFoe(t, seat)),
  liuli: (t) =>
    somebody(t, ({ seat }) => seat !== t.view.stack.at(-1)?.user && isFoe(t, seat) && isInReach(t, seat)) &&
    [...t.view.hand, ...Object.values(t.me.slots)].some((card) => card >= 0 && isStandInLeft(t, card)),
  tianxiang: aFoe,
  leiji: aFoe,
  sijian: (t) => somebody(t, (each) => isFoe(t, each.seat) && hasCards(each)),
  duanbing: (t) =>
    somebody(t, ({ seat }) => isFoe(t, seat) && isNewTarget(t, seat) && distanceTo(t.view, t.self, seat) <= 1),
  jushou: ({ me, view }) => me.faceDown || view.hand.length <= 1,
  shensu: (t) =>
    somebody(t, (each) => isFoe(t, each.seat) && !isSpared(t, t.self, each)) &&
    (isTurnSpoilt(t) || somebody(t, ({ seat }) => isFoe(t, seat) && isWeak(t, seat)) || holds(t, 'strike') === 0),
  haoshi: (t) => t.view.hand.length <= 1 || aFriend(t),
  lirang: aFriend,
  xiaoguo: (t) => isFoe(t, t.view.current),
  shuangren: (t) => bestRank(t) >= WINNING_RANK && somebody(t, ({ seat, cards }) => cards > 0 && isFoe(t, seat)),
  shenzhi: ({ me }) => me.hp <= 2,
  fangzhu: (t) =>
    lostLife(t) <= 3 &&
    somebody(t, ({ seat, faceDown }) => seat !== t.self && (faceDown ? isFriend(t, seat) : isFoe(t, seat))),
  zaiqi: (t) => lostLife(t) >= 2,
  qiaobian: (t) => {
    const { phase, players } = t.view;
    if (phase === 'judge') return isTurnSpoilt(t);
    return (
      phase === 'draw' && players.filter(({ seat, alive, cards }) => alive && cards > 0 && isFoe(t, seat)).length >= 2
    );
  },
  fangquan: (t) => aFriend(t) && (t.view.phase !== 'play' || holds(t, 'strike') === 0),
  beige: (t) => {
    const victim = t.view.hurting.at(-1)?.to;
    return victim !== undefined && !isFoe(t, victim);
  },
  guicai: () => false, // decided by the card at hand, see retrial
};

export const wishes = (t: Thinking, skill: string): boolean => !givesAway(t, skill) && (WISHES[skill]?.(t) ?? true);
