import type { Language } from '@cardwright/engine';
import {
  type Card,
  type HandCard,
  type MinionView,
  type PrintedAbility,
  type PrintedCard,
  printed,
  type RitualView,
  type Subtype,
} from '@cardwright/sorcery';
import { KINDS, TYPES } from '../words.ts';

/** What stands on a card. */
export interface Face {
  readonly name: string;
  readonly cost: string;
  readonly type: string;
  readonly text: string;
  readonly box: string | null; //   beside the text: what the ability or the ritual costs
  readonly left: string | null; //  bottom left: attack
  readonly right: string | null; // bottom right: defence, or charges
}

/** A number in at most five cells. */
export function figure(n: number): string {
  const plain = String(n);
  return plain.length <= 5 ? plain : n.toExponential(Math.abs(n) >= 1e10 || n < 0 ? 0 : 1).replace('e+', 'e');
}

/** The abilities of a card in one text. The first cost stands in the box; where there are more, they are numbered. */
function abilityText(abilities: readonly PrintedAbility[], costs: readonly number[], language: Language): string {
  const between = language === 'zh' ? '' : ' ';
  return abilities
    .map(({ cost, text }, i) =>
      cost === null || i === 0 ? text[language] : `#${i + 1} (${costs[i] ?? cost}) ${text[language]}`,
    )
    .join(between);
}

/** What kind of card it is, and of a minion what kind of minion. */
function typeIn(type: PrintedCard['type'], subtype: Subtype | null, language: Language): string {
  const said = TYPES[language][type];
  if (subtype === null) return said;
  return language === 'zh' ? `${said}·${KINDS.zh[subtype]}` : `${KINDS.en[subtype]} ${said}`;
}

function faceOf(card: Card, language: Language, own: Partial<Face> = {}, costs?: readonly number[]): Face {
  const { name, cost, type, subtype, text, attack, defence, abilities, activation, charges } = printed(card.name);
  const first = abilities[0]?.cost ?? null;
  const now = costs ?? abilities.flatMap((ability) => (ability.cost === null ? [] : [ability.cost]));
  const box = activation ?? (first === null ? null : (now[0] ?? first));
  return {
    name: name[language],
    cost: figure(cost),
    type: typeIn(type, subtype, language),
    text: abilities.length > 0 ? abilityText(abilities, now, language) : text[language],
    box: box === null ? null : figure(box),
    left: attack,
    right: defence ?? (charges === null ? null : figure(charges)),
    ...own,
  };
}

const stats = (attack: number | null, defence: number | null): Partial<Face> =>
  attack === null || defence === null ? {} : { left: figure(attack), right: figure(defence) };

/** An enchantment, or any card as it is printed. */
export const cardFace = (card: Card, language: Language): Face => faceOf(card, language);

export const handFace = ({ card, attack, defence }: HandCard, language: Language): Face =>
  faceOf(card, language, stats(attack, defence));

export const minionFace = ({ card, attack, defence, abilityCosts }: MinionView, language: Language): Face =>
  faceOf(card, language, stats(attack, defence), abilityCosts);

export const ritualFace = ({ card, charges }: RitualView, language: Language): Face =>
  faceOf(card, language, { right: figure(charges) });
