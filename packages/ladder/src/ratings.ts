import { type Rating, rate, rating } from 'openskill';

interface Played {
  readonly bots: readonly string[];
  readonly scores: readonly number[];
}

export interface Rated {
  readonly bot: string;
  readonly mu: number;
  readonly sigma: number;
  readonly won: number; // its share of the win, a seat and game
  readonly against: readonly (number | null)[]; // the same in games each of the others took part in; null: there were none
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Who is how strong, by games at whose seats bots were drawn at random. A bot at several seats learns from all of them at once. */
export function ratingsOf(bots: readonly string[], games: readonly Played[]): Rated[] {
  const ratings = new Map<string, Rating>(bots.map((bot) => [bot, rating()]));
  for (const game of games) {
    const before = game.bots.map((bot) => [ratings.get(bot) ?? rating()]);
    const after = rate(before, { score: game.scores.slice() });
    for (const bot of new Set(game.bots)) {
      const own = game.bots.flatMap((each, seat) => (each === bot ? [after[seat]?.[0] ?? rating()] : []));
      ratings.set(bot, { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) });
    }
  }
  const shares = (bot: string, other: string): number[] =>
    games.flatMap((game) =>
      game.bots.includes(other) || bot === other
        ? game.bots.flatMap((each, seat) => (each === bot ? [game.scores[seat] as number] : []))
        : [],
    );
  return bots
    .map((bot): Rated => {
      const { mu, sigma } = ratings.get(bot) ?? rating();
      const own = shares(bot, bot);
      const against = bots.map((other) => {
        const found = other === bot ? [] : shares(bot, other);
        return found.length === 0 ? null : mean(found);
      });
      return { bot, mu, sigma, won: own.length === 0 ? 0 : mean(own), against };
    })
    .toSorted((a, b) => b.mu - a.mu);
}
