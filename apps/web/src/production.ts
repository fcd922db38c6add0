import type { Game, GameTypes, Language } from '@cardwright/engine';
import type { Bot } from '@cardwright/players';
import type { Offer } from '@cardwright/session';
import type { Stage } from './stage.ts';

/** A game as it is put on a table. */
export interface Production extends Offer {
  readonly stage: Stage;
  readonly rules: Readonly<Record<Language, readonly string[]>>; // in short, a sentence a line
}

/** Puts a game on the stage. From here on nobody knows its types. */
export const produce = <T extends GameTypes>(
  game: Game<T>,
  belongings: { bots: readonly Bot<T>[]; stage: Stage<T>; rules: Production['rules'] },
): Production => ({ game, ...belongings });
