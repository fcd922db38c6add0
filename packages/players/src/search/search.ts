import type { Choice, GameTypes, World } from '@cardwright/engine';
import type { Ask, Reason } from '../bot.ts';
import type { Contest } from './compare.ts';
import type { Playing } from './playout.ts';

/** What there is to compare at a question: the first candidate is the anchor, what would be done without searching. */
export interface Comparison extends Omit<Contest, 'count'> {
  readonly candidates: readonly Choice[];
  readonly why?: Reason; // where there is only one: why no other is compared with it
  /** World number so and so when a candidate has been done in it, with all that it was meant to begin. */
  readonly after?: (candidate: number, world: number) => World;
  /** All that a candidate is meant to begin, by the keys of the options: its own first. */
  readonly plan?: (candidate: number) => readonly string[];
}

/** What a searcher goes by, for those who want to know more than its choice. */
export interface Search<T extends GameTypes = GameTypes> {
  /** Fetches what it goes by in such a game; null: that is there. Before that nothing else may be asked of it. */
  ready?(view: T['view']): Promise<unknown> | null;
  /** What is worth comparing. Given an anchor (what somebody did, or asks about), that one is compared with the rest. */
  comparison(ask: Ask<T>, anchor?: Choice): Comparison;
  /** How worlds are played on by those who have been told this much, and judged. */
  playing(history: readonly T['event'][]): Playing<T>;
}
