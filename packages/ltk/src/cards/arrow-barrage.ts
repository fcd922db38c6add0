import { allOthers, scroll } from './kinds.ts';
import { anyOther, playOrSuffer } from './mass.ts';

// Arrow Barrage 万箭齐发. "Every other hero in turn plays a Dodge or takes 1 damage."
export const arrowBarrage = scroll('arrow-barrage', {
  aims: anyOther,
  targets: allOthers,
  effect: (g, use, target) => playOrSuffer(g, use, target, 'dodge'),
  text: {
    en: ['Arrow Barrage', 'Every other hero in turn plays a Dodge or takes 1 damage from you.'],
    zh: ['万箭齐发', '所有其他角色依次选择：打出一张【闪】，或受到你造成的1点伤害。'],
  },
});
