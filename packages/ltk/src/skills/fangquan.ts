import type { Seat } from '@cardwright/engine';
import { chooseSeat } from '../core/ask.ts';
import { others } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { discard } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { choosePrice, priceSays } from './price.ts';

function* handOver(g: Now, self: Seat): Asks {
  const cards = yield* choosePrice(g, self, 'fangquan', playerAt(g, self).hand);
  const to = yield* chooseSeat(g, self, 'hand-over', others(g, self), { skill: 'fangquan' });
  yield* discard(g, self, cards, 'fangquan');
  g.state.extraTurns.unshift(to);
  g.emit?.({ type: 'turn-granted', seat: self, to });
}

// Yield Power 放权, Liu Shan. "You may skip your play phase; then at the end of the turn you may discard a hand card and let
// another hero take an extra turn."
export const fangquan = skill('fangquan', {
  triggers: [
    may('before-phase', {
      if: (_g, self, { seat, phase, skip }) => seat === self && phase === 'play' && !skip,
      *effect(g, self, event) {
        event.skip = true;
        playerAt(g, self).turnMarks['fangquan'] = 1;
      },
    }),
    may('turn-ended', {
      if: (g, self, { seat }) =>
        seat === self &&
        playerAt(g, self).turnMarks['fangquan'] === 1 &&
        playerAt(g, self).hand.length > 0 &&
        others(g, self).length > 0,
      effect: handOver,
    }),
  ],
  says: {
    ...priceSays,
    'ask.hand-over/you': {
      en: 'Choose who takes an extra turn ({about.skill})',
      zh: '选择进行额外回合的角色（{about.skill}）',
    },
    'ask.hand-over': {
      en: '{seat} {seat|choose|chooses} who takes an extra turn ({about.skill})',
      zh: '{seat}选择进行额外回合的角色（{about.skill}）',
    },
    'event.turn-granted': { en: '{seat} {seat|grant|grants} {to} an extra turn', zh: '{seat}令{to}获得一个额外的回合' },
  },
  text: {
    en: [
      'Yield Power',
      'You may skip your play phase; if you do, at the end of the turn you may discard a hand card and let another hero take an extra turn after yours.',
    ],
    zh: ['放权', '你可以跳过出牌阶段，然后此回合结束时，你可以弃置一张手牌，令一名其他角色进行一个额外的回合。'],
  },
});
