import { activated, minion } from '../definition.ts';
import { summon } from '../effects.ts';

// Apprentice Summoner 学徒召唤师. Activated (1): "Summon a 1/1 Air Elemental."
export const apprenticeSummoner = minion('apprentice-summoner', {
  cost: 1,
  attack: 1,
  defence: 1,
  subtype: 'summoner',
  abilities: [
    activated({
      cost: 1,
      effect: summon('air-elemental', 1),
      text: { en: 'Summon {effect.count} {effect.name}.', zh: '召唤 {effect.count} 个{effect.name}。' },
    }),
  ],
  text: { en: ['Apprentice Summoner'], zh: ['学徒召唤师'] },
});
