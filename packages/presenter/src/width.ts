/** Wide in a terminal: East Asian scripts, their punctuation and full forms, and emoji. */
const WIDE =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const ZERO = /^(?:\p{Mark}|\p{Format}|\p{Variation_Selector})$/u;
const ESCAPE = String.fromCodePoint(27);
const STYLING = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g');
const STYLED = new RegExp(`(${ESCAPE}\\[[0-9;]*m)`);

/** How many terminal cells a text takes. Colour codes take none. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const char of text.replace(STYLING, '')) width += ZERO.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return width;
}

/** The text, filled up with blanks to this many cells. */
export const padCells = (text: string, cells: number): string =>
  text + ' '.repeat(Math.max(0, cells - displayWidth(text)));

/**
 * The text, cut to at most this many cells, with a mark where something is missing. Colour codes are kept, so that what
 * was switched on is switched off again.
 */
export function cutCells(text: string, cells: number, mark = '…'): string {
  if (displayWidth(text) <= cells) return text;
  const room = cells - displayWidth(mark);
  if (room < 0) return '';
  let [cut, width, isCut] = ['', 0, false];
  for (const piece of text.split(STYLED)) {
    if (piece.startsWith(ESCAPE)) {
      cut += piece;
      continue;
    }
    for (const char of isCut ? '' : piece) {
      width += displayWidth(char);
      isCut = width > room;
      cut += isCut ? mark : char;
      if (isCut) break;
    }
  }
  return cut;
}

/** What is not torn apart: no line begins with a comma or a closing bracket, none ends with an opening one. */
const PIECES =
  /[【（「“]*(?:\p{Script=Han}|[^\s\p{Script=Han}【（「“，。：；、！？）」】”]+)[，。：；、！？）」】”]*|\s+|[^\s]/gu;

/** Lines of at most this many cells, broken at blanks where there are any, anywhere within Chinese. */
export function wrapCells(text: string, cells: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(PIECES) ?? []) {
    if (displayWidth(line) + displayWidth(piece) > cells && line !== '') {
      lines.push(line.trimEnd());
      line = piece.trim() === '' ? '' : piece;
    } else if (line !== '' || lines.length === 0 || piece.trim() !== '') line += piece;
    while (displayWidth(line) > Math.max(cells, 2)) {
      let head = '';
      for (const char of line) {
        if (head !== '' && displayWidth(head + char) > cells) break;
        head += char;
      }
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd());
  return lines;
}
