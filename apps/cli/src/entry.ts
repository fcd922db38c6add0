import { BadInputError, type Game, type GameTypes, type Language } from '@cardwright/engine';
import { type Bot, random } from '@cardwright/players';
import { genericScreen } from './generic-screen.ts';
import type { Screen } from './screen.ts';

/** A game as this program offers it. */
export interface Entry {
  readonly game: Game;
  readonly bots: readonly Bot[]; //                                 weakest first
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

/** The bot with this id, or the first of this level. */
export function botOf({ game, bots }: Entry, name: string): Bot {
  const wanted = name.trim().toLowerCase();
  const found = bots.find((bot) => bot.id === wanted) ?? bots.find((bot) => bot.level.toLowerCase() === wanted);
  if (found === undefined)
    throw new BadInputError(`${game.id} has no level ${JSON.stringify(name.trim())}; its levels are ${levelsOf(bots)}`);
  return found;
}

export const levelsOf = (bots: readonly Bot[]): string => bots.map(({ id, level }) => `${id} (${level})`).join(', ');

/** Who plays against people when nobody was named: the strongest that answers at once. */
export const usualBot = ({ bots }: Entry): Bot => (bots.findLast((bot) => bot.searches !== true) ?? bots.at(-1)) as Bot;
