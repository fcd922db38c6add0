// What players may know of the game: its cards as printed, its limits, and what a seat sees. No state, no rules in progress.
export { changed } from './change.ts';
export { type Enchants, type PrintedAbility, type PrintedCard, printed } from './printed.ts';
export {
  BOARD_LIMIT,
  type Card,
  type EditionName,
  HAND_LIMIT,
  type HandCard,
  type LayerView,
  type MinionView,
  type Option,
  otherSeat,
  type PlayerView,
  type RitualView,
  type RulesView,
  type Sorcery,
  type Subtype,
  type Target,
  type View,
} from './types.ts';
