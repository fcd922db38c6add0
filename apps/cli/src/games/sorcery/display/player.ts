import { BOX, boxed, CARD_HEIGHT, edge, INNER, line } from './card.ts';
import { cell, cellCentred, cellRight, type Pen } from './pen.ts';

/** What stands on a player's card. */
export interface PlayerCard {
  readonly name: string;
  readonly life: string;
  readonly magic: string;
  readonly words: readonly [life: string, magic: string];
}

const GAP = INNER - 2 * (BOX + 1); // between the two boxes
const BAR = '─'.repeat(BOX);
const BLANK = `┃${' '.repeat(INNER)}┃`;

/** A player's card. The boxes are on the side of the minions: at the bottom for the first player, at the top for the second. */
export function drawPlayer(pen: Pen, { name, life, magic, words }: PlayerCard, seat: number): string[] {
  const half = Math.floor((GAP - 2) / 2);
  const said = `${cell(pen, words[0], half)}${cellRight(pen, words[1], GAP - 2 - half)}`;
  const boxes = `┃${boxed(pen, life, 'right')}│ ${said} │${boxed(pen, magic, 'left')}┃`;
  const title = `┃${cellCentred(pen, name, INNER)}┃`;
  const blank = (rows: number): string[] => Array.from({ length: rows }, () => BLANK);
  const drawn =
    seat === 0
      ? [
          line('┏', '━', '┓'),
          ...blank(2),
          title,
          ...blank(4),
          `┠${BAR}┐${' '.repeat(GAP)}┌${BAR}┨`,
          boxes,
          edge({ left: true, right: true }),
        ]
      : [
          `┏${'━'.repeat(BOX)}┯${'━'.repeat(GAP)}┯${'━'.repeat(BOX)}┓`,
          boxes,
          `┠${BAR}┘${' '.repeat(GAP)}└${BAR}┨`,
          ...blank(4),
          title,
          ...blank(2),
          line('┗', '━', '┛'),
        ];
  return drawn.slice(0, CARD_HEIGHT);
}
