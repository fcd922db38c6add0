import type { Language } from '@cardwright/engine';
import {
  type Card,
  type HandCard,
  type MinionView,
  type PrintedAbility,
  type PrintedCard,
  printed,
  type RitualView,
} from '@cardwright/sorcery';
import type { CornerNumber, Mark, SorceryFace } from './face.ts';
import { STAGE_WORDS } from './words.ts';

const MOST = 99_999; // what a corner has room for

/** A number in a corner of a card. */
export const figure = (n: number): string =>
  Math.abs(n) <= MOST ? String(n).replace('-', '−') : n.toExponential(0).replace('e+', 'e').replace('-', '−');

/** The abilities of a card in one text. The first cost stands in the box; where there are more, they are numbered. */
function abilityText(abilities: readonly PrintedAbility[], costs: readonly number[], language: Language): string {
  return abilities
    .map(({ cost, text }, i) =>
      cost === null || i === 0 ? text[language] : `#${i + 1} (${costs[i] ?? cost}) ${text[language]}`,
    )
    .join(language === 'zh' ? '' : ' ');
}

const VOWEL = /[aeiou]/i;
const LONG = 8;

/** A name in as few letters as it is still known by: Appr. Summ. */
export const shortened = (name: string): string =>
  name
    .split(' ')
    .map((word) => {
      if (word.length < LONG || !/^[a-z]+$/i.test(word)) return word;
      const end = [4, 5, 6].find((at) => !VOWEL.test(word[at - 1] as string)) ?? 4;
      return `${word.slice(0, end)}.`;
    })
    .join(' ');

/** The type line. */
export function kindOf({ type, subtype }: PrintedCard, language: Language): string {
  const words = STAGE_WORDS[language];
  return [words.types[type], ...(subtype === null ? [] : [words.subtypes[subtype]])].join(words.between);
}

const foot = (is: CornerNumber['is'], value: string | null): CornerNumber | null =>
  value === null ? null : { is, value: value.replace('-', '−').replace('*', '×'), trend: null };

/** A number that may have changed since the card was printed. */
function now(is: CornerNumber['is'], value: number, before: string | null): CornerNumber {
  const was = Number(before);
  return { is, value: figure(value), trend: value === was ? null : value > was ? 'up' : 'down' };
}

function faceOf(
  name: string,
  language: Language,
  own: Partial<SorceryFace> = {},
  costs?: readonly number[],
): SorceryFace {
  const card = printed(name);
  const { type, text, attack, defence, abilities, activation, charges } = card;
  const first = abilities[0]?.cost ?? null;
  const paid = costs ?? abilities.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const box = activation ?? (first === null ? null : (paid[0] ?? first));
  return {
    card: name,
    name: card.name[language],
    short: shortened(card.name[language]),
    cost: figure(card.cost),
    type,
    kind: kindOf(card, language),
    text: abilities.length > 0 ? abilityText(abilities, paid, language) : text[language],
    box: box === null ? null : figure(box),
    left: foot('attack', attack),
    right: foot('defence', defence) ?? foot('charges', charges === null ? null : figure(charges)),
    actions: null,
    marks: [],
    ...own,
  };
}

const stats = (name: string, attack: number | null, defence: number | null): Partial<SorceryFace> => {
  if (attack === null || defence === null) return {};
  const card = printed(name);
  return { left: now('attack', attack, card.attack), right: now('defence', defence, card.defence) };
};

/** A card as it is printed. */
export const cardFace = ({ name }: Card, language: Language): SorceryFace => faceOf(name, language);

export const handFace = ({ card, attack, defence }: HandCard, language: Language): SorceryFace =>
  faceOf(card.name, language, stats(card.name, attack, defence));

export const ritualFace = ({ card, charges }: RitualView, language: Language): SorceryFace =>
  faceOf(card.name, language, { right: now('charges', charges, String(printed(card.name).charges)) });

/** A minion that lies in a graveyard, or was looked at elsewhere. */
export const deadFace = ({ card, attack, defence }: MinionView, language: Language): SorceryFace =>
  faceOf(card.name, language, stats(card.name, attack, defence));

/** A minion on the board. */
export const minionFace = (minion: MinionView, language: Language): SorceryFace => {
  const { card, attack, defence, abilityCosts, actions } = minion;
  const own = { ...stats(card.name, attack, defence), actions, marks: marksOf(minion, language) };
  return faceOf(card.name, language, own, abilityCosts);
};

function marksOf({ enchantments, isSilenced, isDelayed, hasBonus }: MinionView, language: Language): Mark[] {
  const { marks, enchantments: said } = STAGE_WORDS[language];
  return [
    ...(enchantments.length > 0 ? [{ id: 'enchanted', label: said(enchantments.length) } as const] : []),
    ...(isSilenced ? [{ id: 'silenced', label: marks.silenced } as const] : []),
    ...(isDelayed ? [{ id: 'delayed', label: marks.delayed } as const] : []),
    ...(hasBonus ? [{ id: 'bonus', label: marks.bonus } as const] : []),
  ];
}
