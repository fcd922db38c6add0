import type { Decision } from '@cardwright/engine';
import { displayWidth, wrapCells } from '@cardwright/presenter';
import { freshRows, type LogPart, toldWithin } from './log-part.ts';
import { fit, type Paint, rule, text } from './paint.ts';
import type { Hand, Screen } from './screen.ts';

/** What a screen is made of, from the top down. */
export interface Parts {
  readonly status: string; //          the sentence that says who must do what
  readonly note: string; //            what that which is offered would do
  readonly elsewhere: string; //       where that is told, if there is no room for it
  readonly screen: Screen;
  readonly view: unknown;
  readonly decision: Decision | null;
  readonly page: number; //            which page of the choices, where they take several; it goes round
  readonly log: LogPart;
  readonly message: string; //         what came of the last answer, if it was none
  readonly hint: string; //            what else stands there
  keys(page: number, pages: number): readonly string[]; // what can be typed now, the most important first and last
}

const MOST = 3; // rows of a sentence

/** A text in at most so many rows; what does not fit is left out, and that can be seen. */
function wrapped(line: string, cells: number, most: number, paint: Paint): string[] {
  const lines = line === '' ? [] : wrapCells(text(paint, line), cells);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), fit({ ...paint, width: cells }, lines.slice(most - 1).join(' '))];
}

/** The middle of a screen: the table, the hand with its choices. */
interface Middle {
  readonly table: readonly string[];
  readonly hand: Hand;
  readonly isWhole: boolean; // it fits, and the choices are not paged
}

const rowsOf = ({ cards, pages: choices, last }: Hand): number =>
  cards.length + Math.max(...choices.map((page) => page.length)) + last.length;

/** Table and hand in so many rows: the table is told shorter before the choices are paged. */
function middleIn({ screen, view, decision }: Parts, paint: Paint, rows: number): Middle {
  const beside = (table: readonly string[]): Middle => {
    const hand = screen.hand(view, decision, paint, Math.max(2, rows - table.length));
    return { table, hand, isWhole: hand.pages.length === 1 && table.length + rowsOf(hand) <= rows };
  };
  const whole = beside(screen.table(view, paint));
  if (whole.isWhole) return whole;
  const short = beside(screen.table(view, paint, 0));
  return { ...short, table: screen.table(view, paint, rows - rowsOf(short.hand)) };
}

/** How generous a screen is: with rules between its parts, a hint, what an offer does, so many rows of what is new. */
const MANNERS = [
  { rules: 3, hints: true, notes: true, log: 3 },
  { rules: 0, hints: true, notes: true, log: 3 },
  { rules: 0, hints: false, notes: true, log: 2 },
  { rules: 0, hints: false, notes: false, log: 2 },
] as const;

/** The lines of a screen, one fewer than it is high: the last is for typing. The log takes what the rest leaves. */
export function layOut(parts: Parts, height: number, paint: Paint): string[] {
  const { colours } = paint;
  const status = wrapped(parts.status, paint.width - 2, MOST, paint).map((line) => colours.bold(` ${line}`));
  const note = wrapped(parts.note, paint.width - 4, Infinity, paint).map((line) => `   ${line}`);
  const elsewhere = note.length < 2 ? note : [colours.dim(`   ${parts.elsewhere}`)];
  const said = wrapped(parts.message, paint.width - 2, MOST, paint).map((line) => colours.yellow(` ${line}`));
  const hint = [colours.dim(` ${text(paint, parts.hint)}`)].filter((line) => displayWidth(line) <= paint.width);
  const fresh = freshRows(parts.log, paint);
  const plans = MANNERS.map(({ rules, hints, notes, log }) => {
    const top = [...status, ...(notes ? note : elsewhere)];
    const below = said.length > 0 ? said : hints ? hint : [];
    const left = height - 2 - top.length - below.length; // the last two rows are for the keys and for typing
    return { rules, top, below, left, middle: middleIn(parts, paint, left - rules - Math.min(log, fresh)) };
  });
  const least = plans.at(-1) as (typeof plans)[number];
  const { rules, top, below, left, middle } = plans.find((plan) => plan.middle.isWhole) ?? least;
  const { table, hand } = middle;
  const at = parts.page % hand.pages.length;
  const line = rules > 0 ? [rule(paint)] : [];
  const shown = [...line, ...table, ...line, ...hand.cards, ...(hand.pages[at] ?? []), ...hand.last, ...line];
  const log = toldWithin(parts.log, Math.max(0, left - shown.length), paint);
  const blank = Array.from({ length: Math.max(0, left - shown.length - log.length) }, () => '');
  const keys = colours.inverse(` ${keysWithin(parts.keys(at + 1, hand.pages.length), paint)} `);
  return [...[...top, ...shown, ...log, ...blank].slice(0, height - 2 - below.length), ...below, keys]
    .slice(1 - height)
    .map((each) => fit(paint, each));
}

/** As many of the keys as fit on a line; the last one always. */
function keysWithin(keys: readonly string[], paint: Paint): string {
  const last = keys.at(-1) ?? '';
  for (let count = keys.length - 1; count > 0; count--) {
    const line = text(paint, [...keys.slice(0, count), last].join(' · '));
    if (wrapCells(line, paint.width - 2).length === 1) return line;
  }
  return last;
}

/** A page of text over the screen, wrapped; as many pages as it takes. */
export function pages(lines: readonly string[], keys: string, height: number, paint: Paint): string[][] {
  const all = lines.flatMap((line) => wrapCells(line, paint.width - 2).map((each) => ` ${each}`));
  const room = Math.max(1, height - 4);
  const count = Math.max(1, Math.ceil(all.length / room));
  return Array.from({ length: count }, (_, page) => {
    const shown = all.slice(page * room, (page + 1) * room);
    const blank = Array.from({ length: room - shown.length }, () => '');
    const where = count > 1 ? ` (${page + 1}/${count})` : '';
    return ['', ...shown, ...blank, rule(paint), paint.colours.inverse(` ${keys}${where} `)].map((line) =>
      fit(paint, line),
    );
  });
}
