import type { Seat } from '@cardwright/engine';
import { chooseSeat } from '../core/ask.ts';
import { loseLife } from '../core/life.ts';
import { distance, livingFrom } from '../core/seats.ts';
import { type Asks, isAlive, type Now, playerAt } from '../core/state.ts';
import { mayStrikeAtOnce, strikeAtOnce } from '../core/strike-at-once.ts';
import { skill } from './kinds.ts';

const LIFE = 1;

/** Those nearest to a hero whom it can be made to strike. */
function nearest(g: Now, seat: Seat): Seat[] {
  const rest = livingFrom(g, seat).filter((other) => other !== seat);
  const least = Math.min(...rest.map((other) => distance(g, seat, other)));
  return rest.filter((other) => distance(g, seat, other) === least && mayStrikeAtOnce(g, seat, other));
}

function* strikesNearest(g: Now, seat: Seat, self: Seat): Asks<boolean> {
  const targets = nearest(g, seat);
  if (targets.length === 0) return false;
  const target = yield* chooseSeat(g, seat, 'strike-nearest', targets, { skill: 'luanwu', from: self });
  return yield* strikeAtOnce(g, seat, target, null, { skill: 'luanwu' });
}

function* unleash(g: Now, self: Seat): Asks {
  playerAt(g, self).marks['luanwu'] = 1;
  for (const seat of livingFrom(g, self)) {
    if (seat === self || !isAlive(g, seat)) continue;
    if (!(yield* strikesNearest(g, seat, self))) yield* loseLife(g, seat, LIFE);
  }
}

// Chaos of War 乱武, Jia Xu, limited. "Once per game: every other hero uses a Strike on whoever is nearest to it, or loses 1
// life."
export const luanwu = skill('luanwu', {
  limited: true,
  active: {
    whyNot: (g, self) => (playerAt(g, self).marks['luanwu'] === undefined ? null : 'once-per-game'),
    effect: unleash,
  },
  says: {
    'ask.strike-nearest/you': {
      en: 'Choose whom to strike ({about.skill})',
      zh: '选择出【杀】的目标（{about.skill}）',
    },
    'ask.strike-nearest': {
      en: '{seat} {seat|choose|chooses} whom to strike ({about.skill})',
      zh: '{seat}选择出【杀】的目标（{about.skill}）',
    },
  },
  text: {
    en: [
      'Chaos of War',
      `Once per game, in your play phase: every other hero in turn uses a Strike on the hero nearest to it, or loses ${LIFE} life.`,
    ],
    zh: [
      '乱武',
      `限定技。出牌阶段，你可以令所有其他角色依次选择：对距离最近的一名角色使用一张【杀】，或失去${LIFE}点体力。`,
    ],
  },
});
