import { BadInputError } from '@cardwright/engine';
import type { GameEntry } from './entry.ts';
import { GAMES, type GameId } from './list.ts';

const loaders: Readonly<Record<GameId, () => Promise<GameEntry>>> = {
  'ltk-identity': async () => (await import('./games/ltk.ts')).identity,
  'ltk-kingdoms': async () => (await import('./games/ltk.ts')).kingdoms,
  sorcery: async () => (await import('./games/sorcery.ts')).entry,
  thrones: async () => (await import('./games/thrones.ts')).entry,
};

/** Loads a game. */
export function loadGame(id: string): Promise<GameEntry> {
  const listed = GAMES.find((each) => each.id === id);
  if (listed === undefined)
    throw new BadInputError(
      `there is no game ${JSON.stringify(id)}; the games are ${GAMES.map((each) => each.id).join(', ')}`,
    );
  return loaders[listed.id]();
}
