import { allOthers, scroll } from './kinds.ts';
import { anyOther, playOrSuffer } from './mass.ts';

// Barbarian Invasion 南蛮入侵. "Every other hero in turn plays a Strike or takes 1 damage."
export const barbarianInvasion = scroll('barbarian-invasion', {
  aims: anyOther,
  targets: allOthers,
  effect: (g, use, target) => playOrSuffer(g, use, target, 'strike'),
  text: {
    en: ['Barbarian Invasion', 'Every other hero in turn plays a Strike or takes 1 damage from you.'],
    zh: ['南蛮入侵', '所有其他角色依次选择：打出一张【杀】，或受到你造成的1点伤害。'],
  },
});
