import { enchantment } from '../definition.ts';

// Delay 延缓. "Enchanted minion has no actions in its controller's next turn. Then destroy this."
export const delay = enchantment('delay', {
  cost: 1,
  delays: true,
  text: {
    en: ['Delay', "Enchanted minion has no actions in its controller's next turn. Then destroy this."],
    zh: ['延缓', '受附魔的随从在其控制者的下个回合没有行动；此后延缓被消灭。'],
  },
});
