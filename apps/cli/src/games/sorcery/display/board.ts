import type { MinionView, PlayerView, View } from '@cardwright/sorcery';
import { BOARD_LIMIT } from '@cardwright/sorcery';
import { WORDS } from '../words.ts';
import { CARD_WIDTH, drawCard, EMPTY_SLOT, isTextWhole, NO_SLOT } from './card.ts';
import { cardFace, figure, handFace, minionFace, ritualFace } from './face.ts';
import { LOGO } from './logo.ts';
import { beside, cellCentred, inked, type Pen } from './pen.ts';
import { drawPlayer } from './player.ts';

const ACROSS = BOARD_LIMIT;
const BOARD_INNER = CARD_WIDTH * ACROSS;
export const BOARD_WIDTH = BOARD_INNER + 2;
export const BOARD_HEIGHT = 56;

/** How the players are called on the board: with their ratings beside their names. */
export type Titles = readonly [string, string];

const minion = (pen: Pen, view: MinionView | undefined): readonly string[] =>
  view === undefined ? EMPTY_SLOT : drawCard(pen, minionFace(view, pen.language));

/** Ritual, player, top of the graveyard. */
function playerRow(pen: Pen, { life, magic, ritual, graveyard }: PlayerView, seat: number, title: string): string[] {
  const who = { name: title, life: figure(life), magic: figure(magic), words: WORDS[pen.language].stats };
  return beside([
    ritual === null ? EMPTY_SLOT : drawCard(pen, ritualFace(ritual, pen.language)),
    NO_SLOT,
    drawPlayer(pen, who, seat),
    NO_SLOT,
    minion(pen, graveyard.at(-1)),
  ]);
}

const minionRow = (pen: Pen, { minions }: PlayerView): string[] =>
  beside(Array.from({ length: ACROSS }, (_, slot) => minion(pen, minions[slot])));

const rule = (left: string, right: string): string => left + '═'.repeat(BOARD_INNER) + right;

function centre(pen: Pen): string[] {
  const blank = ' '.repeat(BOARD_INNER);
  return [blank, ...LOGO.map((row) => cellCentred(pen, row, BOARD_INNER)), blank];
}

/** The board: 167 columns, 56 rows. The first player is always on top. */
export function drawBoard(pen: Pen, { players: [first, second] }: View, titles: Titles): string[] {
  const framed = (rows: readonly string[]): string[] => rows.map((row) => `║${row}║`);
  return inked(pen, [
    rule('╔', '╗'),
    ...framed([...playerRow(pen, first, 0, titles[0]), ...minionRow(pen, first)]),
    rule('╠', '╣'),
    ...framed(centre(pen)),
    rule('╠', '╣'),
    ...framed([...minionRow(pen, second), ...playerRow(pen, second, 1, titles[1])]),
    rule('╚', '╝'),
  ]);
}

/** The cards of a hand that can be seen, side by side. */
export const drawHand = (pen: Pen, { hand }: PlayerView): string[] =>
  inked(pen, beside(hand.flatMap((card) => (card === null ? [] : [drawCard(pen, handFace(card, pen.language))]))));

/** A minion as it is now, then its enchantments, oldest first, five to a row. */
export function drawInspected(pen: Pen, view: MinionView): string[] {
  const enchantments = view.enchantments.map((card) => drawCard(pen, cardFace(card, pen.language)));
  const rows = Array.from({ length: Math.ceil(enchantments.length / ACROSS) }, (_, row) =>
    beside(enchantments.slice(row * ACROSS, (row + 1) * ACROSS)),
  );
  return inked(pen, [...minion(pen, view), ...rows.flat()]);
}

/** Whether everything a minion can do stands on its card. */
export const isWhole = (pen: Pen, view: MinionView): boolean => isTextWhole(minionFace(view, pen.language));
