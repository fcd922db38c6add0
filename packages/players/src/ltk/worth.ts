import { type CardName, cardFacts, facesOf, type View } from '@cardwright/ltk/public';

/** How much it hurts to give a card away. */
const WORTH: Readonly<Record<CardName, number>> = {
  peach: 9,
  negate: 6,
  'national-negate': 6,
  'something-for-nothing': 6,
  dodge: 5,
  wine: 4.5,
  contentment: 5,
  snatch: 4.5,
  dismantle: 4,
  duel: 4,
  strike: 4,
  'fire-strike': 4.2,
  'lightning-strike': 4.2,
  'arrow-barrage': 4,
  'barbarian-invasion': 4,
  starvation: 4,
  arson: 3,
  'peach-garden': 2.5,
  'bountiful-harvest': 3,
  'borrowed-sword': 2,
  chain: 2,
  lightning: 1.5,
};

/** How good a piece of equipment is to wear. */
export const WEAR: Readonly<Record<CardName, number>> = {
  'chu-ko-nu': 4,
  'eight-diagram-formation': 5,
  'sage-king-shield': 4.5,
  'silver-lion': 3,
  'rattan-armor': 3,
  'plus-mount': 4,
  'minus-mount': 3.5,
  'stone-piercing-axe': 4,
  'frost-sword': 3.5,
  'black-pommel': 3.5,
  'qilin-bow': 3.5,
  'green-dragon-crescent-blade': 3.5,
  'heavenly-double-halberd': 3,
  'eighteen-span-viper-spear': 3.5,
  'yin-yang-swords': 3.2,
  'ancient-scimitar': 3.2,
  'phoenix-fan': 3.2,
};

export const nameOf = (view: View, card: number): CardName => facesOf(view.options.deck)[card]?.name ?? '';

/** What a card in hand is worth; the second of a kind is worth less. */
export function worth(view: View, card: number): number {
  const name = nameOf(view, card);
  const base = WORTH[name] ?? (cardFacts(name).slot === null ? 3 : 2.5);
  if (name !== 'dodge' && name !== 'strike') return base;
  const same = view.hand.filter((each) => nameOf(view, each) === name);
  return same.indexOf(card) <= 0 ? base : base - 1.5;
}
