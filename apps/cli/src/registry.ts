import { BadInputError } from '@cardwright/engine';
import type { Entry } from './entry.ts';
import { ltkIdentityEntry, ltkKingdomsEntry } from './games/ltk/index.ts';
import { sorceryEntry } from './games/sorcery/index.ts';
import { thronesEntry } from './games/thrones/index.ts';

/** Every game this program offers. A game without a screen of its own is one line: `enter(game, { bots })`. */
export const entries: readonly Entry[] = [thronesEntry, sorceryEntry, ltkIdentityEntry, ltkKingdomsEntry];

export function entryOf(id: string): Entry {
  const found = entries.find(({ game }) => game.id === id.toLowerCase());
  if (found === undefined)
    throw new BadInputError(
      `there is no game ${JSON.stringify(id)}; the games are ${entries.map(({ game }) => game.id).join(', ')}`,
    );
  return found;
}
