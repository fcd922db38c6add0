import type { Definition, EnchantmentCard, MinionCard, RitualCard } from './definition.ts';

const DEFINITIONS = new Map<string, Definition>();

/** Makes cards known by their ids. Done once, when the list of cards is loaded. */
export function enrol<D extends Definition>(cards: readonly D[]): readonly D[] {
  for (const card of cards) {
    const known = DEFINITIONS.get(card.id);
    if (known !== undefined && known !== card) throw new Error(`two cards are called "${card.id}"`);
    DEFINITIONS.set(card.id, card);
  }
  return cards;
}

export function cardOf(name: string): Definition {
  const card = DEFINITIONS.get(name);
  if (card === undefined) throw new Error(`there is no card "${name}"`);
  return card;
}

function cardOfType<D extends Definition>(name: string, type: D['type']): D {
  const card = cardOf(name);
  if (card.type !== type) throw new Error(`"${name}" is no ${type}`);
  return card as D;
}

export const minionCardOf = (name: string): MinionCard => cardOfType<MinionCard>(name, 'minion');
export const enchantmentCardOf = (name: string): EnchantmentCard => cardOfType<EnchantmentCard>(name, 'enchantment');
export const ritualCardOf = (name: string): RitualCard => cardOfType<RitualCard>(name, 'ritual');
