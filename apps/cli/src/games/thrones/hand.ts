import type { Decision } from '@cardwright/engine';
import { displayWidth, padCells } from '@cardwright/presenter';
import type { Option, View } from '@cardwright/thrones';
import { fit, languageOf, mark, type Paint, PLAIN, text } from '../../paint.ts';
import { face, faces, PILES } from './faces.ts';
import { WORDS } from './words.ts';

const CELL = 5; // cells for a card

/** The number of the choice that lays this card on this pile; 0 if there is none. */
const numberOf = (options: readonly Option[], card: number, pile: 0 | 1): number =>
  options.findIndex((option) => option.type === 'lay' && option.card === card && option.pile === pile) + 1;

const flushRight = (shown: string): string => ' '.repeat(Math.max(0, CELL - displayWidth(shown))) + shown;

/** All hands, for somebody who sees everything. */
const openHands = (hands: readonly (readonly number[])[], paint: Paint): string[] =>
  hands.map((hand, seat) => ` ${padCells(paint.presenter.name(seat), 9)} ${text(paint, faces(paint, hand))}`);

/** The hand as a grid: under each card the numbers that lay it on either pile, dim where there are none. */
function ownHand(cards: readonly number[], options: readonly Option[] | null, paint: Paint): string[] {
  const { colours } = paint;
  const words = WORDS[languageOf(paint)];
  const label = Math.max(...[words.hand, words.on(0), words.on(1)].map(displayWidth)) + 1;
  if (cards.length === 0) return [` ${words.hand} ${words.none}`];
  const shown = (card: number): string => {
    const isLegal = options === null || PILES.some((pile) => numberOf(options, card, pile) > 0);
    return flushRight(
      isLegal ? text(paint, face(paint, card)) : colours.dim(text({ ...paint, colours: PLAIN }, face(paint, card))),
    );
  };
  const row = (name: string, cells: readonly string[]): string => ` ${padCells(name, label)}${cells.join('')}`;
  if (options === null) return [row(words.hand, cards.map(shown))];
  const numbers = (pile: 0 | 1): string[] =>
    cards.map((card) => {
      const number = numberOf(options, card, pile);
      return flushRight(number > 0 ? String(number) : colours.dim(mark(paint, 'gone')));
    });
  const passing = options.findIndex((option) => option.type === 'pass') + 1;
  return [
    row(passing > 0 ? words.pass(passing) : words.hand, cards.map(shown)),
    ...PILES.map((pile) => row(words.on(pile), numbers(pile))),
  ];
}

export function hand(view: View, decision: Decision<Option> | null, paint: Paint): string[] {
  const lines =
    view.hands !== null
      ? openHands(view.hands, paint)
      : view.seat === null
        ? []
        : ownHand(view.hand, decision?.options ?? null, paint);
  return lines.map((line) => fit(paint, line));
}
