import { BOT_RATINGS } from '@cardwright/online/bot-ratings';
import type { Rating } from '../storage/result-store.ts';

/** The id a bot's rating is kept under. */
export const botKey = (id: string): string => `bot:${id}`;

/** What was measured of somebody at a game; null: nothing was, or it is a person. */
export function measuredRating(game: string, who: string): Rating | null {
  const found = who.startsWith(botKey('')) ? BOT_RATINGS[game]?.[who.slice(botKey('').length)] : undefined;
  return found === undefined ? null : { ...found, games: 0 };
}
