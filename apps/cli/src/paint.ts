import type { Decision, Language, Span } from '@cardwright/engine';
import { cleanPainted, cleanText, cutCells, displayWidth, type Presenter, plain } from '@cardwright/presenter';
import picocolors from 'picocolors';

export type Colours = ReturnType<typeof picocolors.createColors>;

export const PLAIN: Colours = picocolors.createColors(false);

/** What lines are drawn with. */
export interface Paint {
  readonly presenter: Presenter;
  readonly players: readonly string[]; // who sits where, in a word
  readonly colours: Colours;
  readonly ascii: boolean; //             frames, marks and suits in plain letters
  readonly width: number; //              in cells
  readonly labels?: readonly string[]; //  what choosing each option of the open question does
}

export const languageOf = (paint: Paint): Language => paint.presenter.language;

/** Colours, unless the environment or the output says no. */
export function coloursFor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): Colours {
  const isForced = (env['FORCE_COLOR'] ?? '') !== '' && env['FORCE_COLOR'] !== '0';
  const isRefused = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb';
  return picocolors.createColors(!isRefused && (isForced || stream.isTTY === true));
}

const MARKS = {
  rule: ['─', '-'],
  bar: ['│', '|'],
  here: ['▸', '>'],
  heart: ['♥', 'H'],
  gone: ['·', '.'],
  dot: ['·', '-'],
  new: ['›', '>'],
  more: ['…', '...'],
} as const;

export const mark = ({ ascii }: Paint, name: keyof typeof MARKS): string => MARKS[name][ascii ? 1 : 0];

export const rule = (paint: Paint): string => paint.colours.dim(mark(paint, 'rule').repeat(paint.width));

export const fit = (paint: Paint, line: string): string => cutCells(line, paint.width, mark(paint, 'more'));

/** A line as it goes out: of what it quotes, nothing reaches the terminal but signs and our own colours. */
export const printable = ({ colours }: Pick<Paint, 'colours'>, line: string): string =>
  colours.isColorSupported ? cleanPainted(line) : cleanText(line);

const CARD = /([♠♥♦♣])(10|[2-9JQKA])/g;
const LETTERS: Readonly<Record<string, string>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/** Text with its playing cards painted: four colours for four suits, or letters where only those may be used. */
export const text = (paint: Paint, line: string): string =>
  (paint.ascii ? line.replaceAll(/—+|·/g, '-').replaceAll('→', '->').replaceAll(/[‘’]/g, "'") : line).replaceAll(
    CARD,
    (card, suit: string, rank: string) => {
      const shown = paint.ascii ? `${rank === '10' ? 'T' : rank}${LETTERS[suit]}` : card;
      return suited(paint, suit, shown);
    },
  );

function suited({ colours }: Paint, suit: string, shown: string): string {
  switch (suit) {
    case '♥':
      return colours.red(shown);
    case '♦':
      return colours.cyan(shown);
    case '♣':
      return colours.green(shown);
    default:
      return colours.bold(shown);
  }
}

/** What choosing each option does. */
export const choicesIn = (paint: Paint, { options }: Decision): string[] =>
  options.map((option, i) => text(paint, paint.labels?.[i] ?? plain(paint.presenter.option(option))));

export const spoken = (paint: Paint, spans: readonly Span[]): string => text(paint, plain(spans));

/** Pieces in lines of so many cells, none of them broken. */
export function packed(pieces: readonly string[], cells: number, gap = 2): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last === undefined || displayWidth(last) + gap + displayWidth(piece) > cells) lines.push(piece);
    else lines[lines.length - 1] = `${last}${' '.repeat(gap)}${piece}`;
  }
  return lines;
}
