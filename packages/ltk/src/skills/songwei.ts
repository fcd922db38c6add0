import { chooseYes } from '../core/ask.ts';
import { isOfKingdom } from '../core/heroes.ts';
import { must } from '../core/skill.ts';
import { isAlive } from '../core/state.ts';
import { colorFor, draw } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 1;

// Praise of Might 颂威, Cao Pi, Lord. "When the judgement of another Wei hero is black, that hero may let you draw a card."
export const songwei = skill('songwei', {
  lord: true,
  triggers: [
    must('judged', {
      quiet: true,
      if: (g, self, { judgement: { seat, card } }) =>
        seat !== self && isAlive(g, seat) && isOfKingdom(g, seat, 'wei') && colorFor(g, card, seat) === 'black',
      *effect(g, self, { judgement: { seat } }) {
        if (!(yield* chooseYes(g, seat, 'praise', { skill: 'songwei', to: self, count: CARDS }))) return;
        g.emit?.({ type: 'skill-invoked', seat, skill: 'songwei', to: self });
        draw(g, self, CARDS);
      },
    }),
  ],
  says: {
    'ask.praise/you': {
      en: 'Let {about.to} draw {about.count} {about.count|card|cards}? ({about.skill})',
      zh: '是否令{about.to}摸 {about.count} 张牌（{about.skill}）',
    },
    'ask.praise': {
      en: '{seat} may let {about.to} draw {about.count} {about.count|card|cards} ({about.skill})',
      zh: '{seat}可以令{about.to}摸 {about.count} 张牌（{about.skill}）',
    },
  },
  text: {
    en: [
      'Praise of Might',
      `Lord skill. When a judgement of another Wei hero has come out black, that hero may let you draw ${CARDS} card.`,
    ],
    zh: ['颂威', `主公技。其他魏势力角色的黑色判定牌生效后，其可以令你摸${CARDS}张牌。`],
  },
});
