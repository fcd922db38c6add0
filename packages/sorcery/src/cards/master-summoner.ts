import { activated, minion } from '../definition.ts';
import { summon } from '../effects.ts';

// Master Summoner 大师召唤师. Activated (2): "Summon up to three 1/1 Air Elementals."
export const masterSummoner = minion('master-summoner', {
  cost: 3,
  attack: 2,
  defence: 3,
  subtype: 'summoner',
  abilities: [
    activated({
      cost: 2,
      effect: summon('air-elemental', 3),
      text: { en: 'Summon up to {effect.count} {effect.name}s.', zh: '召唤至多 {effect.count} 个{effect.name}。' },
    }),
  ],
  text: { en: ['Master Summoner'], zh: ['大师召唤师'] },
});
