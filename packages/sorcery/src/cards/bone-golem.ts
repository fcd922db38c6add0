import { minion, minionLeaves, triggered } from '../definition.ts';
import { grow } from '../effects.ts';

// Bone Golem 骸骨傀儡. "Gain +1/+1 whenever a minion leaves play."
export const boneGolem = minion('bone-golem', {
  cost: 2,
  attack: 1,
  defence: 3,
  abilities: [
    triggered({
      when: minionLeaves,
      effect: grow(1, 1),
      text: {
        en: 'Gain +{effect.attack}/+{effect.defence} whenever a minion leaves play.',
        zh: '每当有随从离场，获得 +{effect.attack}/+{effect.defence}。',
      },
    }),
  ],
  text: { en: ['Bone Golem'], zh: ['骸骨傀儡'] },
});
