import { genericStage, type Stage, type Staged } from '@cardwright/client';
import type { Event, Game, GameTypes, Language } from '@cardwright/engine';
import type { Passing } from '@cardwright/host';
import { type Bot, type Offer, random } from '@cardwright/players';

/** All that is needed to play a game. From here on nobody knows its types. */
export interface GameEntry extends Offer, Staged {
  readonly bots: readonly Bot[]; // weakest first
  readonly passing: Passing;
  readonly beats: (event: Event) => boolean; // what there is to see, told step by step
  readonly rules: Readonly<Record<Language, readonly string[]>>; // in short, a sentence a line
}

/** What a game may bring along; without it there is a plain stage, a random bot and no summary of its rules. */
export interface Belongings<T extends GameTypes> {
  readonly bots?: readonly Bot<T>[];
  readonly stage?: Stage<T>;
  readonly passing?: Passing<T>;
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
    beats: (event) => stage.beat?.(event) != null,
    rules: belongings.rules ?? { en: [], zh: [] },
  };
}
