import type { Language } from '@cardwright/engine';
import { cutCells, displayWidth, padCells } from '@cardwright/presenter';

/** What cards and boards are drawn with. */
export interface Pen {
  readonly language: Language;
  readonly ascii: boolean; // frames of | and - only
}

/** Each piece of a frame, and what stands for it in plain letters. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ...Array.from('┏┓┗┛┃┠┨│║╠╣', (piece): [string, string] => [piece, '|']),
  ...Array.from('━─┯┷┬┴┐┌┘└═╔╗╚╝', (piece): [string, string] => [piece, '-']),
  ['█', '#'],
  ['●', '*'],
]);

/** Lines as this pen draws them. */
export const inked = ({ ascii }: Pen, lines: readonly string[]): string[] =>
  ascii ? lines.map((line) => Array.from(line, (char) => PLAIN.get(char) ?? char).join('')) : [...lines];

/** The text in exactly this many cells, cut with a mark where it is too long. */
export const cell = (pen: Pen, text: string, cells: number): string =>
  padCells(cutCells(text, cells, pen.ascii ? '...' : '…'), cells);

/** The same, flush right. */
export function cellRight(pen: Pen, text: string, cells: number): string {
  const cut = cutCells(text, cells, pen.ascii ? '...' : '…');
  return ' '.repeat(cells - displayWidth(cut)) + cut;
}

export function cellCentred(pen: Pen, text: string, cells: number): string {
  const cut = cutCells(text, cells, pen.ascii ? '...' : '…');
  const before = Math.floor((cells - displayWidth(cut)) / 2);
  return padCells(' '.repeat(before) + cut, cells);
}

/** Things drawn side by side, row by row. */
export const beside = (drawings: readonly (readonly string[])[]): string[] =>
  (drawings[0] ?? []).map((_, row) => drawings.map((drawing) => drawing[row] ?? '').join(''));
