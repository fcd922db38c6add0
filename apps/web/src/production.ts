import type { Game, GameTypes, Language } from '@cardwright/engine';
import { type Bot, random } from '@cardwright/players';
import type { Offer } from '@cardwright/session';
import { genericStage } from './games/generic/stage.ts';
import type { Stage } from './stage.ts';

/** A game as it is put on a table. */
export interface Production extends Offer {
  readonly stage: Stage;
  readonly rules: Readonly<Record<Language, readonly string[]>>; // in short, a sentence a line
}

/** What a game may bring along; without it there is a plain stage, a random bot and no summary of its rules. */
interface Belongings<T extends GameTypes> {
  readonly bots?: readonly Bot<T>[];
  readonly stage?: Stage<T>;
  readonly rules?: Production['rules'];
}

/** Puts a game on the stage. From here on nobody knows its types. */
export const produce = <T extends GameTypes>(game: Game<T>, belongings: Belongings<T> = {}): Production => ({
  game,
  bots: belongings.bots ?? [random],
  stage: belongings.stage ?? genericStage,
  rules: belongings.rules ?? { en: [], zh: [] },
});
