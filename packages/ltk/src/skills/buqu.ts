import type { Seat } from '@cardwright/engine';
import { chooseCards } from '../core/ask.ts';
import { standUp } from '../core/dying.ts';
import { may, must } from '../core/skill.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { DISCARD, move, takeTop } from '../core/zones.ts';
import { skill } from './kinds.ts';

const WOUNDS = 'buqu';

const wounds = (g: Now, self: Seat): readonly number[] => playerAt(g, self).piles[WOUNDS] ?? [];

/** How many cards must lie here: one for each point of life at or below 0. */
const needed = (g: Now, self: Seat): number => Math.max(0, 1 - playerAt(g, self).hp);

/** Whether there are enough cards here and no two of one rank. */
function holdsOut(g: Now, self: Seat): boolean {
  const ranks = wounds(g, self).map((id) => g.faces[id]?.rank);
  return ranks.length >= needed(g, self) && new Set(ranks).size === ranks.length;
}

function* refuseDeath(g: Now, self: Seat): Asks {
  const cards = takeTop(g, needed(g, self) - wounds(g, self).length);
  yield* move(g, cards, null, { zone: 'pile', seat: self, pile: WOUNDS }, { reason: 'placed' });
}

/** Life comes back: what lies here too much goes; the hero chooses which. Perhaps what is left lets it stand up. */
function* mend(g: Now, self: Seat): Asks {
  const pile = wounds(g, self);
  const extra = pile.length - needed(g, self);
  if (extra > 0) {
    const cards = yield* chooseCards(g, self, 'close-wounds', pile, extra, extra, { skill: 'buqu', count: extra });
    yield* move(g, cards, self, DISCARD, { reason: 'replaced' });
  }
  if (!g.state.dying.includes(self) || !holdsOut(g, self)) return;
  standUp(g, self);
  g.emit?.({ type: 'stood-up', seat: self, skill: 'buqu' });
}

// Refusing Death 不屈, Zhou Tai. "When your life falls to 0 or less, you may put cards off the deck on this hero, one for each
// point at or below 0: while no two are of one rank, you live. When you recover, remove as many."
export const buqu = skill('buqu', {
  triggers: [
    may('hp-fell', {
      if: (_g, self, { seat, stands }) => seat === self && !stands,
      *effect(g, self, event) {
        yield* refuseDeath(g, self);
        event.stands = holdsOut(g, self);
      },
    }),
    must('recovered', {
      if: (g, self, { seat }) => seat === self && wounds(g, self).length > 0,
      effect: (g, self) => mend(g, self),
    }),
  ],
  says: {
    'ask.close-wounds/you': {
      en: 'Choose {about.count} {about.count|card|cards} to remove from your hero ({about.skill})',
      zh: '选择移去 {about.count} 张“不屈”牌（{about.skill}）',
    },
    'ask.close-wounds': {
      en: '{seat} {seat|choose|chooses} {about.count} {about.count|card|cards} to remove from its hero ({about.skill})',
      zh: '{seat}选择移去 {about.count} 张“不屈”牌（{about.skill}）',
    },
    'event.stood-up': { en: '{seat} {seat|refuse|refuses} to die ({skill})', zh: '{seat}脱离濒死状态（{skill}）' },
  },
  text: {
    en: [
      'Refusing Death',
      'When your life falls to 0 or less, you may put cards from the top of the deck on this hero until there is one for each point at or below 0: if no two have the same rank, you are not dying. When you recover, remove a card for each point, all of them at 1 life.',
    ],
    zh: [
      '不屈',
      '当你的体力值扣减至0或更低时，你可以将牌堆顶的牌置于武将牌上，直到0及以下的每点体力各有一张：若点数均不同，你不进入濒死状态。当你回复体力时，每回复1点移去一张，体力值至少为1时全部移去。',
    ],
  },
});
