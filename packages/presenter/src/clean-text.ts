/** What a terminal takes for an order or does not show: control, format and unassigned characters, halves of pairs, line ends. */
const UNPRINTABLE = /[\p{C}\u2028\u2029]/gu;
/** What lines are painted with: bold, dim, inverse and four colours. Nothing that hides what is written. */
const COLOUR = new RegExp(`(${String.fromCodePoint(27)}\\[(?:[127]|22|27|3[12369])m)`);

/** Text from outside (a record, a name, a file, a path) as one line that any terminal shows and none obeys. */
export const cleanText = (text: string): string => text.replaceAll(UNPRINTABLE, (char) => (char === '\t' ? ' ' : '?'));

/** The same for a line that was painted: its colours stay. */
export const cleanPainted = (line: string): string =>
  line
    .split(COLOUR)
    .map((piece, i) => (i % 2 === 1 ? piece : cleanText(piece)))
    .join('');
