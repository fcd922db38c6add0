import { genericStage, type Stage, type Staged } from '@cardwright/client';
import type { Game, GameTypes, Language } from '@cardwright/engine';
import type { Passing } from '@cardwright/host';
import { type Bot, type Offer, random } from '@cardwright/players';
import type { FactsOf } from '@cardwright/review/facts';

/** All that is needed to play a game. From here on nobody knows its types. */
export interface GameEntry extends Offer, Staged {
  readonly bots: readonly Bot[]; // weakest first
  readonly passing: Passing;
  readonly facts: FactsOf; //      what there is to count on its table, for reasons
  readonly rules: Readonly<Record<Language, readonly string[]>>; // in short, a sentence a line
}

/** What a game may bring along; without it there is a plain stage, a random bot and no summary of its rules. */
export interface Belongings<T extends GameTypes> {
  readonly bots?: readonly Bot<T>[];
  readonly stage?: Stage<T>;
  readonly passing?: Passing<T>;
  readonly facts?: FactsOf<T['view']>;
  readonly rules?: GameEntry['rules'];
}

/** What a view of any game says of the turn, if it says anything. */
const turnIn = (view: unknown): string => {
  const { round, turn } = view as { readonly round?: unknown; readonly turn?: unknown };
  return JSON.stringify([round, turn]);
};

/** Enters a game. */
export function enter<T extends GameTypes>(game: Game<T>, belongings: Belongings<T> = {}): GameEntry {
  const stage: Stage = belongings.stage ?? genericStage;
  const own: readonly Bot[] = belongings.bots ?? [];
  return {
    game,
    stage,
    bots: own.some(({ id }) => id === random.id) ? own : [random, ...own],
    passing: belongings.passing ?? {
      pass: (option) => stage.least(option) === 'pass',
      turn: turnIn,
      topic: () => null,
    },
    facts: belongings.facts ?? (() => []),
    rules: belongings.rules ?? { en: [], zh: [] },
  };
}
