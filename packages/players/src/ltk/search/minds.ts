import type { Seat } from '@cardwright/engine';
import type { Ltk, View } from '@cardwright/ltk/public';
import type { Leaf, Leaves } from '../../search/playout.ts';
import type { Fit } from '../../search/worlds.ts';
import type { Deeds } from '../deeds.ts';
import type { Habits } from './habits.ts';

/** What a searcher knows of a mode: how a world looks for a seat, and which worlds explain what was seen. */
export interface Mind {
  readonly leaf: Leaf<Ltk>;
  readonly leaves?: Leaves<Ltk>;
  readonly fit: (view: View, seat: Seat, deeds: Deeds) => Fit<Ltk>;
  readonly margin?: number; // what a choice must promise above the strategist's, in winning chance
  readonly pairWorth?: (pair: string) => number; // where two heroes are chosen: what they add to the chance to win
  readonly habits?: Habits; //     a way to play that was learned from searchers
}

/** What is known of each mode, fetched when somebody first searches in it: whoever plays against other bots never loads it. */
export type Minds = Readonly<Record<View['mode'], () => Promise<{ readonly mind: Mind }>>>;

/** What was learned from games of strategists. */
export const learned: Minds = {
  identity: () => import('./identity/mind.ts'),
  kingdoms: () => import('./kingdoms/mind.ts'),
};

/** What L5 goes by: its weights files say where they come from, and by how many rounds of games of searchers. */
export const refined: Minds = {
  identity: () => import('./identity/expert-mind.ts'),
  kingdoms: () => import('./kingdoms/expert-mind.ts'),
};

const unbelieving = async (mode: View['mode']): Promise<{ mind: Mind }> => ({
  mind: { ...(await learned[mode]()).mind, fit: () => () => 1 },
});

/** What was learned, by somebody for whom all worlds are alike: to measure what belief is worth. */
export const unbelieved: Minds = {
  identity: () => unbelieving('identity'),
  kingdoms: () => unbelieving('kingdoms'),
};
