import { type Choice, one } from '@cardwright/engine';
import { type Thrones, valueOf } from '@cardwright/thrones/public';
import { type Ask, type Bot, byReflex } from '../bot.ts';
import { gains } from './gain.ts';
import { isHeartTurn, pass } from './pick.ts';

/** The highest heart, since both sides fight for it. */
function highestHeart({ decision }: Pick<Ask<Thrones>, 'decision'>): Choice {
  const worth = decision.options.map((option) => (option.type === 'lay' ? valueOf(option.card) : 0));
  return one(worth.indexOf(Math.max(...worth)));
}

/** The cheapest lay that improves the battle now; of equally cheap ones the one that improves it most. */
export function greedyChoice(ask: Pick<Ask<Thrones>, 'view' | 'decision'>): Choice {
  if (isHeartTurn(ask)) return highestHeart(ask);
  const [best] = gains(ask).sort(
    (a, b) => valueOf(a.lay.card) - valueOf(b.lay.card) || b.gain - a.gain || a.index - b.index,
  );
  return best === undefined ? pass(ask) : one(best.index);
}

export const greedy: Bot<Thrones> = {
  id: 'greedy',
  level: 'L3',
  name: { en: 'greedy', zh: '贪心' },
  isTame: true,
  about: { en: 'always lays the cheapest card that improves the battle', zh: '总出能改善战局的最小的牌' },
  open: byReflex((ask) => ({ choice: greedyChoice(ask) })),
};
