import type { Language } from '@cardwright/engine';
import { EDITIONS, type Printed, printed, type View } from '@cardwright/sorcery';
import { WORDS } from './words.ts';

/** The cards there are in this game, as far as the viewer can know. */
function cardsIn({ rules, players, gone }: View): Printed[] {
  const seen = players.flatMap(({ unseen, hand, minions, ritual, graveyard }) => [
    ...unseen,
    ...hand.flatMap((card) => (card === null ? [] : [card.card.name])),
    ...[...minions, ...graveyard].flatMap(({ card, enchantments }) => [card, ...enchantments]).map(({ name }) => name),
    ...(ritual === null ? [] : [ritual.card.name]),
  ]);
  const names = new Set([...seen, ...gone.map(({ name }) => name), ...EDITIONS[rules.edition].map(({ id }) => id)]);
  return [...names].map(printed);
}

/** A card in a sentence or two. */
function described(card: Printed, language: Language): string {
  const words = WORDS[language];
  const { name, cost, type, attack, defence, abilities, activation, charges, text } = card;
  const stats = attack === null || defence === null ? '' : ` ${attack}/${defence}`;
  const ritual = activation === null || charges === null ? '' : ` ${words.charges(activation, charges)}`;
  const says = abilities.map(({ cost: price, text }) => `${price === null ? '' : `(${price}) `}${text[language]}`);
  const told = [...says, text[language]].filter((each) => each !== '').join(' ');
  return `${name[language]} (${cost}), ${words.types[type]}${stats}${ritual}${told === '' ? '' : ` — ${told}`}`;
}

/** What a card does, by the beginning of its name in either language. */
export function look(view: View, name: string, language: Language): string[] {
  const wanted = name.trim().toLowerCase();
  const isCalled = ({ name }: Printed): boolean =>
    [name.en, name.zh].some((each) => each.toLowerCase().startsWith(wanted));
  return cardsIn(view)
    .filter(isCalled)
    .map((card) => described(card, language));
}
