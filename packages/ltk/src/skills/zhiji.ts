import type { Seat } from '@cardwright/engine';
import { choosePick } from '../core/ask.ts';
import { gainSkill } from '../core/gain.ts';
import { loseMaxHp } from '../core/life.ts';
import { isWounded, recover } from '../core/recover.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { draw } from '../core/zones.ts';
import { awakens } from './awaken.ts';
import { skill } from './kinds.ts';

const LIFE = 1;
const CARDS = 2;
const LOSS = 1;

function* inherit(g: Now, self: Seat): Asks {
  const picks = isWounded(g, self) ? ['recover-one', 'draw-two'] : ['draw-two'];
  const pick = yield* choosePick(g, self, 'inherit', picks, { skill: 'zhiji' });
  if (pick === 'recover-one') yield* recover(g, self, LIFE);
  else draw(g, self, CARDS);
  yield* loseMaxHp(g, self, LOSS);
  gainSkill(g, self, 'guanxing');
}

// Inherited Will 志继, Jiang Wei, awakening. "At the start of your turn without hand cards: recover 1 or draw two cards, then lose
// 1 maximum life and gain Stargaze."
export const zhiji = skill('zhiji', {
  awakening: true,
  triggers: [awakens('zhiji', (g, self) => playerAt(g, self).hand.length === 0, inherit)],
  says: {
    'ask.inherit/you': { en: 'Recover life, or draw cards ({about.skill})', zh: '选择回复体力或摸牌（{about.skill}）' },
    'ask.inherit': {
      en: '{seat} {seat|recover|recovers} life or {seat|draw|draws} cards ({about.skill})',
      zh: '{seat}选择回复体力或摸牌（{about.skill}）',
    },
  },
  text: {
    en: [
      'Inherited Will',
      `Awakening. At the start of your prepare phase without hand cards, recover ${LIFE} life or draw ${CARDS} cards, then lose ${LOSS} maximum life and gain Stargaze.`,
    ],
    zh: [
      '志继',
      `觉醒技。准备阶段开始时，若你没有手牌，你回复${LIFE}点体力或摸${CARDS}张牌，然后减${LOSS}点体力上限，获得“观星”。`,
    ],
  },
});
