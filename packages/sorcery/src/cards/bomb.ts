import { itDies, minion, triggered } from '../definition.ts';
import { damageEnemiesByAttack } from '../effects.ts';

// Bomb 炸弹. "When this minion dies, it deals its attack to every enemy minion."
export const bomb = minion('bomb', {
  cost: 2,
  attack: 1,
  defence: 2,
  abilities: [
    triggered({
      when: itDies,
      effect: damageEnemiesByAttack,
      text: {
        en: 'When this minion dies, it deals its attack to every enemy minion.',
        zh: '此随从死亡时，对每个敌方随从造成等同其攻击力的伤害。',
      },
    }),
  ],
  text: { en: ['Bomb'], zh: ['炸弹'] },
});
