import { chooseCards } from '../core/ask.ts';
import { replaceJudgement } from '../core/judge.ts';
import { may } from '../core/skill.ts';
import { playerAt } from '../core/state.ts';
import { skill } from './kinds.ts';

// Devil's Talent 鬼才, Sima Yi. "Before a judgement takes effect, you may play a hand card to replace it."
export const guicai = skill('guicai', {
  triggers: [
    may('retrial', {
      if: (g, self) => playerAt(g, self).hand.length > 0,
      *effect(g, self, { judgement }) {
        const [card] = yield* chooseCards(g, self, 'retry', playerAt(g, self).hand, 1, 1, {
          skill: 'guicai',
          to: judgement.seat,
        });
        yield* replaceJudgement(g, judgement, self, card as number, 'discard');
      },
    }),
  ],
  text: {
    en: ["Devil's Talent", 'Before a judgement takes effect, you may play a hand card to replace the judgement card.'],
    zh: ['鬼才', '当一名角色的判定牌生效前，你可以打出一张手牌代替之。'],
  },
});
