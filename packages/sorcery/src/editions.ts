import { CARDS } from './cards/index.ts';
import { cardOf } from './catalogue.ts';
import type { Definition } from './definition.ts';
import type { EditionName } from './types.ts';

/** An edition is a list of cards: its deck, the top card first. */
export type Edition = readonly Definition[];

const edition = (...names: readonly string[]): Edition => names.map(cardOf);

/** The edition of the hand-out. */
const f2020 = edition(
  'air-elemental',
  'earth-elemental',
  'fire-elemental',
  'bomb',
  'potion-seller',
  'novice-pyromancer',
  'apprentice-summoner',
  'master-summoner',
  'banish',
  'unsummon',
  'recharge',
  'disenchant',
  'raise-dead',
  'blizzard',
  'giant-strength',
  'enrage',
  'delay',
  'magic-fatigue',
  'silence',
  'dark-ritual',
  'aura-of-power',
  'standstill',
);

/** The same list with other cards in three places. */
const IN_STANDARD: Readonly<Record<string, string>> = { bomb: 'bone-golem', enrage: 'enrage-standard', delay: 'haste' };

const standard = edition(...f2020.map(({ id }) => IN_STANDARD[id] ?? id));

export const EDITIONS: Readonly<Record<EditionName, Edition>> = { f2020, standard };

/** The course team's own cards. */
export const EXTENSION = edition('grand-summoner', 'a-change-of-luck', 'nullify', 'contempt-of-the-weak');

/** Cards that show what a card may do; they are played only when testing. */
export const WORKSHOP = edition('workshop-mage', 'gift-of-fire', 'gift-of-thrift');

const titleOf = (card: Definition): string => card.text.en[0];

/** The cards a deck may name: all there are, and of two with one name the edition's own. */
export function cardsFor(name: EditionName, testing: boolean): Edition {
  const own = EDITIONS[name];
  const titles = new Set(own.map(titleOf));
  return [...own, ...CARDS.filter((card) => !titles.has(titleOf(card)) && (testing || !WORKSHOP.includes(card)))];
}
