import type { Seat } from '@cardwright/engine';
import { choosePick } from '../core/ask.ts';
import { STRIKES } from '../core/card.ts';
import { isWounded, recover } from '../core/recover.ts';
import { must } from '../core/skill.ts';
import { isAlive } from '../core/state.ts';
import { draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const LIFE = 1;
const CARDS = 1;

// Flaunt 耀武, Hua Xiong, compulsory. "When a red Strike damages you, its source recovers 1 or draws a card."
export const yaowu = skill('yaowu', {
  compulsory: true,
  triggers: [
    must('taking', {
      if: (g, self, { damage: { to, from, card }, prevented }) =>
        to === self &&
        !prevented &&
        from !== null &&
        isAlive(g, from) &&
        card !== null &&
        STRIKES.has(card.name) &&
        card.color === 'red',
      *effect(g, self, { damage }) {
        const from = damage.from as Seat;
        const picks = isWounded(g, from) ? ['flaunt-recover', 'flaunt-draw'] : ['flaunt-draw'];
        const pick = yield* choosePick(g, from, 'flaunt', picks, { skill: 'yaowu', to: self });
        if (pick === 'flaunt-recover') yield* recover(g, from, LIFE);
        else draw(g, from, CARDS);
      },
    }),
  ],
  says: {
    'ask.flaunt/you': {
      en: 'Recover or draw, because {about.to} flaunts',
      zh: '因{about.to}的【{about.skill}】，选择回复体力或摸牌',
    },
    'ask.flaunt': {
      en: '{seat} {seat|recover|recovers} or {seat|draw|draws}, because {about.to} flaunts',
      zh: '{seat}因{about.to}的【{about.skill}】回复体力或摸牌',
    },
    'pick.flaunt-recover': { en: `Recover ${LIFE} life`, zh: `回复${LIFE}点体力` },
    'pick.flaunt-draw': { en: `Draw ${CARDS} card`, zh: `摸${CARDS}张牌` },
  },
  text: {
    en: [
      'Flaunt',
      `Always in force. When a red Strike damages you, its source chooses to recover ${LIFE} life or to draw ${CARDS} card.`,
    ],
    zh: ['耀武', `锁定技。当你受到红色【杀】造成的伤害时，伤害来源选择回复${LIFE}点体力或摸${CARDS}张牌。`],
  },
});
