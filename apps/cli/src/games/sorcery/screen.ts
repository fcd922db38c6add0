import type { Decision, Language, Seat } from '@cardwright/engine';
import { cutCells, displayWidth, padCells } from '@cardwright/presenter';
import {
  type Card,
  type HandCard,
  type MinionView,
  type Option,
  type PlayerView,
  printed,
  type Sorcery,
  type View,
} from '@cardwright/sorcery';
import { fit, languageOf, mark, type Paint, text } from '../../paint.ts';
import type { Screen } from '../../screen.ts';
import { WORDS } from './screen-words.ts';

const SEATS: readonly Seat[] = [0, 1];
const LABEL = 27; // cells for what acts; its choices are beside it

const nameOf = ({ name }: Card, language: Language): string => printed(name).name[language];
const placeOf = (owner: Seat, slot: number | 'ritual'): string => `${owner + 1}.${slot === 'ritual' ? 'r' : slot + 1}`;
const sideOf = (view: View, seat: Seat): PlayerView => view.players[seat] as PlayerView;

/** A minion with its numbers, its actions, and what keeps it from acting. */
function minionText(
  { card, attack, defence, actions, enchantments, isSilenced, isDelayed }: MinionView,
  paint: Paint,
): string {
  const words = WORDS[languageOf(paint)];
  const said = [
    `${nameOf(card, languageOf(paint))} ${attack}/${defence}`,
    enchantments.length > 0 ? `+${enchantments.length}` : '',
    isSilenced ? words.silenced : '',
    isDelayed ? words.delayed : '',
    actions > 0 ? mark(paint, 'here').repeat(Math.min(3, actions)) : '',
  ];
  return said.filter((each) => each !== '').join(' ');
}

/** A player by number, since places are written by it, with the name if there is one. */
function calledOut(seat: Seat, { presenter, players }: Paint): string {
  const number = `P${seat + 1}`;
  const name = presenter.name(seat);
  return [number, name === number ? '' : name, players[seat] ?? ''].filter((each) => each !== '').join(' ');
}

function sideLines(view: View, seat: Seat, paint: Paint): string[] {
  const language = languageOf(paint);
  const words = WORDS[language];
  const { life, magic, deck, hand, ritual, graveyard, minions } = sideOf(view, seat);
  const isActive = view.ended === null && view.active === seat;
  const top = graveyard.at(-1);
  const title = [
    isActive ? mark(paint, 'here') : ' ',
    padCells(calledOut(seat, paint), LABEL - 4),
    words.side(life, magic, deck, hand.length),
  ].join(' ');
  const below = [
    ritual === null ? '' : words.ritual(placeOf(seat, 'ritual'), nameOf(ritual.card, language), ritual.charges),
    top === undefined
      ? ''
      : words.graveyard(`${nameOf(top.card, language)} ${top.attack}/${top.defence}`, graveyard.length),
  ].filter((each) => each !== '');
  const placed = minions.map((minion, slot) => `${placeOf(seat, slot)} ${minionText(minion, paint)}`);
  return [
    isActive ? paint.colours.bold(title) : title,
    ...packed(placed.length === 0 ? [words.noMinions] : placed, paint.width - 5).map((line) => `     ${line}`),
    ...packed(below, paint.width - 5).map((line) => `     ${line}`),
  ];
}

function table(view: View, paint: Paint): string[] {
  const words = WORDS[languageOf(paint)];
  return [` ${words.turn(view.turn)}`, ...SEATS.flatMap((seat) => sideLines(view, seat, paint))].map((line) =>
    fit(paint, line),
  );
}

/** A card of a hand with its cost and, of a minion, its numbers. */
function cardText({ card, attack, defence }: HandCard, language: Language): string {
  const { cost } = printed(card.name);
  return `${nameOf(card, language)} (${cost})${attack === null ? '' : ` ${attack}/${defence}`}`;
}

const handText = ({ hand }: PlayerView, language: Language): string =>
  hand.map((card) => (card === null ? WORDS[language].closed : cardText(card, language))).join(', ') ||
  WORDS[language].none;

/** An option beside what does it. */
function shortly(option: Option, language: Language): string {
  const words = WORDS[language];
  switch (option.type) {
    case 'play':
      return words.play;
    case 'play-on':
      return words.on(placeOf(option.owner, option.slot));
    case 'attack-on':
      return words.attackOn(placeOf(option.owner, option.slot));
    case 'attack':
      return words.attack;
    case 'use':
      return words.use(option.ability);
    case 'use-on':
      return `${words.use(option.ability)} ${words.on(placeOf(option.owner, option.slot))}`;
    case 'discard':
      return words.discard;
    case 'draw':
      return words.draw;
    case 'end':
      return words.end;
  }
}

/** The hand and the minions, each with the numbers of its choices. */
function hand(view: View, decision: Decision<Option> | null, paint: Paint): string[] {
  const language = languageOf(paint);
  const words = WORDS[language];
  if (view.seat === null)
    return SEATS.map((seat) =>
      fit(paint, ` ${padCells(paint.presenter.name(seat), 9)} ${handText(sideOf(view, seat), language)}`),
    );
  const own = sideOf(view, view.seat);
  if (decision === null) return [fit(paint, ` ${words.hand}: ${handText(own, language)}`)];
  const numbered = (fits: (option: Option) => boolean): string[] =>
    decision.options.flatMap((option, i) =>
      fits(option) ? [`${paint.colours.bold(String(i + 1))} ${shortly(option, language)}`] : [],
    );
  const line = (actor: string, fits: (option: Option) => boolean): string[] => {
    const label = cutCells(actor, LABEL, mark(paint, 'more'));
    const [first, ...more] = packed(numbered(fits), paint.width - LABEL - 2);
    if (first === undefined) return [paint.colours.dim(` ${padCells(label, LABEL)} ${mark(paint, 'gone')}`)];
    return [` ${padCells(label, LABEL)} ${first}`, ...more.map((each) => `${' '.repeat(LABEL + 2)}${each}`)];
  };
  const others = numbered((option) => option.type === 'draw' || option.type === 'end').join('  ');
  return [
    ...own.hand.flatMap((card, at) =>
      line(card === null ? words.closed : cardText(card, language), (option) => 'hand' in option && option.hand === at),
    ),
    ...own.minions.flatMap((minion, at) =>
      line(minionText(minion, paint), (option) => 'by' in option && option.by === at),
    ),
    ` ${others}    ${paint.colours.dim(`${mark(paint, 'gone')} ${words.why}`)}`,
  ].map((each) => fit(paint, each));
}

/** Pieces in lines of so many cells, none of them broken. */
function packed(pieces: readonly string[], cells: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last === undefined || displayWidth(last) + 2 + displayWidth(piece) > cells) lines.push(piece);
    else lines[lines.length - 1] = `${last}  ${piece}`;
  }
  return lines;
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
