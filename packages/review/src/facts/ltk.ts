import type { View } from '@cardwright/ltk/public';
import type { Fact, FactsOf } from './facts.ts';

export const ltkFacts: FactsOf<View> = ({ players }) =>
  players.flatMap(({ seat, alive, hp, cards, slots }): Fact[] => [
    { kind: 'dies', of: seat, count: alive ? 0 : 1 },
    { kind: 'life', of: seat, count: alive ? Math.max(0, hp) : 0 },
    { kind: 'cards', of: seat, count: alive ? cards + Object.values(slots).filter((card) => card >= 0).length : 0 },
  ]);
