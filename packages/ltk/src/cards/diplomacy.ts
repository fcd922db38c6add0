import { kingdomOf } from '../core/heroes.ts';
import { isOfficial } from '../core/mode.ts';
import { playerAt } from '../core/state.ts';
import { draw } from '../core/zones.ts';
import { otherHero, scroll } from './kinds.ts';

const THEIRS = 1;
const YOURS = 3;

// Diplomacy 远交近攻. "Use on another hero: it draws one card, then you draw three." Official: by and on a
// revealed hero, of another kingdom.
export const diplomacy = scroll('diplomacy', {
  whyNot: (g, user) => (isOfficial(g) && playerAt(g, user).claimed === null ? 'not-revealed' : null),
  aims(g, user, card) {
    const all = otherHero(g, user, card);
    if (!isOfficial(g)) return all;
    return all.filter(
      (target) =>
        playerAt(g, target).claimed !== null &&
        (kingdomOf(g, target) === null || kingdomOf(g, target) !== kingdomOf(g, user)),
    );
  },
  spares: () => 'not-another-kingdom',
  effect(g, use, target) {
    draw(g, target, THEIRS);
    draw(g, use.user, YOURS);
  },
  says: {
    'reason.not-revealed': { en: 'none of your heroes is revealed yet', zh: '你尚未明置任何武将牌' },
    'reason.not-another-kingdom': { en: 'it is not known to be of another kingdom', zh: '其势力未定，或与你相同' },
  },
  text: {
    en: ['Diplomacy', `Use on another hero: it draws ${THEIRS} card, then you draw ${YOURS}.`],
    zh: ['远交近攻', `对一名其他角色使用：其摸${THEIRS}张牌，然后你摸${YOURS}张牌。`],
  },
  official: {
    en: `Once a hero of yours is revealed, use on a revealed player of another kingdom: it draws ${THEIRS} card, then you draw ${YOURS}.`,
    zh: `你有明置的武将牌时，对一名有明置武将牌且与你势力不同的角色使用：其摸${THEIRS}张牌，然后你摸${YOURS}张牌。`,
  },
});
