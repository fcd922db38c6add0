import type { Language } from '@cardwright/engine';
import type { GameTally, HeroTally, LocalizedName, PlayedGame, Profile, RatingPoint } from '@cardwright/online';
import { listingOf, loadGame } from '@cardwright/registry';
import type { Result, ResultStore } from '../storage/result-store.ts';
import type { Person } from '../storage/storage.ts';

const MOST_GAMES = 50; //     listed
const MOST_POINTS = 1_000; // of a line
const LAST = 8; //            games of a hero

/** What a hero or a role of a game is called. */
async function nameOf(game: string, kind: 'hero' | 'role', id: string): Promise<LocalizedName> {
  if (listingOf(game) === undefined) return { en: id, zh: id };
  const { text } = (await loadGame(game)).game;
  const said = (language: Language): string => {
    const found = text[language].noun(kind, id);
    if (found === undefined) return id;
    if (typeof found === 'string') return found;
    return 'text' in found ? found.text : found.map((each) => each.text).join('');
  };
  return { en: said('en'), zh: said('zh') };
}

const byTime = (results: readonly Result[]): Result[] => results.toSorted((a, b) => a.ended - b.ended);

function lineOf(results: readonly Result[]): RatingPoint[] {
  return byTime(results).flatMap(({ ended, rating, doubt }) =>
    rating === null || doubt === null ? [] : [{ at: ended, rating: Math.round(rating), doubt: Math.round(doubt) }],
  );
}

const playedGame = async ({
  gameTable,
  game,
  ended,
  won,
  isLeft,
  hero,
  role,
  rating,
}: Result): Promise<PlayedGame> => ({
  id: gameTable,
  game,
  ended,
  won,
  isLeft: isLeft === 1,
  ...(hero === null ? {} : { hero }),
  ...(role === null ? {} : { role: await nameOf(game, 'role', role) }),
  ...(rating === null ? {} : { ratingAfter: Math.round(rating) }),
});

/** What everybody may know of somebody. `isOwn`: they ask themselves. */
export async function profileOf(person: Person, isOwn: boolean, store: ResultStore): Promise<Profile> {
  const [results, tally, ratings] = await Promise.all([
    store.results(person.id, MOST_POINTS),
    store.tally(person.id),
    store.ratings(person.id),
  ]);
  const games = [...new Set(tally.map(({ game }) => game))];
  const byGame = games.map((game): GameTally => {
    const own = tally.filter((each) => each.game === game);
    const rating = ratings.find((each) => each.game === game);
    return {
      game,
      games: own.reduce((sum, each) => sum + each.games, 0),
      won: own.reduce((sum, each) => sum + each.won, 0),
      rating: rating === undefined ? null : Math.round(rating.rating),
      doubt: rating === undefined ? null : Math.round(rating.doubt),
    };
  });
  const byHero: HeroTally[] = [];
  for (const { game, hero, games: played, won } of tally) {
    if (hero === null) continue;
    const own = byTime(results.filter((each) => each.game === game && each.hero === hero));
    const last = own.slice(-LAST).map((each) => each.won);
    byHero.push({ game, hero, name: await nameOf(game, 'hero', hero), games: played, won, last });
  }
  return {
    name: person.name,
    isKept: person.password !== null,
    isOwn,
    since: person.created,
    games: await Promise.all(results.slice(0, MOST_GAMES).map(playedGame)),
    byGame: byGame.sort((a, b) => b.games - a.games),
    byHero: byHero.sort((a, b) => b.games - a.games),
    line: Object.fromEntries(games.map((game) => [game, lineOf(results.filter((each) => each.game === game))])),
  };
}
