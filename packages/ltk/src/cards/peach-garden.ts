import { isWounded, recover } from '../core/recover.ts';
import { scroll } from './kinds.ts';
import { allHeroes, anyone } from './mass.ts';

const LIFE = 1;

// Peach Garden 桃园结义. "Every hero in turn, from you on, recovers 1 life."
export const peachGarden = scroll('peach-garden', {
  aims: anyone,
  targets: allHeroes,
  idle: (g, _use, target) => !isWounded(g, target),
  effect: (g, _use, target) => recover(g, target, LIFE),
  text: {
    en: ['Peach Garden', `Every hero in turn, beginning with you, recovers ${LIFE} life.`],
    zh: ['桃园结义', `由你开始，所有角色依次回复${LIFE}点体力。`],
  },
});
