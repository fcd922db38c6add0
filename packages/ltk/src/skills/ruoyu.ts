import type { Seat } from '@cardwright/engine';
import { gainSkill } from '../core/gain.ts';
import { gainMaxHp } from '../core/life.ts';
import { recover } from '../core/recover.ts';
import { others } from '../core/seats.ts';
import { type Asks, type Now, playerAt } from '../core/state.ts';
import { awakens } from './awaken.ts';
import { skill } from './kinds.ts';

const GAIN = 1;
const LIFE = 1;

const isLowest = (g: Now, self: Seat): boolean =>
  others(g, self).every((other) => playerAt(g, other).hp >= playerAt(g, self).hp);

function* wakeUp(g: Now, self: Seat): Asks {
  gainMaxHp(g, self, GAIN);
  yield* recover(g, self, LIFE);
  gainSkill(g, self, 'jijiang');
}

// Seeming Fool 若愚, Liu Shan, Lord, awakening. "At the start of your turn with the least life of all: gain 1 maximum life, recover
// 1 and gain Rouse."
export const ruoyu = skill('ruoyu', {
  lord: true,
  awakening: true,
  triggers: [awakens('ruoyu', isLowest, wakeUp)],
  text: {
    en: [
      'Seeming Fool',
      `Lord skill, awakening. At the start of your prepare phase, if nobody has less life than you, gain ${GAIN} maximum life, recover ${LIFE} life and gain Rouse.`,
    ],
    zh: [
      '若愚',
      `主公技，觉醒技。准备阶段开始时，若你的体力值为全场最少（或之一），你加${GAIN}点体力上限，回复${LIFE}点体力，获得“激将”。`,
    ],
  },
});
