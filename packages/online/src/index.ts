export { expected, K, type Pair, rated, STARTING_RATING } from './elo.ts';
export {
  commitmentOf,
  type DealFault,
  dealFault,
  type FairDeal,
  isNumber,
  newNumber,
  newSecret,
  readFairDeal,
  seedOf,
  type Witness,
} from './fair-deal.ts';
export * from './messages.ts';
export { cleanName, LONGEST_NAME, madeUpName, type NameFault, nameFault, nameKey } from './names.ts';
export type * from './people.ts';
export { type RefusalCode, readRefusal, refusalText, type ServerRefusal } from './refusal.ts';
