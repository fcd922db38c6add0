import type { Seat } from '@cardwright/engine';
import { chooseCards } from '../core/ask.ts';
import { replaceJudgement } from '../core/judge.ts';
import { may } from '../core/skill.ts';
import { type Now, playerAt } from '../core/state.ts';
import { cardsOf, colorFor, equippedCards } from '../core/zones.ts';
import { skill } from './kinds.ts';

const isBlack = (g: Now, self: Seat, id: number): boolean => colorFor(g, id, self) === 'black';

const black = (g: Now, self: Seat): number[] => cardsOf(g, self).filter((id) => isBlack(g, self, id));

// Dark Sorcery 鬼道, Zhang Jiao. "Before a judgement takes effect, you may play a black card to replace it, and gain the old one."
export const guidao = skill('guidao', {
  triggers: [
    may('retrial', {
      if: (g, self) =>
        playerAt(g, self).hand.length > 0 || equippedCards(playerAt(g, self)).some((id) => isBlack(g, self, id)),
      payable: (g, self) => black(g, self).length > 0,
      *effect(g, self, { judgement }) {
        const about = { skill: 'guidao', to: judgement.seat };
        const [card] = yield* chooseCards(g, self, 'retry', black(g, self), 1, 1, about);
        yield* replaceJudgement(g, judgement, self, card as number, 'gain');
      },
    }),
  ],
  text: {
    en: [
      'Dark Sorcery',
      'Before a judgement takes effect, you may play a black card, hand or equipped, to replace the judgement card; you gain the one replaced.',
    ],
    zh: ['鬼道', '当一名角色的判定牌生效前，你可以打出一张黑色牌（手牌或装备）替换之，并获得原判定牌。'],
  },
});
