import { enemyMinionEnters, minion, triggered } from '../definition.ts';
import { damage } from '../effects.ts';

// Fire Elemental 火元素. "Whenever an opponent's minion enters play, deal 1 damage to it."
export const fireElemental = minion('fire-elemental', {
  cost: 2,
  attack: 2,
  defence: 2,
  subtype: 'elemental',
  abilities: [
    triggered({
      when: enemyMinionEnters,
      effect: damage(1),
      text: {
        en: "Whenever an opponent's minion enters play, deal {effect.amount} damage to it.",
        zh: '每当对手的随从进场，对其造成 {effect.amount} 点伤害。',
      },
    }),
  ],
  text: { en: ['Fire Elemental'], zh: ['火元素'] },
});
