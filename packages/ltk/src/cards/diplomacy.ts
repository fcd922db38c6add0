import { kingdomOf } from '../core/heroes.ts';
import { playerAt } from '../core/state.ts';
import { draw } from '../core/zones.ts';
import { otherHero, scroll } from './kinds.ts';

const THEIRS = 1;
const YOURS = 3;

// Diplomacy 远交近攻. "Use on another hero: it draws one card, then you draw three." Official: on a revealed hero of another kingdom.
export const diplomacy = scroll('diplomacy', {
  aims(g, user, card) {
    const all = otherHero(g, user, card);
    if (g.state.options.rules !== 'official' || g.state.mode !== 'kingdoms') return all;
    return all.filter(
      (target) =>
        playerAt(g, target).claimed !== null &&
        (kingdomOf(g, target) === null || kingdomOf(g, target) !== kingdomOf(g, user)),
    );
  },
  *effect(g, use, target) {
    draw(g, target, THEIRS);
    draw(g, use.user, YOURS);
  },
  text: {
    en: ['Diplomacy', `Use on another hero: it draws ${THEIRS} card, then you draw ${YOURS}.`],
    zh: ['远交近攻', `对一名其他角色使用：其摸${THEIRS}张牌，然后你摸${YOURS}张牌。`],
  },
});
