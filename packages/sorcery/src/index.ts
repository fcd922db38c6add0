export { type Deck, EXTENDED, MAX_DECK, parseDeck } from './deck.ts';
export { cardsFor, EDITIONS } from './editions.ts';
export { type PrintedAbility, type PrintedCard, printed } from './printed.ts';
export { rules } from './rules.ts';
export { checkNames, namesOf } from './setup.ts';
export { sorcery } from './sorcery.ts';
export { printedBonus } from './subtypes.ts';
export {
  BOARD_LIMIT,
  type Card,
  EDITION_NAMES,
  type EditionName,
  type GameEvent,
  HAND_LIMIT,
  type HandCard,
  type Label,
  type LayerView,
  type MinionView,
  type Option,
  type Options,
  otherSeat,
  type PlayerView,
  type Reason,
  type RitualView,
  type RulesView,
  type Sorcery,
  SUBTYPES,
  type Subtype,
  type Target,
  type View,
} from './types.ts';
