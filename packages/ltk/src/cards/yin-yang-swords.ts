import { chooseOne } from '../core/ask.ts';
import { genderOf } from '../core/heroes.ts';
import { may } from '../core/skill.ts';
import { type Option, playerAt } from '../core/state.ts';
import { discard, draw } from '../core/zones.ts';
import { isStrikeOf, weapon } from './kinds.ts';

const CARDS = 1;

// Yin-Yang Swords 雌雄双股剑, range 2. "When your Strike targets a hero of the other gender, you may let it choose: it discards
// a hand card, or you draw a card."
export const yinYangSwords = weapon('yin-yang-swords', 2, {
  skill: {
    triggers: [
      may('targeted', {
        if(g, self, { use, target }) {
          const genders = [genderOf(g, self), genderOf(g, target)];
          return isStrikeOf(self, use) && genders.includes('male') && genders.includes('female');
        },
        *effect(g, self, { target }) {
          const cards = playerAt(g, target).hand.map((card): Option => ({ type: 'card', card }));
          const letDraw: Option = { type: 'pick', pick: 'user-draws' };
          const { card } =
            cards.length === 0 ? letDraw : yield* chooseOne(g, target, 'yin-yang', [...cards, letDraw], { from: self });
          if (card === undefined) draw(g, self, CARDS);
          else yield* discard(g, target, [card], 'yin-yang-swords');
        },
      }),
    ],
  },
  says: {
    'ask.yin-yang/you': {
      en: 'Discard a hand card, or let {about.from} draw a card',
      zh: '弃置一张手牌，或令{about.from}摸一张牌',
    },
    'ask.yin-yang': {
      en: '{seat} {seat|discard|discards} a hand card or {seat|let|lets} {about.from} draw a card',
      zh: '{seat}弃置一张手牌，或令{about.from}摸一张牌',
    },
    'pick.user-draws': { en: 'Let the other draw', zh: '令对方摸牌' },
  },
  text: {
    en: [
      'Yin-Yang Swords',
      `When your Strike targets a hero of the other gender, you may let it choose: it discards a hand card, or you draw ${CARDS} card.`,
    ],
    zh: ['雌雄双股剑', `当你使用【杀】指定异性角色为目标后，你可以令其选择：弃置一张手牌，或你摸${CARDS}张牌。`],
  },
});
