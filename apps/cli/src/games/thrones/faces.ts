import { plain } from '@cardwright/presenter';
import { languageOf, type Paint } from '../../paint.ts';
import { WORDS } from './words.ts';

export const PILES = [0, 1] as const;

/** A card by the game's own word for it. */
export const face = ({ presenter }: Paint, card: number): string => plain(presenter.noun('card', card));

export const faces = (paint: Paint, cards: readonly number[]): string =>
  cards.length === 0 ? WORDS[languageOf(paint)].none : cards.map((card) => face(paint, card)).join(' ');
