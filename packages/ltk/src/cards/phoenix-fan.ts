import { may } from '../core/skill.ts';
import { weapon } from './kinds.ts';

// Phoenix Fan 朱雀羽扇, range 4. "When you use a normal Strike, you may turn it into a Fire Strike."
export const phoenixFan = weapon('phoenix-fan', 4, {
  skill: {
    triggers: [
      may('use-declared', {
        if: (_g, self, { use }) => use.user === self && use.card.name === 'strike',
        *effect(_g, _self, { use }) {
          use.card = { ...use.card, name: 'fire-strike', skill: 'phoenix-fan' };
        },
      }),
    ],
  },
  text: {
    en: ['Phoenix Fan', 'When you use a normal Strike, you may turn it into a Fire Strike.'],
    zh: ['朱雀羽扇', '当你使用普通【杀】时，你可以将其改为火【杀】。'],
  },
});
