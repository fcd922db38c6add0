import { may } from '../core/skill.ts';
import { mayStrikeAtOnce, strikeAtOnce } from '../core/strike-at-once.ts';
import { isStrikeOf, weapon } from './kinds.ts';

// Green Dragon Crescent Blade 青龙偃月刀, range 3. "When your Strike is dodged, you may use another Strike on the same target."
export const greenDragonCrescentBlade = weapon('green-dragon-crescent-blade', 3, {
  skill: {
    triggers: [
      may('dodged', {
        if: (g, self, { use, target }) => isStrikeOf(self, use) && mayStrikeAtOnce(g, self, target),
        *effect(g, self, { use, target }) {
          yield* strikeAtOnce(g, self, target, use, { alone: true, skill: 'green-dragon-crescent-blade' });
        },
      }),
    ],
  },
  text: {
    en: ['Green Dragon Crescent Blade', 'When your Strike is dodged, you may use another Strike on the same target.'],
    zh: ['青龙偃月刀', '当你的【杀】被【闪】抵消后，你可以对同一目标再使用一张【杀】。'],
  },
});
