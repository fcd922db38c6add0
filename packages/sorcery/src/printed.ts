import { LANGUAGES, type Language } from '@cardwright/engine';
import './cards/index.ts';
import { cardOf } from './catalogue.ts';
import { type Change, formatChange, plus } from './change.ts';
import type { Activated, Definition, Effect, EffectKind, EnchantmentCard, Sentence, Triggered } from './definition.ts';
import type { Subtype } from './types.ts';

/** What an effect does, in a word, and how much of it; a deed of null cannot be told in a word. */
export interface EffectSummary {
  readonly deed: EffectKind | null;
  readonly amount: number;
}

/** What an enchantment does to its minion. */
export interface Enchants {
  readonly attack: Change;
  readonly defence: Change;
  readonly actions: number; //     more
  readonly abilityCost: number; // more
  readonly silences: boolean;
  readonly delays: boolean;
  readonly grants: boolean; //     abilities
}

export interface PrintedAbility {
  readonly cost: number | null; // of an activated ability; null for a triggered one
  readonly needsTarget: boolean;
  readonly does: EffectSummary;
  readonly text: Sentence;
}

/** A card as it is printed: plain data for displays and for players. */
export interface PrintedCard {
  readonly id: string;
  readonly type: Definition['type'];
  readonly cost: number;
  readonly name: Sentence;
  readonly text: Sentence; //                      empty for minions: theirs is in their abilities
  readonly attack: string | null; //               4 of a minion, +2 or *2 of an enchantment
  readonly defence: string | null;
  readonly subtype: Subtype | null;
  readonly abilities: readonly PrintedAbility[]; // activated ones first, in the order `use` counts them
  readonly activation: number | null; //           of a ritual
  readonly charges: number | null;
  readonly needsTarget: boolean;
  readonly does: EffectSummary | null; //                   of a spell
  readonly enchants: Enchants | null; //           of an enchantment
}

const nameIn = (id: string, language: Language): string => cardOf(id).text[language][0];

/** A value of a definition as a card prints it. */
function shown(value: unknown, language: Language): string {
  if (typeof value === 'string') return nameIn(value, language);
  if (typeof value === 'object' && value !== null && 'op' in value) return formatChange(value as Change);
  return String(value);
}

/** Puts the numbers of a definition in the places its text names in braces. */
function filled(template: string, from: object, language: Language): string {
  return template.replace(/\{([\w.]+)\}/g, (_, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], from);
    if (value === undefined) throw new Error(`"${template}" names ${path}, which its definition does not have`);
    return shown(value, language);
  });
}

const sentence = (say: (language: Language) => string): Sentence => {
  const [en, zh] = LANGUAGES.map(say) as [string, string];
  return { en, zh };
};

const doesBy = ({ deed, amount = 1 }: Effect): EffectSummary => ({ deed: deed ?? null, amount });

const NO_CHANGE = plus(0);

const enchantsBy = (card: EnchantmentCard): Enchants => ({
  attack: card.attack ?? NO_CHANGE,
  defence: card.defence ?? NO_CHANGE,
  actions: card.actions ?? 0,
  abilityCost: card.abilityCost ?? 0,
  silences: card.silences ?? false,
  delays: card.delays ?? false,
  grants: card.grants !== undefined,
});

const printAbility = (ability: Activated | Triggered): PrintedAbility => ({
  cost: ability.kind === 'activated' ? ability.cost : null,
  needsTarget: ability.kind === 'activated' && ability.aim !== 'nothing',
  does: doesBy(ability.effect),
  text: sentence((language) => filled(ability.text[language], ability, language)),
});

const stat = (value: number | Change | undefined): string | null => {
  if (value === undefined) return null;
  return typeof value === 'number' ? String(value) : formatChange(value);
};

function print(card: Definition): PrintedCard {
  const source = card.type === 'ritual' ? { ...card, effect: card.triggered[0]?.effect } : card;
  const hasStats = card.type === 'minion' || card.type === 'enchantment';
  return {
    id: card.id,
    type: card.type,
    cost: card.cost,
    name: sentence((language) => card.text[language][0]),
    text: sentence((language) => filled(card.text[language][1] ?? '', source, language)),
    attack: hasStats ? stat(card.attack) : null,
    defence: hasStats ? stat(card.defence) : null,
    subtype: card.type === 'minion' ? card.subtype : null,
    abilities: card.type === 'minion' ? [...card.activated, ...card.triggered].map(printAbility) : [],
    activation: card.type === 'ritual' ? card.activation : null,
    charges: card.type === 'ritual' ? card.charges : null,
    needsTarget: card.type === 'enchantment' || (card.type === 'spell' && card.aim !== 'nothing'),
    does: card.type === 'spell' ? doesBy(card.effect) : null,
    enchants: card.type === 'enchantment' ? enchantsBy(card) : null,
  };
}

const PRINTED = new Map<string, PrintedCard>();

/** The printed card of this name (kebab-case). */
export function printed(name: string): PrintedCard {
  let card = PRINTED.get(name);
  if (card === undefined) {
    card = print(cardOf(name));
    PRINTED.set(name, card);
  }
  return card;
}
