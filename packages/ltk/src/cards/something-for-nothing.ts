import { draw } from '../core/zones.ts';
import { ownTarget, scroll, self } from './kinds.ts';

const CARDS = 2;

// Something for Nothing 无中生有. "Draw two cards."
export const somethingForNothing = scroll('something-for-nothing', {
  aims: self,
  targets: ownTarget,
  effect(g, _use, target) {
    draw(g, target, CARDS);
  },
  text: {
    en: ['Something for Nothing', `Draw ${CARDS} cards.`],
    zh: ['无中生有', `摸${CARDS}张牌。`],
  },
});
