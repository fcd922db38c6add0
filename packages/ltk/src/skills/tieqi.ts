import { STRIKES } from '../core/card.ts';
import { judge } from '../core/judge.ts';
import { may } from '../core/skill.ts';
import { skill } from './kinds.ts';

// Iron Cavalry 铁骑, Ma Chao. "When your Strike has found its target, you may judge: if red, that target cannot dodge it."
export const tieqi = skill('tieqi', {
  triggers: [
    may('targeted', {
      if: (_g, self, { use }) => use.user === self && STRIKES.has(use.card.name),
      *effect(g, self, { use, target }) {
        const { color } = yield* judge(g, self, 'tieqi');
        if (color !== 'red') return;
        use.noDodge.push(target);
        g.emit?.({ type: 'dodge-barred', seat: target, card: use.card });
      },
    }),
  ],
  says: { 'event.dodge-barred': { en: '{seat} cannot dodge {card}', zh: '{seat}不能闪避{card}' } },
  text: {
    en: [
      'Iron Cavalry',
      'When you use a Strike, you may judge for each target: if the card is red, that target cannot use Dodge against it.',
    ],
    zh: ['铁骑', '当你使用【杀】指定一个目标后，你可以判定：若为红色，该目标不能使用【闪】响应此【杀】。'],
  },
});
