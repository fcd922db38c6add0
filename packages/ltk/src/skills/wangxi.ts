import type { Seat } from '@cardwright/engine';
import { may } from '../core/skill.ts';
import { type Asks, isAlive, type Now } from '../core/state.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 1;

const isWithAnother = (g: Now, self: Seat, other: Seat | null): boolean =>
  other !== null && other !== self && isAlive(g, other) && isAlive(g, self);

function* makeUp(g: Now, self: Seat, other: Seat): Asks {
  draw(g, self, CARDS);
  draw(g, other, CARDS);
}

// Forgive 忘隙, Li Dian. "For each point of damage you deal to another or take from another, you may let both of you draw a
// card."
export const wangxi = skill('wangxi', {
  triggers: [
    may('dealt', {
      if: (g, self, { damage: { from, to } }) => from === self && isWithAnother(g, self, to),
      times: (_g, _self, { damage }) => damage.amount,
      effect: (g, self, { damage }) => makeUp(g, self, damage.to),
    }),
    may('taken', {
      if: (g, self, { damage: { from, to } }) => to === self && isWithAnother(g, self, from),
      times: (_g, _self, { damage }) => damage.amount,
      effect: (g, self, { damage }) => makeUp(g, self, damage.from as Seat),
    }),
  ],
  text: {
    en: [
      'Forgive',
      `For each point of damage you deal to another hero or take from another hero, if both of you live, you may let both of you draw ${CARDS} card.`,
    ],
    zh: [
      '忘隙',
      `当你对其他角色造成1点伤害后，或受到其他角色造成的1点伤害后，若双方均存活，你可以与其各摸${CARDS}张牌。`,
    ],
  },
});
