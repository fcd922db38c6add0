import type { Seat } from '@cardwright/engine';
import { enchantmentCardOf, minionCardOf } from './catalogue.ts';
import { changed } from './change.ts';
import type { Abilities, Activated, Triggered } from './definition.ts';
import { BONUSES } from './subtypes.ts';
import type { Card, Layer, LayerView, Minion, State, Subtype } from './types.ts';

export type EnchantmentLayer = Extract<Layer, { kind: 'enchantment' }>;

const NO_LAYERS: readonly Layer[] = [];

/** A minion as it is printed. */
export function freshMinion(card: Card, owner: Seat): Minion {
  const { attack, defence } = minionCardOf(card.name);
  return { card, owner, attack, defence, actions: 0, layers: NO_LAYERS };
}

function apply(minion: Minion, layer: Layer): void {
  switch (layer.kind) {
    case 'change':
      minion.attack += layer.attack;
      minion.defence += layer.defence;
      return;
    case 'set':
      minion.defence = layer.defence;
      return;
    case 'enchantment':
    case 'subtype': {
      const { attack, defence } =
        layer.kind === 'subtype' ? BONUSES[layer.subtype] : enchantmentCardOf(layer.card.name);
      minion.attack = changed(minion.attack, attack);
      minion.defence = changed(minion.defence, defence);
    }
  }
}

/** Lays something new over all that was before. Changes that follow each other become one. */
export function addLayer(minion: Minion, layer: Layer): void {
  apply(minion, layer);
  const last = minion.layers.at(-1);
  if (layer.kind === 'change' && last?.kind === 'change') {
    const sum = { kind: 'change', attack: last.attack + layer.attack, defence: last.defence + layer.defence } as const;
    minion.layers = [...minion.layers.slice(0, -1), sum];
  } else {
    minion.layers = [...minion.layers, layer];
  }
}

/** Deletes layers and folds what is left again. */
export function removeLayers(minion: Minion, isRemoved: (layer: Layer) => boolean): void {
  const printed = minionCardOf(minion.card.name);
  minion.layers = minion.layers.filter((layer) => !isRemoved(layer));
  minion.attack = printed.attack;
  minion.defence = printed.defence;
  for (const layer of minion.layers) apply(minion, layer);
}

/** Each layer of a minion with the numbers it led to. */
export function viewLayers({ card, owner, layers }: Minion): LayerView[] {
  const minion = freshMinion(card, owner);
  return layers.map((layer) => {
    apply(minion, layer);
    return {
      kind: layer.kind,
      card: layer.kind === 'enchantment' ? { ...layer.card } : null,
      subtype: layer.kind === 'subtype' ? layer.subtype : null,
      attack: minion.attack,
      defence: minion.defence,
    };
  });
}

const isEnchantment = (layer: Layer): layer is EnchantmentLayer => layer.kind === 'enchantment';

/** The enchantments on a minion, oldest first. */
export const enchantmentsOn = ({ layers }: Minion): EnchantmentLayer[] => layers.filter(isEnchantment);

export const newestEnchantment = ({ layers }: Minion): EnchantmentLayer | undefined => layers.findLast(isEnchantment);

export const hasBonus = ({ layers }: Minion, subtype: Subtype): boolean =>
  layers.some((layer) => layer.kind === 'subtype' && layer.subtype === subtype);

/** The abilities a minion has: those granted last, or its own. */
function abilitiesOf(minion: Minion): Abilities {
  for (let i = minion.layers.length - 1; i >= 0; i--) {
    const layer = minion.layers[i] as Layer;
    if (layer.kind !== 'enchantment') continue;
    const { grants } = enchantmentCardOf(layer.card.name);
    if (grants !== undefined) return grants;
  }
  return minionCardOf(minion.card.name);
}

export const activatedOf = (minion: Minion): readonly Activated[] => abilitiesOf(minion).activated;
export const triggeredOf = (minion: Minion): readonly Triggered[] => abilitiesOf(minion).triggered;

/** What an activated ability of this minion costs now. */
export function abilityCost(minion: Minion, ability: Activated): number {
  let { cost } = ability;
  for (const layer of minion.layers) {
    if (layer.kind === 'enchantment') cost += enchantmentCardOf(layer.card.name).abilityCost ?? 0;
  }
  return cost;
}

export const isSilenced = ({ layers }: Minion): boolean =>
  layers.some((layer) => layer.kind === 'enchantment' && enchantmentCardOf(layer.card.name).silences === true);

/** A Delay acts in the first turn of the minion's controller that begins after it was played. */
const isDelay = (layer: Layer): layer is EnchantmentLayer =>
  layer.kind === 'enchantment' && enchantmentCardOf(layer.card.name).delays === true;

export const hasDelay = ({ layers }: Minion): boolean => layers.some(isDelay);

export const isDelayInForce = (s: State, minion: Minion, layer: Layer): boolean =>
  isDelay(layer) && s.active === minion.owner && layer.turn < s.turn;

/** Whether a Delay keeps the minion from acting in this very turn. */
export const isDelayed = (s: State, minion: Minion): boolean =>
  minion.layers.some((layer) => isDelayInForce(s, minion, layer));

/** How many actions a minion is restored to. */
export function restoredActions(s: State, minion: Minion): number {
  if (minion.layers.length === 0) return 1;
  if (isDelayed(s, minion)) return 0;
  let actions = 1;
  for (const layer of minion.layers) {
    if (layer.kind === 'enchantment') actions += enchantmentCardOf(layer.card.name).actions ?? 0;
  }
  return actions;
}
