import type { Game, GameTypes, Language } from '@cardwright/engine';
import { type Bot, random } from '@cardwright/players';
import type { Offer } from '@cardwright/session';
import { genericScreen } from './generic-screen.ts';
import type { Screen } from './screen.ts';

/** A game as this program offers it. */
export interface Entry extends Offer {
  readonly screen: Screen;
  readonly rules: Readonly<Record<Language, readonly string[]>>; // the rules in short, a sentence a line
}

/** What a game may bring along; without it there is a generic screen, a random bot and no summary of its rules. */
interface Belongings<T extends GameTypes> {
  readonly bots?: readonly Bot<T>[];
  readonly screen?: Screen<T>;
  readonly rules?: Entry['rules'];
}

/** Enters a game. From here on nobody knows its types. */
export function enter<T extends GameTypes>(game: Game<T>, belongings: Belongings<T> = {}): Entry {
  const own: readonly Bot[] = belongings.bots ?? [];
  return {
    game,
    bots: own.some((bot) => bot.id === random.id) ? own : [random, ...own],
    screen: belongings.screen ?? genericScreen,
    rules: belongings.rules ?? { en: [], zh: [] },
  };
}
