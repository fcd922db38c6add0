import { gainSkill } from '../core/gain.ts';
import { loseMaxHp } from '../core/life.ts';
import { playerAt } from '../core/state.ts';
import { awakens } from './awaken.ts';
import { skill } from './kinds.ts';

const AT = 1;
const LOSS = 1;

// Soul Bearing 魂姿, Sun Ce, awakening. "At the start of your turn with 1 life: lose 1 maximum life and gain Heroic and Heroic
// Soul."
export const hunzi = skill('hunzi', {
  awakening: true,
  triggers: [
    awakens(
      'hunzi',
      (g, self) => playerAt(g, self).hp === AT,
      function* (g, self) {
        yield* loseMaxHp(g, self, LOSS);
        gainSkill(g, self, 'yingzi');
        gainSkill(g, self, 'yinghun');
      },
    ),
  ],
  text: {
    en: [
      'Soul Bearing',
      `Awakening. At the start of your prepare phase with ${AT} life, lose ${LOSS} maximum life and gain Heroic and Heroic Soul.`,
    ],
    zh: ['魂姿', `觉醒技。准备阶段开始时，若你的体力值为${AT}，你减${LOSS}点体力上限，获得“英姿”和“英魂”。`],
  },
});
