import { displayWidth, wrapCells } from '@cardwright/presenter';
import {
  BOARD_LIMIT,
  type HandCard,
  type MinionView,
  type PlayerView,
  type RitualView,
  type View,
} from '@cardwright/sorcery';
import { WORDS } from '../words.ts';
import type { Titles } from './board.ts';
import { cardFace, type Face, figure, handFace, minionFace, ritualFace } from './face.ts';
import { beside, cell, cellCentred, cellRight, inked, type Pen } from './pen.ts';

export const COMPACT_WIDTH = 16;
const HEIGHT = 5;
const INNER = COMPACT_WIDTH - 2;

/** Three rows of text in a frame. */
const framed = (rows: readonly [string, string, string]): string[] => [
  `┏${'━'.repeat(INNER)}┓`,
  ...rows.map((row) => `┃${row}┃`),
  `┗${'━'.repeat(INNER)}┛`,
];

const EMPTY = framed([' '.repeat(INNER), ' '.repeat(INNER), ' '.repeat(INNER)]);
const NOTHING = Array.from({ length: HEIGHT }, () => ' '.repeat(COMPACT_WIDTH));

/** A name on two lines where one does not hold it. */
function brokenName(name: string, cells: number): readonly [string, string] {
  if (displayWidth(name) <= cells) return [name, ''];
  const [first = '', ...rest] = wrapCells(name, cells);
  return [first, rest.join(' ')];
}

/** A card in 16 columns and 5 rows: name and cost, the beginning of its text, its numbers and marks. */
function drawCompact(pen: Pen, face: Face, marks = ''): string[] {
  const numbers =
    face.left !== null && face.right !== null
      ? `${face.left}/${face.right}`
      : face.right === null
        ? ''
        : `(${face.right})`;
  const room = INNER - displayWidth(numbers) - 1;
  const [name, rest] = brokenName(face.name, INNER - 1 - displayWidth(face.cost));
  const said = face.box === null ? face.text : `${face.box}: ${face.text}`;
  return framed([
    `${cell(pen, name, INNER - 1 - displayWidth(face.cost))} ${face.cost}`,
    cell(pen, rest === '' ? said : said === '' ? rest : `${rest}: ${said}`, INNER),
    `${numbers} ${cellRight(pen, marks, room)}`,
  ]);
}

/** What a minion's card has no room to say: enchantments, silence, delay, actions left. */
function marksOf({ enchantments, isSilenced, isDelayed, actions }: MinionView): string {
  const said = [
    enchantments.length > 0 ? `E${enchantments.length}` : '',
    isSilenced ? 'S' : '',
    isDelayed ? 'D' : '',
    '●'.repeat(Math.min(3, actions)),
  ];
  return said.filter((each) => each !== '').join(' ');
}

const minion = (pen: Pen, view: MinionView | undefined): string[] =>
  view === undefined ? EMPTY : drawCompact(pen, minionFace(view, pen.language), marksOf(view));

const ritual = (pen: Pen, view: RitualView | null): string[] =>
  view === null ? EMPTY : drawCompact(pen, ritualFace(view, pen.language));

function playerRow(pen: Pen, player: PlayerView, title: string): string[] {
  const words = WORDS[pen.language];
  const [life, magic] = words.stats;
  const card = framed([
    cellCentred(pen, title, INNER),
    cell(pen, `${life} ${figure(player.life)}`, INNER),
    cell(pen, `${magic} ${figure(player.magic)}`, INNER),
  ]);
  return beside([ritual(pen, player.ritual), NOTHING, card, NOTHING, minion(pen, player.graveyard.at(-1))]);
}

const minionRow = (pen: Pen, { minions }: PlayerView): string[] =>
  beside(Array.from({ length: BOARD_LIMIT }, (_, slot) => minion(pen, minions[slot])));

/** The board for small terminals: 80 columns, 21 rows, with the meaning of the marks in the middle. */
export function drawCompactBoard(pen: Pen, { players: [first, second] }: View, titles: Titles): string[] {
  const legend = ` ${WORDS[pen.language].legend} `;
  const rest = COMPACT_WIDTH * BOARD_LIMIT - displayWidth(legend);
  const before = Math.floor(rest / 2);
  return inked(pen, [
    ...playerRow(pen, first, titles[0]),
    ...minionRow(pen, first),
    `${'─'.repeat(before)}${legend}${'─'.repeat(rest - before)}`,
    ...minionRow(pen, second),
    ...playerRow(pen, second, titles[1]),
  ]);
}

const sentence = (number: number, { name, text }: Face): string => `${number} ${name}${text === '' ? '' : `: ${text}`}`;

/** A hand for small terminals: small cards, then a line for each with all of its text. */
export function drawCompactHand(pen: Pen, { hand }: PlayerView): string[] {
  const faces = hand.flatMap((card: HandCard | null) => (card === null ? [] : [handFace(card, pen.language)]));
  return [
    ...inked(pen, beside(faces.map((face) => drawCompact(pen, face)))),
    ...faces.map((face, i) => sentence(i + 1, face)),
  ];
}

/** A minion for small terminals: its small card, then a line for each enchantment, oldest first. */
export function drawCompactInspected(pen: Pen, view: MinionView): string[] {
  const face = minionFace(view, pen.language);
  return [
    ...inked(pen, minion(pen, view)),
    ...(face.text === '' ? [] : [face.text]),
    ...view.enchantments.map((card, i) => sentence(i + 1, cardFace(card, pen.language))),
  ];
}
