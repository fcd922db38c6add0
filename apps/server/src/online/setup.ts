import { BadInputError, completeOptions } from '@cardwright/engine';
import type { TableSetup } from '@cardwright/online';
import { botOf } from '@cardwright/players';
import type { GameEntry } from '@cardwright/registry';

/** Refuses what the game does not allow, with a sentence. */
export function checkSetup({ seats, options, bots }: TableSetup, entry: GameEntry): void {
  const { id, seats: allowed } = entry.game;
  if (seats < allowed.min || seats > allowed.max)
    throw new BadInputError(
      `${id} is played by ${allowed.min === allowed.max ? allowed.min : `${allowed.min} to ${allowed.max}`}, not by ${seats}`,
    );
  completeOptions(entry.game, options);
  for (const bot of bots) botOf(entry, bot);
}
