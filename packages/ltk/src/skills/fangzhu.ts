import { chooseSeat } from '../core/ask.ts';
import { lostHp } from '../core/recover.ts';
import { others } from '../core/seats.ts';
import { may } from '../core/skill.ts';
import { flip } from '../core/turn.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

// Exile 放逐, Cao Pi. "After you take damage, you may let another hero draw as many cards as you have lost life, then turn it
// over."
export const fangzhu = skill('fangzhu', {
  triggers: [
    may('taken', {
      if: (g, self, { damage }) => damage.to === self && others(g, self).length > 0,
      *effect(g, self) {
        const count = lostHp(g, self);
        const exile = yield* chooseSeat(g, self, 'exile', others(g, self), { skill: 'fangzhu', count });
        draw(g, exile, count);
        flip(g, exile);
      },
    }),
  ],
  says: {
    'ask.exile/you': {
      en: 'Choose who draws {about.count} {about.count|card|cards} and is turned over ({about.skill})',
      zh: '选择摸 {about.count} 张牌并翻面的角色（{about.skill}）',
    },
    'ask.exile': {
      en: '{seat} {seat|choose|chooses} who draws {about.count} {about.count|card|cards} and is turned over ({about.skill})',
      zh: '{seat}选择摸 {about.count} 张牌并翻面的角色（{about.skill}）',
    },
  },
  text: {
    en: [
      'Exile',
      'After you take damage, you may choose another hero: it draws as many cards as you have lost life and is turned over.',
    ],
    zh: ['放逐', '当你受到伤害后，你可以令一名其他角色摸X张牌（X为你已损失的体力值）并翻面。'],
  },
});
