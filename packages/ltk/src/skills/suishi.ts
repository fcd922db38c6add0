import { isOfOwnKingdom } from '../core/heroes.ts';
import { loseLife } from '../core/life.ts';
import { must } from '../core/skill.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 1;
const LIFE = 1;

// Follow the Tide 随势, Tian Feng, compulsory. "Another is dying by the hand of your kingdom: draw a card. Another of your kingdom
// dies: lose 1 life."
export const suishi = skill('suishi', {
  compulsory: true,
  triggers: [
    must('dying', {
      if: (g, self, { seat, damage }) =>
        seat !== self && damage !== null && damage.from !== null && isOfOwnKingdom(g, self, damage.from),
      *effect(g, self) {
        draw(g, self, CARDS);
      },
    }),
    must('death', {
      if: (g, self, { seat }) => seat !== self && isOfOwnKingdom(g, self, seat),
      *effect(g, self) {
        yield* loseLife(g, self, LIFE);
      },
    }),
  ],
  text: {
    en: [
      'Follow the Tide',
      `Always in force. When another hero is dying from damage dealt by your kingdom, you included, draw ${CARDS} card. When another hero of your kingdom dies, lose ${LIFE} life.`,
    ],
    zh: [
      '随势',
      `锁定技。当其他角色因与你势力相同的角色造成的伤害而进入濒死状态时，你摸${CARDS}张牌；当与你势力相同的其他角色死亡时，你失去${LIFE}点体力。`,
    ],
  },
});
