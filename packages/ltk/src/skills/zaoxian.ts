import { gainSkill } from '../core/gain.ts';
import { loseMaxHp } from '../core/life.ts';
import { playerAt } from '../core/state.ts';
import { awakens } from './awaken.ts';
import { skill } from './kinds.ts';
import { FIELDS } from './tuntian.ts';

const ENOUGH = 3;
const LOSS = 1;

// Tunnel the Pass 凿险, Deng Ai, awakening. "At the start of your turn with three or more fields: lose 1 maximum life and gain
// Swift Raid."
export const zaoxian = skill('zaoxian', {
  awakening: true,
  triggers: [
    awakens(
      'zaoxian',
      (g, self) => (playerAt(g, self).piles[FIELDS] ?? []).length >= ENOUGH,
      function* (g, self) {
        yield* loseMaxHp(g, self, LOSS);
        gainSkill(g, self, 'jixi');
      },
    ),
  ],
  text: {
    en: [
      'Tunnel the Pass',
      `Awakening. At the start of your prepare phase, with ${ENOUGH} or more fields, lose ${LOSS} maximum life and gain Swift Raid (use a field as Snatch).`,
    ],
    zh: ['凿险', `觉醒技。准备阶段开始时，若“田”的数量不少于${ENOUGH}，你减${LOSS}点体力上限，获得“急袭”。`],
  },
});
