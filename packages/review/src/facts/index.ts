export type { FactsOf } from './facts.ts';
export { ltkFacts } from './ltk.ts';
export { sorceryFacts } from './sorcery.ts';
export { thronesFacts } from './thrones.ts';
