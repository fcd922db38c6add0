/** How strong a bot is, and how far that may be wrong. */
interface Measured {
  readonly rating: number;
  readonly doubt: number;
}

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
    planner: { rating: 1684, doubt: 15 },
    expert: { rating: 1709, doubt: 15 },
  },
  'ltk-kingdoms': {
    random: { rating: 1088, doubt: 39 },
    simple: { rating: 1152, doubt: 29 },
    strategist: { rating: 1500, doubt: 0 },
    tactician: { rating: 1653, doubt: 10 },
    planner: { rating: 1671, doubt: 12 },
    expert: { rating: 1666, doubt: 16 },
  },
  sorcery: {
    random: { rating: 621, doubt: 20 },
    simple: { rating: 1000, doubt: 0 },
    smart: { rating: 1475, doubt: 24 },
    tactician: { rating: 1709, doubt: 37 },
    planner: { rating: 1715, doubt: 35 },
    expert: { rating: 1713, doubt: 27 },
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

/** Whether a bot's strength is known; of a game of which no bot's is, all are taken for alike. */
export const isMeasured = (game: string, bot: string): boolean =>
  BOT_RATINGS[game]?.[bot] !== undefined || !(game in BOT_RATINGS);
