import { suitFor } from '../core/zones.ts';
import { skill } from './kinds.ts';

const CARDS = 2;

// Random Volley 乱击, Yuan Shao. "You may use two hand cards of one suit as Arrow Barrage."
export const luanji = skill('luanji', {
  viewAs: [
    {
      as: ['arrow-barrage'],
      count: CARDS,
      from: 'hand',
      accepts: () => true,
      matches: (g, self, chosen, id) => chosen.every((each) => suitFor(g, each, self) === suitFor(g, id, self)),
    },
  ],
  text: {
    en: ['Random Volley', `You may use ${CARDS} hand cards of the same suit as Arrow Barrage.`],
    zh: ['乱击', `你可以将${CARDS}张相同花色的手牌当【万箭齐发】使用。`],
  },
});
