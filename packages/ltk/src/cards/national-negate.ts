import { scroll } from './kinds.ts';

// National Negate 无懈可击·国. "A Negate that may also cancel the scroll for all other targets of that target's kingdom still to come."
export const nationalNegate = scroll('national-negate', {
  says: {
    'ask.negate-reach/you': { en: 'Choose for whom {about.card} is negated', zh: '选择{about.card}对谁无效' },
    'ask.negate-reach': {
      en: '{seat} {seat|choose|chooses} for whom {about.card} is negated',
      zh: '{seat}选择{about.card}对谁无效',
    },
    'event.kingdom-shielded': {
      en: '{seat} {seat|negate|negates} {card} for all of {kingdom} still to come',
      zh: '{seat}令{card}对{kingdom}势力所有未结算的目标无效',
    },
    'pick.one': { en: 'For this target alone', zh: '仅对该目标' },
    'pick.kingdom': { en: 'For all of its kingdom still to come', zh: '对该势力所有未结算的目标' },
  },
  text: {
    en: [
      'National Negate',
      "A Negate that may also cancel the scroll for all other targets of that target's kingdom still to come.",
    ],
    zh: ['无懈可击·国', '抵消一张锦囊牌对一名目标的效果；你可令其对与该目标势力相同的其他未结算目标也无效。'],
  },
});
