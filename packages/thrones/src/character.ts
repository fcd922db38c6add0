import { type Card, isDiamond, suitOf, valueOf } from './cards.ts';

/** A character in force: a heart and the effects laid on it, oldest first. */
export type Pile = readonly Card[];

export interface Stats {
  attack: number;
  defence: number;
}

/** When a stat that fell below 0 is lifted back: after each card, or once at the end. */
export const CLAMPS = ['each', 'end'] as const;
export type Clamp = (typeof CLAMPS)[number];

/** Attack and defence of a pile. */
export function statsOf(pile: Pile, clamp: Clamp = 'each'): Stats {
  const stats: Stats = { attack: 0, defence: 0 };
  if (pile.length === 0) return stats;
  stats.attack = valueOf(pile[0] as Card);
  stats.defence = stats.attack;
  for (let i = 1; i < pile.length; i++) {
    const card = pile[i] as Card;
    const amount = valueOf(card) * (valueOf(card) === valueOf(pile[i - 1] as Card) ? 2 : 1);
    const stat = statTouched(pile, i);
    stats[stat] += isDiamond(card) ? -amount : amount;
    if (clamp === 'each' && stats[stat] < 0) stats[stat] = 0;
  }
  if (stats.attack < 0) stats.attack = 0;
  if (stats.defence < 0) stats.defence = 0;
  return stats;
}

/** The stat that card i of a pile changes: a diamond turns on whatever the nearest card below that is no diamond did. */
function statTouched(pile: Pile, i: number): 'attack' | 'defence' {
  let at = i;
  while (isDiamond(pile[at] as Card)) at--;
  return suitOf(pile[at] as Card) === 'S' ? 'defence' : 'attack';
}

/** How a battle of two piles ends: who of the two attackers succeeds, and what each side scores. */
export interface Battle {
  readonly succeeded: readonly [boolean, boolean];
  readonly score: readonly [number, number];
}

export function battleOf(piles: readonly [Pile, Pile], clamp: Clamp = 'each'): Battle {
  const stats = [statsOf(piles[0], clamp), statsOf(piles[1], clamp)] as const;
  const prize = [valueOf(piles[0][0] as Card), valueOf(piles[1][0] as Card)] as const;
  const succeeded = [stats[0].attack > stats[1].defence, stats[1].attack > stats[0].defence] as const;
  return {
    succeeded,
    score: [
      (succeeded[0] ? prize[1] : 0) + (succeeded[1] ? 0 : prize[0]),
      (succeeded[0] ? 0 : prize[1]) + (succeeded[1] ? prize[0] : 0),
    ],
  };
}
