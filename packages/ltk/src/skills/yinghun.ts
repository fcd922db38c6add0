import type { Seat } from '@cardwright/engine';
import { chooseCards, choosePick, chooseSeat } from '../core/ask.ts';
import { isWounded, lostHp } from '../core/recover.ts';
import { others } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import type { Asks, Now } from '../core/state.ts';
import { cardsOf, discard, draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const FEW = 1;

function* haunt(g: Now, self: Seat): Asks {
  const many = lostHp(g, self);
  const about = { skill: 'yinghun', count: many };
  const to = yield* chooseSeat(g, self, 'haunt', others(g, self), about);
  const pick =
    many === FEW
      ? 'draw-many'
      : yield* choosePick(g, self, 'haunt-how', ['draw-many', 'discard-many'], { ...about, to });
  const [drawn, gone] = pick === 'draw-many' ? [many, FEW] : [FEW, many];
  draw(g, to, drawn);
  const cards = yield* chooseCards(g, to, 'discard', cardsOf(g, to), gone, gone, { skill: 'yinghun', count: gone });
  yield* discard(g, to, cards, 'yinghun');
}

// Heroic Soul 英魂, Sun Jian. "At the start of your turn, if wounded, you may let another hero draw X cards and discard one, or
// draw one and discard X; X is the life you have lost."
export const yinghun = skill('yinghun', {
  triggers: [
    may('phase-started', {
      if: (g, self, { seat, phase }) =>
        seat === self && phase === 'prepare' && isWounded(g, self) && others(g, self).length > 0,
      effect: haunt,
    }),
  ],
  says: {
    'ask.haunt/you': {
      en: 'Choose who draws and discards ({about.skill})',
      zh: '选择摸牌并弃牌的角色（{about.skill}）',
    },
    'ask.haunt': {
      en: '{seat} {seat|choose|chooses} who draws and discards ({about.skill})',
      zh: '{seat}选择摸牌并弃牌的角色（{about.skill}）',
    },
    'ask.haunt-how/you': {
      en: 'Choose which {about.to} does {about.count} times, drawing or discarding ({about.skill})',
      zh: '选择令{about.to}摸牌或弃牌 {about.count} 张（{about.skill}）',
    },
    'ask.haunt-how': {
      en: '{seat} {seat|choose|chooses} which {about.to} does {about.count} times, drawing or discarding ({about.skill})',
      zh: '{seat}选择{about.to}摸牌或弃牌 {about.count} 张（{about.skill}）',
    },
    'pick.draw-many': { en: `Draw X, discard ${FEW}`, zh: `摸X张牌，弃${FEW}张牌` },
    'pick.discard-many': { en: `Draw ${FEW}, discard X`, zh: `摸${FEW}张牌，弃X张牌` },
  },
  text: {
    en: [
      'Heroic Soul',
      `At the start of your prepare phase, if you are wounded, you may choose another hero: it draws X cards and discards ${FEW}, or draws ${FEW} and discards X, as you like. X is the life you have lost.`,
    ],
    zh: [
      '英魂',
      `准备阶段开始时，若你已受伤，你可以令一名其他角色：摸X张牌然后弃置${FEW}张牌，或摸${FEW}张牌然后弃置X张牌（X为你已损失的体力值）。`,
    ],
  },
});
