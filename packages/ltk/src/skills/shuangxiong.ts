import { judge } from '../core/judge.ts';
import { may, must } from '../core/skill.ts';
import { playerAt } from '../core/state.ts';
import { colorFor, handOf, move } from '../core/zones.ts';
import { skill } from './kinds.ts';

/** The mark of the turn: which colour the judgement was. */
const JUDGED = { red: 1, black: 2 } as const;

// Twin Heroes 双雄, Yan Liang & Wen Chou. "Instead of drawing in your draw phase, you may judge and gain the card: this turn you
// may use hand cards of the other colour as Duel."
export const shuangxiong = skill('shuangxiong', {
  triggers: [
    may('phase-started', {
      if: (_g, self, { seat, phase, replaced }) => seat === self && phase === 'draw' && !replaced,
      *effect(g, self, event) {
        event.replaced = true;
        const { color } = yield* judge(g, self, 'shuangxiong');
        if (color !== null) playerAt(g, self).turnMarks['shuangxiong'] = JUDGED[color];
      },
    }),
    must('judged', {
      if: (g, self, { judgement: { seat, reason, card } }) =>
        seat === self && reason === 'shuangxiong' && g.state.processing.includes(card),
      effect: (g, self, { judgement }) =>
        move(g, [judgement.card], null, handOf(self), { reason: 'gained', skill: 'shuangxiong' }),
    }),
  ],
  viewAs: [
    {
      as: ['duel'],
      count: 1,
      from: 'hand',
      accepts: (g, self, id) => JUDGED[colorFor(g, id, self)] !== playerAt(g, self).turnMarks['shuangxiong'],
      when: (g, self) => playerAt(g, self).turnMarks['shuangxiong'] !== undefined,
    },
  ],
  text: {
    en: [
      'Twin Heroes',
      'In your draw phase, instead of drawing you may judge and gain the card: until the end of the turn you may use a hand card of the other colour as Duel.',
    ],
    zh: [
      '双雄',
      '摸牌阶段，你可以放弃摸牌，改为判定并获得此判定牌：本回合你可以将一张与之颜色不同的手牌当【决斗】使用。',
    ],
  },
});
