import { displayWidth, wrapCells } from '@cardwright/table';
import { TYPES } from '../words.ts';
import type { Face } from './face.ts';
import { cell, cellRight, type Pen } from './pen.ts';

export const CARD_WIDTH = 33;
export const CARD_HEIGHT = 11;

export const INNER = CARD_WIDTH - 2;
export const BOX = 5; //            cells within a box
const TEXT_ROWS = 3; //             rows 5 to 7
const MORE_ROWS = 2; //             rows 8 and 9, between the boxes, for texts that need them

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

/** The text in rows: three of them, and two shorter ones for what is left over. */
function rowsOfText(pen: Pen, text: string, wide: number, narrow: number): { rows: string[]; isCut: boolean } {
  const first = wrapCells(text, wide);
  if (first.length <= TEXT_ROWS) return { rows: first, isCut: false };
  const rows = first.slice(0, TEXT_ROWS);
  let at = 0;
  for (const row of rows) at = text.indexOf(row, at) + row.length;
  const rest = wrapCells(text.slice(at).trim(), narrow);
  const isCut = rest.length > MORE_ROWS;
  const more = rest.slice(0, MORE_ROWS);
  if (isCut) more[MORE_ROWS - 1] = cell(pen, rest.slice(MORE_ROWS - 1).join(' '), narrow);
  return { rows: [...rows, ...more], isCut };
}

/** Where a text may go: its first column, and how wide it is in rows 5 to 7 and in rows 8 and 9. */
function roomFor({ box, left, right }: Face): { from: number; wide: number; narrow: number } {
  const from = box === null ? 1 : BOX + 2;
  const start = left === null ? from : BOX + 2;
  const end = right === null ? INNER - 1 : INNER - BOX - 2;
  return { from, wide: INNER - 1 - from, narrow: end - start };
}

/** Whether a card's whole text fits on it. */
export function isTextWhole(pen: Pen, face: Face): boolean {
  const { wide, narrow } = roomFor(face);
  return !rowsOfText(pen, face.text, wide, narrow).isCut;
}

/** A card: 33 columns, 11 rows. */
export function drawCard(pen: Pen, face: Face): string[] {
  const { name, cost, type, box } = face;
  const { wide, narrow } = roomFor(face);
  const { rows } = rowsOfText(pen, face.text, wide, narrow);
  const title = INNER - BOX - 1;
  const text = (row: number): string => cell(pen, rows[row] ?? '', wide);
  const beside = box === null ? ` ${text(0)} ` : `${boxed(pen, box, 'right')}│ ${text(0)} `;
  const below = box === null ? ` ${text(1)} ` : `${'─'.repeat(BOX)}┘ ${text(1)} `;
  return [
    `┏${'━'.repeat(title)}┯${'━'.repeat(BOX)}┓`,
    `┃ ${cell(pen, name, title - 2)} │${boxed(pen, cost, 'right')}┃`,
    `┠${'─'.repeat(title)}┴${'─'.repeat(BOX)}┨`,
    `┃ ${cellRight(pen, TYPES[pen.language][type], INNER - 2)} ┃`,
    box === null ? line('┠', '─', '┨') : `┠${'─'.repeat(BOX)}┬${'─'.repeat(INNER - BOX - 1)}┨`,
    `┃${beside}┃`,
    `${box === null ? '┃' : '┠'}${below}┃`,
    `┃${' '.repeat(INNER - 1 - wide)}${text(2)} ┃`,
    ...corners(pen, face, rows.slice(TEXT_ROWS), narrow),
  ];
}

/** The last three rows, with boxes in the corners that have a number. */
function corners(pen: Pen, { box, left, right }: Face, rest: readonly string[], narrow: number): string[] {
  const has: Corners = { left: left !== null, right: right !== null };
  const indent = has.left || box === null ? 1 : BOX + 2;
  const middle = (row: number): string => {
    const cells = INNER - (has.left ? BOX + 1 : 0) - (has.right ? BOX + 1 : 0);
    return cell(pen, `${' '.repeat(indent)}${cell(pen, rest[row] ?? '', narrow)}`, cells);
  };
  return [
    `${has.left ? `┠${'─'.repeat(BOX)}┐` : '┃'}${middle(0)}${has.right ? `┌${'─'.repeat(BOX)}┨` : '┃'}`,
    `┃${left === null ? '' : `${boxed(pen, left, 'left')}│`}${middle(1)}${right === null ? '' : `│${boxed(pen, right, 'right')}`}┃`,
    edge(has),
  ];
}

export const edge = ({ left, right }: Corners): string => {
  const bare = INNER - (left ? BOX + 1 : 0) - (right ? BOX + 1 : 0);
  return `┗${left ? `${'━'.repeat(BOX)}┷` : ''}${'━'.repeat(bare)}${right ? `┷${'━'.repeat(BOX)}` : ''}┛`;
};
