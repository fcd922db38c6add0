export { expected, K, type Pair, rated, STARTING_RATING } from './elo.ts';
export * from './messages.ts';
export { cleanName, madeUpName, type NameFault, nameFault, nameKey } from './names.ts';
export type * from './people.ts';
