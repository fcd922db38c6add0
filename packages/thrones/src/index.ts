export {
  CARD_COUNT,
  type Card,
  formatCard,
  formatCards,
  isHeart,
  parseCard,
  parseCards,
  suitOf,
  valueOf,
} from './cards.ts';
export { battleOf, type Pile, statsOf } from './character.ts';
export { deal } from './deal.ts';
export { handOutLine } from './hand-out-log.ts';
export { javaRandom } from './java-random.ts';
export { BrokeRuleError, checkMove } from './rule-checker.ts';
export { rules } from './rules.ts';
export { thrones } from './thrones.ts';
export { type GameEvent, type Option, type Team, type Thrones, teamOf, toAct, type View } from './types.ts';
