import type { Seat } from '@cardwright/engine';
import { cutCells, displayWidth, padCells, wrapCells } from '@cardwright/presenter';
import { battleOf, statsOf, type Thrones, teamOf, toAct, type View } from '@cardwright/thrones';
import { fit, languageOf, mark, type Paint, text } from '../../paint.ts';
import type { Screen } from '../../screen.ts';
import { face, faces, PILES } from './faces.ts';
import { hand } from './hand.ts';
import { WORDS } from './words.ts';

const PLAYS = 6;
const HEARTS = 3;
const LEFT = 36; //           cells for the seats; the piles are beside them
const PILE = 42; //           cells for a pile
const ROWS = [0, 2, 1, 3]; // the seats of a team beside their pile

const isOver = ({ play }: View): boolean => play >= PLAYS;
const isOwn = ({ seat }: View, pile: number): boolean => seat !== null && teamOf(seat) === pile;

function heading(view: View, paint: Paint): string[] {
  const words = WORDS[languageOf(paint)];
  const where = isOver(view) ? words.over : words.play(view.play + 1, view.turn + 1);
  const score = words.score(...view.scores);
  const gap = paint.width - 2 - displayWidth(where) - displayWidth(score);
  if (gap < 2) return [` ${where}`, ` ${paint.colours.bold(score)}`];
  return [` ${where}${' '.repeat(gap)}${paint.colours.bold(score)}`];
}

function seatLine(view: View, seat: Seat, paint: Paint): string {
  const { colours, presenter, players } = paint;
  const isAsked = !isOver(view) && toAct(view) === seat;
  const left = view.hearts[seat] ?? 0;
  const line = [
    isAsked ? mark(paint, 'here') : ' ',
    padCells(cutCells(`${presenter.name(seat)} ${players[seat] ?? ''}`, 18, mark(paint, 'more')), 18),
    `${colours.red(mark(paint, 'heart').repeat(left))}${mark(paint, 'gone').repeat(HEARTS - left)}`,
    ` ${WORDS[languageOf(paint)].effects(view.effects[seat] ?? 0)}`,
  ].join(' ');
  return padCells(isAsked ? colours.bold(line) : line, LEFT);
}

function pileLines(view: View, pile: 0 | 1, paint: Paint, room: number): string[] {
  const words = WORDS[languageOf(paint)];
  const laid = view.piles[pile];
  const { attack, defence } = statsOf(laid, view.options.clamp);
  const stats = laid.length === 0 ? words.empty : words.stats(String(attack).padStart(2), String(defence).padStart(2));
  return [
    `${padCells(words.pile(pile, isOwn(view, pile)), 16)} ${paint.colours.bold(stats)}`,
    `  ${laid.length === 0 ? '' : text(paint, laidWithin(laid, room, paint))}`,
  ];
}

/** The cards of a pile in so many cells: where they are too many, those in the middle are left out. */
function laidWithin(laid: readonly number[], room: number, paint: Paint): string {
  const [character = 0] = laid;
  let shown = faces(paint, laid);
  for (let from = 2; displayWidth(shown) > room && from < laid.length; from++)
    shown = `${face(paint, character)} ${mark(paint, 'more')} ${faces(paint, laid.slice(from))}`;
  return shown;
}

/** How the battle would end if it were fought with the piles as they lie. */
function fought(view: View, paint: Paint, isShort = false): string {
  if (view.piles.some((pile) => pile.length === 0)) return '';
  const words = WORDS[languageOf(paint)];
  const { succeeded, score } = battleOf([view.piles[0], view.piles[1]], view.options.clamp);
  const how = PILES.map((pile) => (succeeded[pile] ? words.breaks(pile) : words.held(pile)));
  return words.now(...score, isShort ? [] : how);
}

/** The four seats with what they hold, the two piles with their live attack and defence, the score. */
function table(view: View, paint: Paint, rows = Infinity): string[] {
  const isWide = paint.width >= LEFT + PILE;
  const middle = isWide ? beside(view, paint) : below(view, paint);
  const lines = (now: string): string[] =>
    [...heading(view, paint), ...middle, ...wrapCells(now, paint.width - 1).map((line) => ` ${line}`)].map((line) =>
      fit(paint, line.trimEnd()),
    );
  const whole = lines(fought(view, paint));
  return whole.length <= rows ? whole : lines(fought(view, paint, true));
}

/** The piles beside the seats of their teams. */
function beside(view: View, paint: Paint): string[] {
  const piles = PILES.flatMap((pile) => pileLines(view, pile, paint, paint.width - LEFT - 5));
  return ROWS.map(
    (seat, row) => ` ${seatLine(view, seat, paint)}${paint.colours.dim(mark(paint, 'bar'))} ${piles[row]}`,
  );
}

/** Each team on a line, its pile below it. */
const below = (view: View, paint: Paint): string[] =>
  PILES.flatMap((pile) => {
    const [numbers = '', cards = ''] = pileLines(view, pile, paint, paint.width - 6);
    const team = ROWS.filter((seat) => teamOf(seat) === pile).map((seat) => shortSeat(view, seat, paint));
    return [` ${team.join('  ')}`, `   ${numbers}`, `   ${cards}`];
  });

function shortSeat(view: View, seat: Seat, paint: Paint): string {
  const isAsked = !isOver(view) && toAct(view) === seat;
  const left = view.hearts[seat] ?? 0;
  const who = padCells(cutCells(paint.presenter.name(seat), 12, mark(paint, 'more')), 12);
  const line = `${isAsked ? mark(paint, 'here') : ' '} ${who} ${paint.colours.red(mark(paint, 'heart').repeat(left))}${mark(paint, 'gone').repeat(HEARTS - left)} ${view.effects[seat] ?? 0}`;
  return padCells(isAsked ? paint.colours.bold(line) : line, 24);
}

/** The same in sentences, with the own hand. */
function brief(view: View, paint: Paint): string[] {
  const words = WORDS[languageOf(paint)];
  const piles = PILES.map((pile) => {
    const laid = view.piles[pile];
    const { attack, defence } = statsOf(laid, view.options.clamp);
    const what = laid.length === 0 ? words.empty : `${faces(paint, laid)}  ${words.stats(`${attack}`, `${defence}`)}`;
    return words.says(words.pile(pile, isOwn(view, pile)), what);
  });
  return [
    words.says(words.play(view.play + 1, view.turn + 1), words.score(...view.scores)),
    ...piles,
    fought(view, paint),
    words.says(words.hand, faces(paint, view.hand)),
  ]
    .filter((line) => line !== '')
    .map((line) => text(paint, line));
}

export const thronesScreen: Screen<Thrones> = {
  table,
  hand,
  brief,
  score: (view, paint) => WORDS[languageOf(paint)].final(...view.scores),
};
