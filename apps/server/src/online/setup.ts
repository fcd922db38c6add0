import { isDeepStrictEqual } from 'node:util';
import { completeOptions } from '@cardwright/engine';
import type { TableSetup } from '@cardwright/online';
import { isMeasured } from '@cardwright/online/bot-ratings';
import { botOf } from '@cardwright/players';
import type { GameEntry } from '@cardwright/registry';
import { RefusedError } from './refused.ts';

const span = ({ min, max }: GameEntry['game']['seats']): string => (min === max ? `${min}` : `${min}–${max}`);

/** Refuses what the game does not allow, with a sentence. */
export function checkSetup(setup: TableSetup, entry: GameEntry): void {
  const { seats, options, bots, isRated, isOpen, think } = setup;
  const { id, seats: allowed } = entry.game;
  if (seats < allowed.min || seats > allowed.max)
    throw new RefusedError(400, 'wrong-seats', { game: id, allowed: span(allowed), seats });
  const complete: Readonly<Record<string, unknown>> = { ...completeOptions(entry.game, options) };
  const named = bots.map((bot) => botOf(entry, bot).id);
  if (!isRated) return;
  const unknown = named.find((bot) => !isMeasured(id, bot));
  if (unknown !== undefined) throw new RefusedError(400, 'rated-bot', { bot: unknown });
  if (isOpen) throw new RefusedError(400, 'rated-open');
  if (think !== undefined) throw new RefusedError(400, 'rated-think');
  const usual: Readonly<Record<string, unknown>> = { ...completeOptions(entry.game, {}) };
  const changed = Object.keys(options).find((name) => complete[name] !== usual[name]);
  if (changed !== undefined) throw new RefusedError(400, 'rated-options', { option: changed });
}

/** What somebody gets who wants to play at once, with whoever does too. */
export const quickSetup = ({ game }: GameEntry): TableSetup => ({
  game: game.id,
  seats: game.seats.default,
  options: {},
  time: 'usual',
  isPublic: true,
  isRated: true,
  isOpen: false,
  bots: [],
});

/** Whether a table is set up as whoever wants to play at once expects. */
export const isUsual = (setup: TableSetup, entry: GameEntry): boolean => isDeepStrictEqual(setup, quickSetup(entry));
