import type { Seat } from '@cardwright/engine';
import { isWounded, lostHp, recover } from '../core/recover.ts';
import { may } from '../core/skill.ts';
import { type Asks, isAlive, type Now } from '../core/state.ts';
import { handOf, move, PROCESSING, settle, takeTop } from '../core/zones.ts';
import { skill } from './kinds.ts';

const LIFE = 1;

function* riseAgain(g: Now, self: Seat): Asks {
  const shown: number[] = [];
  for (let left = lostHp(g, self); left > 0; left--) {
    const top = takeTop(g, 1);
    shown.push(...top);
    yield* move(g, top, null, PROCESSING, { reason: 'shown', quiet: true });
  }
  g.emit?.({ type: 'cards-shown', seat: self, cards: shown.slice() });
  const hearts = shown.filter((id) => g.faces[id]?.suit === 'heart');
  yield* recover(g, self, LIFE * hearts.length, self);
  settle(g, hearts);
  const rest = shown.filter((id) => !hearts.includes(id));
  if (isAlive(g, self)) yield* move(g, rest, null, handOf(self), { reason: 'gained', skill: 'zaiqi' });
  settle(g, rest);
}

// Rise Again 再起, Meng Huo. "In your draw phase, if wounded, you may turn up one card for each life you have lost instead of
// drawing: recover 1 for each Heart, gain the rest."
export const zaiqi = skill('zaiqi', {
  triggers: [
    may('phase-started', {
      if: (g, self, { seat, phase, replaced }) => seat === self && phase === 'draw' && !replaced && isWounded(g, self),
      *effect(g, self, event) {
        event.replaced = true;
        yield* riseAgain(g, self);
      },
    }),
  ],
  text: {
    en: [
      'Rise Again',
      `In your draw phase, if you are wounded, you may turn up as many cards as you have lost life instead of drawing: recover ${LIFE} life for each Heart and gain the other cards.`,
    ],
    zh: [
      '再起',
      `摸牌阶段，若你已受伤，你可以放弃摸牌，改为亮出牌堆顶的X张牌（X为你已损失的体力值）：每有一张红桃牌，你回复${LIFE}点体力，然后获得其余的牌。`,
    ],
  },
});
