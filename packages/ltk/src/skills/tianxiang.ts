import type { Seat } from '@cardwright/engine';
import { chooseSeat } from '../core/ask.ts';
import { damage as hurt } from '../core/damage.ts';
import { lostHp } from '../core/recover.ts';
import { others } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import { heldSkills } from '../core/skill-index.ts';
import { type Asks, type Damage, isAlive, type Now, playerAt } from '../core/state.ts';
import { discard, draw, suitFor } from '../core/zones.ts';
import { skill } from './kinds.ts';
import { choosePrice, priceSays } from './price.ts';

/** The own Hearts. Spades count too where Fair Face lies hidden with this skill: using it reveals both. */
function hearts(g: Now, self: Seat): number[] {
  const hasFairFace = heldSkills(g, self).some(({ skill: { id }, hidden }) => hidden && id === 'hongyan');
  return playerAt(g, self).hand.filter(
    (id) => suitFor(g, id, self) === 'heart' || (hasFairFace && g.faces[id]?.suit === 'spade'),
  );
}

function* passOn(g: Now, self: Seat, { from, amount, element, card, chain }: Damage): Asks {
  const price = yield* choosePrice(g, self, 'tianxiang', hearts(g, self));
  const to = yield* chooseSeat(g, self, 'pass-damage', others(g, self), { skill: 'tianxiang', count: amount });
  yield* discard(g, self, price, 'tianxiang');
  g.emit?.({ type: 'damage-moved', seat: self, to, amount, element });
  yield* hurt(g, { from, to, amount, element, card, chain, moved: true });
  if (isAlive(g, to)) draw(g, to, lostHp(g, to));
}

// Heavenly Fragrance 天香, Xiao Qiao. "When you are about to take damage, you may discard a Heart from hand: another hero takes
// it instead and then draws as many cards as it has lost life."
export const tianxiang = skill('tianxiang', {
  triggers: [
    may('taking', {
      if: (g, self, { damage, prevented }) =>
        damage.to === self && !prevented && playerAt(g, self).hand.length > 0 && others(g, self).length > 0,
      payable: (g, self) => hearts(g, self).length > 0,
      *effect(g, self, event) {
        event.prevented = true;
        yield* passOn(g, self, event.damage);
      },
    }),
  ],
  says: {
    ...priceSays,
    'ask.pass-damage/you': {
      en: 'Choose who takes {about.count} damage instead of you ({about.skill})',
      zh: '选择代替你受到 {about.count} 点伤害的角色（{about.skill}）',
    },
    'ask.pass-damage': {
      en: '{seat} {seat|choose|chooses} who takes {about.count} damage instead ({about.skill})',
      zh: '{seat}选择代替其受到 {about.count} 点伤害的角色（{about.skill}）',
    },
    'event.damage-moved': {
      en: '{seat} {seat|pass|passes} {amount} {element} damage on to {to}',
      zh: '{seat}将 {amount} 点{element}伤害转移给{to}',
    },
  },
  text: {
    en: [
      'Heavenly Fragrance',
      'When you are about to take damage, you may discard a Heart from your hand and choose another hero: it takes the damage instead, then draws as many cards as it has lost life.',
    ],
    zh: [
      '天香',
      '当你受到伤害时，你可以弃置一张红桃手牌并选择一名其他角色：将此伤害转移给其，然后其摸X张牌（X为其已损失的体力值）。',
    ],
  },
});
