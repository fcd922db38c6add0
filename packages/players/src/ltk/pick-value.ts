import type { Seat } from '@cardwright/engine';
import { isKnownFriend } from './attitude.ts';
import { enmity, isFoe, isFriend, player, type Thinking } from './thinking.ts';
import { worth } from './worth.ts';

type PickValue = (t: Thinking, pick: string) => number;

const cheapTwo = ({ view }: Thinking): number =>
  view.hand
    .map((card) => worth(view, card))
    .sort((a, b) => a - b)
    .slice(0, 2)
    .reduce((sum, each) => sum + each, 0);

/** What a life is worth in cards' worth. */
const LIFE = 11;

/** Names a card is best declared to be, the best first. */
const BLUFFS = [
  'peach',
  'something-for-nothing',
  'diplomacy',
  'negate',
  'dodge',
  'snatch',
  'dismantle',
  'strike',
  'duel',
];

/** What a skill's or card's own choices are worth, by the question. */
const PICKS: Readonly<Record<string, PickValue>> = {
  'pay-or-be-hurt': (t, pick) => (pick === 'be-hurt' ? 0 : (t.me.hp <= 1 ? 2 * LIFE : LIFE) - cheapTwo(t)),
  collapse: ({ me }, pick) => (pick === 'lose-life' ? (me.hp >= me.maxHp ? 1 : 0) : 0.5),
  'haunt-how': (t, pick) => ((pick === 'draw-many') === isFriend(t, t.decision.about.to as Seat) ? 1 : 0),
  flaunt: ({ me }, pick) => (pick.startsWith('recover') ? (me.hp < me.maxHp ? 2 : -1) : 1),
  'assault-price': ({ me }, pick) => (pick === 'discard-weapon' || me.hp >= 4 ? 1 : 0),
  'look-at': (_t, pick) => (pick === 'hand' ? 0.5 : 1),
  'negate-reach': (_t, pick) => (pick === 'kingdom' ? 1 : 0),
  companions: ({ me }, pick) => (pick === 'recover-one' ? (me.hp <= 2 ? 3 : 1) : pick === 'draw-two' ? 2 : 0),
  declare: (_t, pick) => (BLUFFS.includes(pick) ? BLUFFS.length - BLUFFS.indexOf(pick) : 0),
};

export const pickValue = (t: Thinking, pick: string): number => PICKS[t.decision.kind]?.(t, pick) ?? 0;

/** Whether to say yes: to what profits a friend; to questioning an enemy while there is life to lose. */
export function yesValue(t: Thinking): number {
  const { kind, about } = t.decision;
  if (kind === 'question') return about.from !== undefined && isFoe(t, about.from) && t.me.hp >= 3 ? 1 : -1;
  if (about.to === undefined || about.to === t.self) return 0.5;
  return -enmity(t, about.to);
}

type SeatValue = (t: Thinking, seat: Seat) => number;

const WEAK_BONUS = 0.4;

export const victimValue: SeatValue = (t, seat) => enmity(t, seat) * (player(t, seat).hp <= 1 ? 1 + WEAK_BONUS : 1);

/** A known friend is named last, after oneself. */
const BETRAYAL = -2;

/** What pointing at somebody is worth where it is neither simply good nor bad for it. */
export const POINTS: Readonly<Record<string, SeatValue>> = {
  haunt: (t, seat) => (t.me.maxHp - t.me.hp >= 2 ? Math.abs(enmity(t, seat)) : -enmity(t, seat)),
  exile: (t, seat) =>
    player(t, seat).faceDown ? -3 * enmity(t, seat) : enmity(t, seat) * (3.5 - (t.decision.about.count ?? 1)),
  'choose-victim': (t, seat) => (isKnownFriend(t.view, t.self, seat) ? BETRAYAL : victimValue(t, seat)),
  'swap-with': (t, seat) => enmity(t, seat) * (1 + player(t, seat).cards),
  'declare-target': (t, seat) => (t.decision.about.name === 'diplomacy' ? -enmity(t, seat) : victimValue(t, seat)),
};
