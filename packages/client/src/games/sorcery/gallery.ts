import type { Language } from '@cardwright/engine';
import { cardsFor, EDITION_NAMES, EDITIONS, type EditionName, type PrintedCard, printed } from '@cardwright/sorcery';
import type { Piece } from '../../scene.ts';
import { printedAs } from './sheets.ts';
import { GALLERY_WORDS, STAGE_WORDS } from './words.ts';

const TYPES: readonly PrintedCard['type'][] = ['minion', 'spell', 'enchantment', 'ritual'];

const isIn = (edition: EditionName, id: string): boolean => EDITIONS[edition].some((card) => card.id === id);

function pieceOf(id: string, language: Language): Piece {
  const { type, name } = printed(id);
  const editions = EDITION_NAMES.filter((edition) => isIn(edition, id));
  const edition = editions[0] ?? 'f2020';
  const rules = { edition, subtypes: edition === 'f2020', silenceTriggers: false, testing: false };
  const sheet = printedAs(id, rules, language);
  return {
    id,
    group: STAGE_WORDS[language].types[type],
    sheet: {
      ...sheet,
      paragraphs: [
        ...sheet.paragraphs,
        { head: '', text: GALLERY_WORDS[language].editions(editions, EDITION_NAMES.length) },
      ],
    },
    names: [name.en, name.zh],
    concerns: [id],
  };
}

/** All cards a deck may name, kind by kind. */
export const gallery = (language: Language): readonly Piece[] =>
  [...new Set(EDITION_NAMES.flatMap((edition) => cardsFor(edition, false)).map(({ id }) => id))]
    .toSorted((a, b) => TYPES.indexOf(printed(a).type) - TYPES.indexOf(printed(b).type))
    .map((id) => pieceOf(id, language));
