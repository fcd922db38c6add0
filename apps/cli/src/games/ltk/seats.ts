import { statesOf } from '@cardwright/client/ltk';
import { findHero, type PlayerView, type Slot, type View } from '@cardwright/ltk';
import { displayWidth, padCells, plain, wrapCells } from '@cardwright/presenter';
import { languageOf, mark, type Paint, packed, text } from '../../paint.ts';
import { WORDS } from './words.ts';

const SLOTS: readonly Slot[] = ['weapon', 'armor', 'plus', 'minus'];
const HEAD = 27; // cells for who somebody is

export const cardName = ({ presenter }: Paint, card: number): string => plain(presenter.noun('card', card));

/** Life as hearts: those left and those lost. */
export const hearts = (paint: Paint, { hp, maxHp }: PlayerView): string => {
  const left = Math.max(0, hp);
  return `${paint.colours.red(mark(paint, 'heart').repeat(left))}${mark(paint, 'gone').repeat(Math.max(0, maxHp - left))}${hp < 0 ? ` (${hp})` : ''}`;
};

export const heroesOf = (view: View, player: PlayerView, paint: Paint): string => {
  const words = WORDS[languageOf(paint)];
  if (player.heroes.length === 0) return words.unchosen;
  return player.heroes
    .map((hero) => (hero === null ? words.hidden : (findHero(view.mode, hero)?.text[languageOf(paint)] ?? hero)))
    .join(' + ');
};

const isTurn = (view: View, { seat }: PlayerView): boolean => view.current === seat && view.phase !== null;

const turnMark = (view: View, player: PlayerView, paint: Paint): string =>
  isTurn(view, player) ? mark(paint, 'here') : ' ';

/** Seat, heroes and role, as far as they are known. */
function whoIs(view: View, player: PlayerView, paint: Paint): string {
  const role = player.role === null ? '' : ` [${plain(paint.presenter.noun('role', player.role))}]`;
  return `${player.seat + 1} ${heroesOf(view, player, paint)}${role}`;
}

const states = (view: View, player: PlayerView, paint: Paint): string[] =>
  statesOf(view, player, languageOf(paint)).map(({ name }) => name);

/** The name of a card without suit and number. */
const bareName = (paint: Paint, card: number): string => cardName(paint, card).replace(/^[♠♥♦♣]\S+ /, '');

function worn(player: PlayerView, paint: Paint, isShort = false): string[] {
  const words = WORDS[languageOf(paint)];
  return SLOTS.flatMap((slot) => {
    const card = player.slots[slot];
    if (card < 0) return [];
    if (slot === 'plus' || slot === 'minus') return [words.slots[slot]];
    return [isShort ? bareName(paint, card) : `${words.slots[slot]} ${cardName(paint, card)}`];
  });
}

/** What lies before somebody: equipment, fates, cards that are known, piles. */
function before(view: View, player: PlayerView, paint: Paint, isShort = false): string[] {
  const words = WORDS[languageOf(paint)];
  const { presenter } = paint;
  const isKnown = player.seat !== view.seat && player.known.length > 0 && view.seat !== null;
  return [
    ...worn(player, paint, isShort),
    ...player.fates.map(({ as }) => `${words.fate} ${plain(presenter.noun('name', as))}`),
    ...(isKnown ? [player.known.map((card) => cardName(paint, card)).join(' ')] : []),
    ...Object.entries(player.piles).map(
      ([pile, cards]) =>
        `${pile} ${cards.map((card) => (card === null ? words.unknown : cardName(paint, card))).join(' ')}`,
    ),
  ];
}

const indented = (line: string, paint: Paint, indent = 5): string[] =>
  wrapCells(text(paint, line), paint.width - indent).map((each) => `${' '.repeat(indent)}${each}`);

/** One player: who, life, hand, distance from the viewer; then what lies before them. */
export function seatLines(view: View, player: PlayerView, paint: Paint): string[] {
  const { reach } = view;
  const { colours } = paint;
  const words = WORDS[languageOf(paint)];
  const who = `${turnMark(view, player, paint)} ${padCells(whoIs(view, player, paint), HEAD)} `;
  if (!player.alive) return broken(who, states(view, player, paint), paint).map((line) => colours.dim(line));
  const far = reach?.distances[player.seat] ?? null;
  const where =
    player.seat === view.seat ? words.you : far === null || reach === null ? '' : words.away(far, far <= reach.range);
  const start = `${who}${padCells(hearts(paint, player), 9)} ${padCells(words.cards(player.cards), 9)} `;
  const lines = broken(
    start,
    [where, ...states(view, player, paint)].filter((each) => each !== ''),
    paint,
  );
  const below = before(view, player, paint);
  return [
    ...lines.map((line) => (isTurn(view, player) ? colours.bold(line) : line)),
    ...(below.length === 0 ? [] : indented(below.join(' · '), paint)),
  ];
}

/** A start and what follows it, on one line if they fit. */
function broken(start: string, said: readonly string[], paint: Paint): string[] {
  const line = `${start}${said.join(' · ')}`.trimEnd();
  if (displayWidth(line) <= paint.width) return [line];
  return [start.trimEnd(), ...indented(said.join(' · '), paint)];
}

/** Life, hand and distance in a few signs. */
function inShort(view: View, player: PlayerView, paint: Paint): string {
  const words = WORDS[languageOf(paint)];
  const far = view.reach?.distances[player.seat] ?? null;
  const where = player.seat === view.seat ? words.you : far === null ? '' : words.far(far);
  return `${player.hp}/${player.maxHp} ${words.held(player.cards)} ${where}`.trimEnd();
}

const living = ({ players }: View): PlayerView[] => players.filter(({ alive }) => alive);

/** Each who lives, with what lies before them, on a line where it fits. */
export function shortSeats(view: View, paint: Paint): string[] {
  const head = Math.max(...living(view).map((player) => displayWidth(whoIs(view, player, paint))));
  return living(view).flatMap((player) => {
    const start = `${turnMark(view, player, paint)} ${padCells(whoIs(view, player, paint), head)}  ${padCells(inShort(view, player, paint), 13)} `;
    const lines = broken(start, [...states(view, player, paint), ...before(view, player, paint, true)], paint);
    return lines.map((line) => (isTurn(view, player) ? paint.colours.bold(text(paint, line)) : text(paint, line)));
  });
}

/** Several who live to a line, with how many cards lie before each. */
export function packedSeats(view: View, paint: Paint): string[] {
  const words = WORDS[languageOf(paint)];
  const cells = living(view).map((player) => {
    const isHidden = player.heroes.length > 0 && player.heroes.every((hero) => hero === null);
    const name = isHidden ? `${player.seat + 1} ${words.hidden}` : whoIs(view, player, paint);
    const lying = SLOTS.filter((slot) => player.slots[slot] >= 0).length + player.fates.length;
    const said = [name, inShort(view, player, paint), lying === 0 ? '' : words.lying(lying)];
    const line = `${turnMark(view, player, paint)} ${said.filter((each) => each !== '').join(' ')}`;
    return isTurn(view, player) ? paint.colours.bold(line) : line;
  });
  const half = Math.floor(paint.width / 2);
  const isPaired = cells.every((cell) => displayWidth(cell) <= half);
  return packed(isPaired ? cells.map((cell) => padCells(cell, half - 1)) : cells, paint.width, isPaired ? 1 : 2);
}

/** The dead, all together. */
export function deadLine(view: View, paint: Paint): string[] {
  const words = WORDS[languageOf(paint)];
  const dead = view.players.filter(({ alive }) => !alive).map((player) => whoIs(view, player, paint));
  if (dead.length === 0) return [];
  return indented(words.says(words.dead, dead.join(', ')), paint, 2).map((line) => paint.colours.dim(line));
}
