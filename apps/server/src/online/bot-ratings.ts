import type { Rating } from '../storage/result-store.ts';

/** The id a bot's rating is kept under. */
export const botKey = (id: string): string => `bot:${id}`;

type Measured = Omit<Rating, 'games'>;

/**
 * How strong bots are, as measured against each other (docs/strength.md, "Ladder"): fixed, so that everybody else is measured
 * by them. The bot that usually fills a seat stands in the middle of the scale; its doubt is nothing by definition.
 */
export const BOT_RATINGS: Readonly<Record<string, Readonly<Record<string, Measured>>>> = {
  'ltk-identity': {
    random: { rating: 1099, doubt: 27 },
    simple: { rating: 1152, doubt: 20 },
    strategist: { rating: 1500, doubt: 0 },
    tactician: { rating: 1653, doubt: 12 },
    planner: { rating: 1694, doubt: 31 },
  },
  'ltk-kingdoms': {
    random: { rating: 1088, doubt: 39 },
    simple: { rating: 1152, doubt: 29 },
    strategist: { rating: 1500, doubt: 0 },
  },
  sorcery: {
    random: { rating: 621, doubt: 20 },
    simple: { rating: 1000, doubt: 0 },
    smart: { rating: 1475, doubt: 24 },
    tactician: { rating: 1663, doubt: 56 },
    planner: { rating: 1731, doubt: 77 },
  },
  thrones: {
    random: { rating: 1089, doubt: 9 },
    simple: { rating: 1220, doubt: 8 },
    smart: { rating: 1329, doubt: 6 },
    greedy: { rating: 1500, doubt: 0 },
    planner: { rating: 1672, doubt: 35 },
    expert: { rating: 1745, doubt: 27 },
  },
};

/** What was measured of somebody at a game; null: nothing was, or it is a person. */
export function measuredRating(game: string, who: string): Rating | null {
  const found = who.startsWith(botKey('')) ? BOT_RATINGS[game]?.[who.slice(botKey('').length)] : undefined;
  return found === undefined ? null : { ...found, games: 0 };
}
