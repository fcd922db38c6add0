import { ownMinionEnters, ritual } from '../definition.ts';
import { gain } from '../effects.ts';

// Aura of Power 力量光环. "Each minion that enters under your control gains +1/+1."
export const auraOfPower = ritual('aura-of-power', {
  cost: 1,
  activation: 1,
  charges: 4,
  when: ownMinionEnters,
  effect: gain(1, 1),
  text: {
    en: ['Aura of Power', 'Each minion that enters under your control gains +{effect.attack}/+{effect.defence}.'],
    zh: ['力量光环', '每当有随从在你的控制下进场，其获得 +{effect.attack}/+{effect.defence}。'],
  },
});
