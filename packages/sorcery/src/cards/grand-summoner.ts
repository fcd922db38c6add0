import { activated, minion } from '../definition.ts';
import { summon } from '../effects.ts';

// Grand Summoner 宗师召唤师. Activated (1): "Summon a Fire Elemental."
export const grandSummoner = minion('grand-summoner', {
  cost: 5,
  attack: 2,
  defence: 5,
  subtype: 'summoner',
  abilities: [
    activated({
      cost: 1,
      effect: summon('fire-elemental', 1),
      text: { en: 'Summon {effect.count} {effect.name}.', zh: '召唤 {effect.count} 个{effect.name}。' },
    }),
  ],
  text: { en: ['Grand Summoner'], zh: ['宗师召唤师'] },
});
