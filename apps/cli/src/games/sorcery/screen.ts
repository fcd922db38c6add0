import type { Seat } from '@cardwright/engine';
import { padCells, wrapCells } from '@cardwright/presenter';
import type { Sorcery, View } from '@cardwright/sorcery';
import { languageOf, mark, type Paint, packed, text } from '../../paint.ts';
import type { Screen } from '../../screen.ts';
import { minionText, nameOf, placeOf, SEATS, sideOf } from './screen-faces.ts';
import { hand, handText } from './screen-hand.ts';
import { WORDS } from './screen-words.ts';

const TITLE = 23; // cells for a player

/** A player by number, since places are written by it, with the name if there is one. */
function calledOut(seat: Seat, { presenter, players }: Paint): string {
  const number = `P${seat + 1}`;
  const name = presenter.name(seat);
  return [number, name === number ? '' : name, players[seat] ?? ''].filter((each) => each !== '').join(' ');
}

/** A side: whose, its minions, its ritual and, unless it is told shorter, the graveyard. */
function sideLines(view: View, seat: Seat, paint: Paint, isShort: boolean): string[] {
  const language = languageOf(paint);
  const words = WORDS[language];
  const { life, magic, deck, hand: held, ritual, graveyard, minions } = sideOf(view, seat);
  const isActive = view.ended === null && view.active === seat;
  const top = graveyard.at(-1);
  const title = [
    isActive ? mark(paint, 'here') : ' ',
    padCells(calledOut(seat, paint), TITLE),
    words.side(life, magic, deck, held.length),
  ].join(' ');
  const laid =
    ritual === null ? [] : [words.ritual(placeOf(seat, 'ritual'), nameOf(ritual.card, language), ritual.charges)];
  const dead =
    top === undefined
      ? []
      : [words.graveyard(`${nameOf(top.card, language)} ${top.attack}/${top.defence}`, graveyard.length)];
  const minionsHere = minions.map((minion, slot) => `${placeOf(seat, slot)} ${minionText(minion, paint)}`);
  const placed = minionsHere.length === 0 ? [words.noMinions] : minionsHere;
  const rows = isShort ? [[...placed, ...laid]] : [placed, [...laid, ...dead]];
  return [
    ...wrapCells(title, paint.width).map((line) => (isActive ? paint.colours.bold(line) : line)),
    ...rows.flatMap((pieces) => packed(pieces, paint.width - 5)).map((line) => `     ${line}`),
  ];
}

function table(view: View, paint: Paint, rows = Infinity): string[] {
  const words = WORDS[languageOf(paint)];
  const sides = (isShort: boolean): string[] => SEATS.flatMap((seat) => sideLines(view, seat, paint, isShort));
  const whole = [` ${words.turn(view.turn)}`, ...sides(false)];
  return whole.length <= rows ? whole : sides(true);
}

function brief(view: View, paint: Paint): string[] {
  const language = languageOf(paint);
  const seat = view.seat ?? view.active;
  const own = `${WORDS[language].hand}: ${handText(sideOf(view, seat), language)}`;
  return [...table(view, paint).map((line) => line.trim()), own].map((line) => text(paint, line));
}

export const sorceryScreen: Screen<Sorcery> = {
  table,
  hand,
  brief,
  score: ({ players: [first, second] }, paint) => WORDS[languageOf(paint)].score(first.life, second.life),
};
