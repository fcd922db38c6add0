import { playerAt } from '../core/state.ts';
import { colorFor } from '../core/zones.ts';
import { skill } from './kinds.ts';

const TIMES = 4;

// Read the Situation 度势, Lu Xun. "Up to four times in your play phase you may use a red hand card as Rest."
export const duoshi = skill('duoshi', {
  viewAs: [
    {
      as: ['rest'],
      count: 1,
      from: 'hand',
      accepts: (g, self, id) => colorFor(g, id, self) === 'red',
      when: (g, self, purpose) => purpose === 'use' && (playerAt(g, self).phaseMarks['duoshi'] ?? 0) < TIMES,
      made(g, self) {
        const { phaseMarks } = playerAt(g, self);
        phaseMarks['duoshi'] = (phaseMarks['duoshi'] ?? 0) + 1;
      },
    },
  ],
  text: {
    en: ['Read the Situation', `Up to ${TIMES} times in your play phase you may use a red hand card as Rest.`],
    zh: ['度势', `出牌阶段限${TIMES}次，你可以将一张红色手牌当【以逸待劳】使用。`],
  },
});
