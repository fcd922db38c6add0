import { BadInputError } from '@cardwright/engine';
import { GAMES, type GameEntry, loadGame } from '@cardwright/registry';
import { ltkScreen } from './games/ltk/screen.ts';
import { sorceryScreen } from './games/sorcery/screen.ts';
import { thronesScreen } from './games/thrones/screen.ts';
import { genericScreen } from './generic-screen.ts';
import type { Screen } from './screen.ts';

/** A game as this program offers it. */
export interface Entry extends GameEntry {
  readonly screen: Screen;
}

/** The screens of the games that have one of their own, by family. */
const screens: Readonly<Record<string, Screen>> = { ltk: ltkScreen, sorcery: sorceryScreen, thrones: thronesScreen };

/** Puts a game on a screen. */
export const onScreen = (entry: GameEntry, screen: Screen = genericScreen): Entry => ({ ...entry, screen });

/** Every game there is. */
export const entries: readonly Entry[] = await Promise.all(
  GAMES.map(async ({ id, family }) => onScreen(await loadGame(id), screens[family])),
);

export function entryOf(id: string): Entry {
  const found = entries.find(({ game }) => game.id === id.toLowerCase());
  if (found === undefined)
    throw new BadInputError(
      `there is no game ${JSON.stringify(id)}; the games are ${entries.map(({ game }) => game.id).join(', ')}`,
    );
  return found;
}
