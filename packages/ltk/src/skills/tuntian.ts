import { judge } from '../core/judge.ts';
import { may, must } from '../core/skill.ts';
import { playerAt } from '../core/state.ts';
import { move, suitFor } from '../core/zones.ts';
import { skill } from './kinds.ts';

/** The pile of fields. */
export const FIELDS = 'tuntian';

// Garrison Fields 屯田, Deng Ai. "After you lose cards outside your turn, you may judge: unless Heart, the card lies on this hero
// as a field. Your distance to others is 1 less for each field."
export const tuntian = skill('tuntian', {
  triggers: [
    may('lost', {
      if: (g, self, { seat }) => seat === self && g.state.current !== self,
      *effect(g, self) {
        yield* judge(g, self, 'tuntian');
      },
    }),
    must('judged', {
      quiet: true,
      if: (g, self, { judgement: { seat, reason, card } }) =>
        seat === self &&
        reason === 'tuntian' &&
        suitFor(g, card, self) !== 'heart' &&
        g.state.processing.includes(card),
      effect: (g, self, { judgement }) =>
        move(g, [judgement.card], null, { zone: 'pile', seat: self, pile: FIELDS }, { reason: 'placed' }),
    }),
  ],
  modifies: {
    distance: (g, owner, from, _to, without) =>
      from === owner ? -(playerAt(g, owner).piles[FIELDS] ?? []).filter((card) => !without.includes(card)).length : 0,
  },
  text: {
    en: [
      'Garrison Fields',
      'After you lose cards outside your turn, you may judge: unless the card is a Heart, put it on this hero as a field. Your distance to others is 1 less for each field.',
    ],
    zh: [
      '屯田',
      '当你于回合外失去牌后，你可以判定：若不为红桃，将判定牌置于武将牌上，称为“田”；你计算与其他角色的距离-X（X为“田”的数量）。',
    ],
  },
});
