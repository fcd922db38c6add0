import type { Decision } from '@cardwright/engine';
import { displayWidth, padCells, wrapCells } from '@cardwright/presenter';
import type { Option, View } from '@cardwright/thrones';
import { languageOf, mark, type Paint, PLAIN, text } from '../../paint.ts';
import type { Hand } from '../../screen.ts';
import { face, faces, PILES } from './faces.ts';
import { WORDS } from './words.ts';

const CELL = 5; // cells for a card

/** The number of the choice that lays this card on this pile; 0 if there is none. */
const numberOf = (options: readonly Option[], card: number, pile: 0 | 1): number =>
  options.findIndex((option) => option.type === 'lay' && option.card === card && option.pile === pile) + 1;

const flushRight = (shown: string): string => ' '.repeat(Math.max(0, CELL - displayWidth(shown))) + shown;

/** All hands, for somebody who sees everything. */
const openHands = (hands: readonly (readonly number[])[], paint: Paint): string[] =>
  hands.flatMap((cards, seat) =>
    wrapCells(`${padCells(paint.presenter.name(seat), 9)} ${faces(paint, cards)}`, paint.width - 1).map(
      (line) => ` ${text(paint, line)}`,
    ),
  );

/** The hand as a grid: under each card the numbers that lay it on either pile, dim where there are none. */
function ownHand(cards: readonly number[], options: readonly Option[] | null, paint: Paint): string[] {
  const { colours } = paint;
  const words = WORDS[languageOf(paint)];
  if (cards.length === 0) return [` ${words.hand} ${words.none}`];
  const label = Math.max(...[words.hand, words.on(0), words.on(1)].map(displayWidth)) + 1;
  const row = (name: string, cells: readonly string[]): string => ` ${padCells(name, label)}${cells.join('')}`;
  const shown = (card: number): string => {
    const isLegal = options === null || PILES.some((pile) => numberOf(options, card, pile) > 0);
    return flushRight(
      isLegal ? text(paint, face(paint, card)) : colours.dim(text({ ...paint, colours: PLAIN }, face(paint, card))),
    );
  };
  const number = (card: number, pile: 0 | 1): string => {
    const found = options === null ? 0 : numberOf(options, card, pile);
    return flushRight(found > 0 ? String(found) : colours.dim(mark(paint, 'gone')));
  };
  const passing = (options ?? []).findIndex((option) => option.type === 'pass') + 1;
  const name = passing > 0 ? words.pass(passing) : words.hand;
  const across = Math.max(1, Math.floor((paint.width - label - 1) / CELL));
  const blocks = Array.from({ length: Math.ceil(cards.length / across) }, (_, i) =>
    cards.slice(i * across, (i + 1) * across),
  );
  return blocks.flatMap((some, i) => [
    row(i === 0 ? name : '', some.map(shown)),
    ...(options === null
      ? []
      : PILES.map((pile) =>
          row(
            words.on(pile),
            some.map((card) => number(card, pile)),
          ),
        )),
  ]);
}

export function hand(view: View, decision: Decision<Option> | null, paint: Paint): Hand {
  const lines =
    view.hands !== null
      ? openHands(view.hands, paint)
      : view.seat === null
        ? []
        : ownHand(view.hand, decision?.options ?? null, paint);
  return decision === null ? { cards: lines, pages: [[]], last: [] } : { cards: [], pages: [lines], last: [] };
}
