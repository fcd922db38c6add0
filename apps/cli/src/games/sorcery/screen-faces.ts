import type { Language, Seat } from '@cardwright/engine';
import { type Card, type HandCard, type MinionView, type PlayerView, printed, type View } from '@cardwright/sorcery';
import { languageOf, mark, type Paint } from '../../paint.ts';
import { WORDS } from './screen-words.ts';

export const SEATS: readonly Seat[] = [0, 1];
export const LABEL = 30; // cells for what acts; its choices are beside it

export const nameOf = ({ name }: Card, language: Language): string => printed(name).name[language];
export const placeOf = (owner: Seat, slot: number | 'ritual'): string =>
  `${owner + 1}.${slot === 'ritual' ? 'r' : slot + 1}`;
export const sideOf = (view: View, seat: Seat): PlayerView => view.players[seat] as PlayerView;

/** A minion with its numbers, its actions, and what keeps it from acting. */
export function minionText(
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

/** A card of a hand with its cost and, of a minion, its numbers. */
export function cardText({ card, attack, defence }: HandCard, language: Language): string {
  const { cost } = printed(card.name);
  return `${nameOf(card, language)} (${cost})${attack === null ? '' : ` ${attack}/${defence}`}`;
}

/** What a card does, as it is printed; empty where there is nothing to say. */
export function textOf({ name }: Card, language: Language): string {
  const { text, abilities } = printed(name);
  const said = abilities.map(
    (ability) => `${ability.cost === null ? '' : `(${ability.cost}) `}${ability.text[language]}`,
  );
  return [text[language], ...said].filter((each) => each !== '').join(' ');
}
