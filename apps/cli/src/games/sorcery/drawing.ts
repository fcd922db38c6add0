import type { MinionView, PlayerView, View } from '@cardwright/sorcery';
import { printed } from '@cardwright/sorcery';
import type { Terminal } from '../../line-source.ts';
import {
  BOARD_HEIGHT,
  BOARD_WIDTH,
  drawBoard,
  drawHand,
  drawInspected,
  isWhole,
  type Titles,
} from './display/board.ts';
import { drawCompactBoard, drawCompactHand, drawCompactInspected } from './display/compact.ts';
import type { Pen } from './display/pen.ts';
import { WORDS } from './words.ts';

/** Whether what is shown must be small: a terminal that does not hold the board. Files and pipes hold everything. */
export const isSmall = ({ output }: Terminal): boolean =>
  output.isTTY === true && ((output.columns ?? 0) < BOARD_WIDTH || (output.rows ?? 0) < BOARD_HEIGHT);

export const showBoard = (pen: Pen, view: View, titles: Titles, small: boolean): string[] =>
  small ? drawCompactBoard(pen, view, titles) : drawBoard(pen, view, titles);

export function showHand(pen: Pen, player: PlayerView, small: boolean): string[] {
  if (player.hand.length === 0) return [WORDS[pen.language].emptyHand];
  return small ? drawCompactHand(pen, player) : drawHand(pen, player);
}

/** A minion; below it, where its card has not room for all it can do, its abilities by their numbers. */
export function showMinion(pen: Pen, minion: MinionView, small: boolean): string[] {
  const drawn = small ? drawCompactInspected(pen, minion) : drawInspected(pen, minion);
  const listed = minion.abilityCosts.length > 1 || (!small && !isWhole(pen, minion));
  return listed ? [...drawn, ...abilities(pen, minion)] : drawn;
}

function abilities({ language }: Pen, { card, abilityCosts }: MinionView): string[] {
  const { name, abilities } = printed(card.name);
  const lines = abilities.map(({ cost, text }, i) =>
    cost === null ? text[language] : `#${i + 1} (${abilityCosts[i] ?? cost}) ${text[language]}`,
  );
  return [WORDS[language].abilities(name[language]), ...lines];
}
