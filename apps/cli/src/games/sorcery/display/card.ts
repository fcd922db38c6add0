import { displayWidth, wrapCells } from '@cardwright/presenter';
import type { Face } from './face.ts';
import { cell, cellRight, type Pen } from './pen.ts';

export const CARD_WIDTH = 33;
export const CARD_HEIGHT = 11;

export const INNER = CARD_WIDTH - 2;
export const BOX = 5; //            cells within a box
const TEXT_ROWS = 3; //             rows 5 to 7

export const line = (left: string, piece: string, right: string): string => left + piece.repeat(INNER) + right;

export const EMPTY_SLOT: readonly string[] = [
  line('┏', '━', '┓'),
  ...Array.from({ length: CARD_HEIGHT - 2 }, () => line('┃', ' ', '┃')),
  line('┗', '━', '┛'),
];

export const NO_SLOT: readonly string[] = Array.from({ length: CARD_HEIGHT }, () => ' '.repeat(CARD_WIDTH));

/** A number in a box: with a blank on either side, as long as there is room. */
export const boxed = (pen: Pen, number: string, side: 'left' | 'right'): string => {
  const wide = displayWidth(number) > BOX - 2 ? BOX : BOX - 2;
  const text = side === 'left' ? cell(pen, number, wide) : cellRight(pen, number, wide);
  return wide === BOX ? text : ` ${text} `;
};

/** Whether a box stands at the bottom, left and right. */
interface Corners {
  readonly left: boolean;
  readonly right: boolean;
}

/** How wide a text may be: there is a blank on either side of it, and a box before it if the card has one. */
const roomFor = ({ box }: Face): number => INNER - 2 - (box === null ? 0 : BOX + 1);

/** The text in its three rows; what does not fit is cut off in the last. */
function rowsOfText(pen: Pen, face: Face): string[] {
  const wide = roomFor(face);
  const rows = wrapCells(face.text, wide);
  if (rows.length <= TEXT_ROWS) return rows;
  return [...rows.slice(0, TEXT_ROWS - 1), cell(pen, rows.slice(TEXT_ROWS - 1).join(' '), wide)];
}

/** Whether a card's whole text fits on it. */
export const isTextWhole = (face: Face): boolean => wrapCells(face.text, roomFor(face)).length <= TEXT_ROWS;

/** A card: 33 columns, 11 rows. */
export function drawCard(pen: Pen, face: Face): string[] {
  const { name, cost, type, box } = face;
  const wide = roomFor(face);
  const rows = rowsOfText(pen, face);
  const title = INNER - BOX - 1;
  const text = (row: number): string => cell(pen, rows[row] ?? '', wide);
  const beside = box === null ? ` ${text(0)} ` : `${boxed(pen, box, 'right')}│ ${text(0)} `;
  const below = box === null ? ` ${text(1)} ` : `${'─'.repeat(BOX)}┘ ${text(1)} `;
  return [
    `┏${'━'.repeat(title)}┯${'━'.repeat(BOX)}┓`,
    `┃ ${cell(pen, name, title - 2)} │${boxed(pen, cost, 'right')}┃`,
    `┠${'─'.repeat(title)}┴${'─'.repeat(BOX)}┨`,
    `┃ ${cellRight(pen, type, INNER - 2)} ┃`,
    box === null ? line('┠', '─', '┨') : `┠${'─'.repeat(BOX)}┬${'─'.repeat(INNER - BOX - 1)}┨`,
    `┃${beside}┃`,
    `${box === null ? '┃' : '┠'}${below}┃`,
    `┃${' '.repeat(INNER - 1 - wide)}${text(2)} ┃`,
    ...corners(pen, face),
  ];
}

/** The last three rows, with boxes in the corners that have a number. */
function corners(pen: Pen, { left, right }: Face): string[] {
  const has: Corners = { left: left !== null, right: right !== null };
  const middle = ' '.repeat(INNER - (has.left ? BOX + 1 : 0) - (has.right ? BOX + 1 : 0));
  return [
    `${has.left ? `┠${'─'.repeat(BOX)}┐` : '┃'}${middle}${has.right ? `┌${'─'.repeat(BOX)}┨` : '┃'}`,
    `┃${left === null ? '' : `${boxed(pen, left, 'left')}│`}${middle}${right === null ? '' : `│${boxed(pen, right, 'right')}`}┃`,
    edge(has),
  ];
}

export const edge = ({ left, right }: Corners): string => {
  const bare = INNER - (left ? BOX + 1 : 0) - (right ? BOX + 1 : 0);
  return `┗${left ? `${'━'.repeat(BOX)}┷` : ''}${'━'.repeat(bare)}${right ? `┷${'━'.repeat(BOX)}` : ''}┛`;
};
