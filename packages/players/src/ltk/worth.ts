import { type CardName, type PlayerView, type PrintedCard, printedCards, type View } from '@cardwright/ltk/public';

/** How much it hurts to give a card away. */
const WORTH: Readonly<Record<CardName, number>> = {
  peach: 9,
  negate: 6,
  'national-negate': 6,
  'something-for-nothing': 6,
  diplomacy: 6,
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
  rest: 3,
  'know-thyself': 3,
  'peach-garden': 2.5,
  'bountiful-harvest': 3,
  'borrowed-sword': 2,
  chain: 2.5,
  lightning: 1.5,
};
const OTHER_CARD = 3;
const UNWORN = 2.5;
const SPARE_OF_A_KIND = 1.5;
const LAST_DODGE = 1.3;

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
  'six-swords-of-wu': 3.4,
  'tri-point-double-edged-blade': 3.4,
};
const OTHER_WEAR = 3;
const WORN_BONUS = 2;

export const faceOf = (view: View, card: number): PrintedCard | undefined => printedCards(view.options.deck)[card];

export const nameOf = (view: View, card: number): CardName => faceOf(view, card)?.name ?? '';

/** Whether a card is equipment. */
const isEquipment = (view: View, card: number): boolean => (faceOf(view, card)?.facts.slot ?? null) !== null;

/** How good this card is to wear. */
export const wearing = (name: CardName): number => WEAR[name] ?? OTHER_WEAR;

export const isWorn = ({ slots }: PlayerView, card: number): boolean =>
  slots.weapon === card || slots.armor === card || slots.plus === card || slots.minus === card;

/** What a card of the viewer's own is worth to it; the second of a kind is worth less, what it wears more. */
export function worth(view: View, card: number): number {
  const name = nameOf(view, card);
  const own = view.seat === null ? undefined : view.players[view.seat];
  if (own !== undefined && isWorn(own, card)) return wearing(name) + WORN_BONUS;
  const base = WORTH[name] ?? (isEquipment(view, card) ? UNWORN : OTHER_CARD);
  if (name !== 'dodge' && name !== 'strike') return base;
  for (const each of view.hand) {
    if (each === card) return name === 'dodge' ? base + LAST_DODGE : base;
    if (nameOf(view, each) === name) return base - SPARE_OF_A_KIND;
  }
  return base;
}
