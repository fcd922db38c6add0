import type { View } from '@cardwright/sorcery/public';
import type { Fact, FactsOf } from './facts.ts';

export const sorceryFacts: FactsOf<View> = ({ players }) =>
  players.flatMap(({ life, hand, minions }, of): Fact[] => [
    { kind: 'life', of, count: Math.max(0, life) },
    { kind: 'cards', of, count: hand.length },
    { kind: 'minions', of, count: minions.length },
    { kind: 'attack', of, count: minions.reduce((sum, { attack }) => sum + attack, 0) },
  ]);
