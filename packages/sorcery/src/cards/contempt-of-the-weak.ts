import { endOfYourTurn, ritual } from '../definition.ts';
import { buryWeak } from '../effects.ts';

// Contempt of the Weak 蔑视弱者. "At the end of your turn, minions with attack 1 or less die."
export const contemptOfTheWeak = ritual('contempt-of-the-weak', {
  cost: 1,
  activation: 1,
  charges: 3,
  when: endOfYourTurn,
  effect: buryWeak(1),
  text: {
    en: ['Contempt of the Weak', 'At the end of your turn, minions with attack {effect.attack} or less die.'],
    zh: ['蔑视弱者', '你的回合结束时，攻击力不大于 {effect.attack} 的随从全部进入坟场。'],
  },
});
