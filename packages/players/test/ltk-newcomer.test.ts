import { ltkIdentity } from '@cardwright/ltk';
import { expect, test } from 'vitest';
import { otherHero, ownTarget, scroll, self } from '../../ltk/src/cards/kinds.ts';
import { damage } from '../../ltk/src/core/damage.ts';
import { defineCards } from '../../ltk/src/core/definitions.ts';
import { draw } from '../../ltk/src/core/zones.ts';
import { strategist } from '../src/ltk/strategist.ts';
import { usesOf } from './ltk-uses.ts';

/** Cards no bot has heard of. */
defineCards([
  scroll('avalanche', {
    hostile: true,
    aims: otherHero,
    *effect(g, use, target) {
      yield* damage(g, { from: use.user, to: target, amount: 1, card: use.card, use });
    },
    text: { en: ['Avalanche', 'The target takes 1 damage.'], zh: ['雪崩', '目标受到1点伤害。'] },
  }),
  scroll('windfall', {
    aims: self,
    targets: ownTarget,
    // biome-ignore lint/correctness/useYield: an effect is a generator, whether it asks or not
    *effect(g, _use, target) {
      draw(g, target, 1);
    },
    text: { en: ['Windfall', 'Draw a card.'], zh: ['横财', '摸一张牌。'] },
  }),
]);

const suits = ['spade', 'heart', 'club', 'diamond'];
const deck = ['avalanche', 'windfall', 'strike', 'dodge', 'peach']
  .flatMap((name) => suits.flatMap((suit) => ['2', '5', '8', 'J'].map((rank) => `${name},${rank},${suit}`)))
  .join('\n');

test('a card nobody has told a strategist about is used as what is printed on it says', () => {
  const game = {
    ...ltkIdentity,
    settings: { ...ltkIdentity.settings, deck: { kind: 'text', default: deck } as const },
  };
  const uses = usesOf(game, strategist, 12);
  for (const card of ['card avalanche', 'card windfall']) {
    const { offered = 0, chosen = 0 } = uses.get(card) ?? {};
    expect(chosen / offered, card).toBeGreaterThan(0.2);
  }
});
