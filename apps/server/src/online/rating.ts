import { expected, K, STARTING_RATING } from '@cardwright/online';
import { rate } from 'openskill';
import type { Rating } from '../storage/result-store.ts';

/** Somebody at a table that is over. */
export interface Played {
  readonly who: string; //               by the id ratings are kept under
  readonly side: string;
  readonly won: number; //               the share of the win, 0 to 1
  readonly isFixed: boolean; //          a bot: what was measured stays
  readonly finishedBy: string | null; // the bot that played their seat to its end, for a person who had left
}

// ── Two against each other: Elo, as Sorcery's hand-out has it ──

/** What one game says of a strength, and how fast what was thought before is forgotten, among equals. */
const SLOPE = Math.LN10 / 400 / 4;
const KEPT = (1 - K * SLOPE) ** 2;
const NOISE = K ** 2 / 4;
const SETTLED = NOISE / (1 - KEPT);
const FIRST_DOUBT = 350;

/** Elo says nothing of how sure it is: this is how far it strays among equals after so many games. */
const eloDoubt = (games: number): number => Math.sqrt(SETTLED + (FIRST_DOUBT ** 2 - SETTLED) * KEPT ** games);

const afterDuel = (own: Rating, other: Rating, score: number): Rating => {
  const games = own.games + 1;
  const gain = Math.round(K * (score - expected(own.rating, other.rating)));
  return { rating: own.rating + gain, doubt: eloDoubt(games), games };
};

// ── Teams, and more than two sides: openskill ──

const MU = 25;
const SIGMA = MU / 3;
const MIDDLE = 1500;
const POINTS = 28; //     of a rating for one of openskill's: among settled people 400 points are ten to one, as with Elo
const TAU = MU / 300; //  nobody's strength stands still

const skillOf = ({ rating, doubt }: Rating): { mu: number; sigma: number } => ({
  mu: MU + (rating - MIDDLE) / POINTS,
  sigma: doubt / POINTS,
});

/** The teams of a table: who is on which, and in which order they came in. */
interface Teams {
  readonly sides: readonly string[];
  readonly ranks: readonly number[];
}

function teamsOf(played: readonly Played[]): Teams {
  const sides = [...new Set(played.map(({ side }) => side))];
  const best = sides.map((side) => Math.max(...played.filter((each) => each.side === side).map(({ won }) => won)));
  return { sides, ranks: best.map((own) => 1 + best.filter((other) => other > own).length) };
}

/** Somebody's rating after this game, with these strengths at the seats. */
function afterTeams(
  place: number,
  played: readonly Played[],
  strengths: readonly Rating[],
  { sides, ranks }: Teams,
): Rating {
  const seatsOf = (side: string): number[] => played.flatMap((each, at) => (each.side === side ? [at] : []));
  const lineUp = sides.map((side) => seatsOf(side).map((at) => skillOf(strengths[at] as Rating)));
  const rated = rate(lineUp, { rank: [...ranks], tau: TAU });
  const { side } = played[place] as Played;
  const team = rated[sides.indexOf(side)] ?? [];
  const { mu, sigma } = team[seatsOf(side).indexOf(place)] as (typeof team)[number];
  const { games } = strengths[place] as Rating;
  return { rating: MIDDLE + (mu - MU) * POINTS, doubt: sigma * POINTS, games: games + 1 };
}

/** How strong somebody is taken for before their first game; `isDuel`: at a game for two. */
export const startingRating = (isDuel: boolean): Rating =>
  isDuel
    ? { rating: STARTING_RATING, doubt: FIRST_DOUBT, games: 0 }
    : { rating: MIDDLE, doubt: SIGMA * POINTS, games: 0 };

/**
 * Everybody's rating after a game. Whoever left it, so that a bot finished their seat, has lost it; the others are rated by
 * how it ended, against who played to the end.
 */
export function ratingsAfter(
  played: readonly Played[],
  before: ReadonlyMap<string, Rating>,
  isDuel: boolean,
): Map<string, Rating> {
  const of = (who: string): Rating => before.get(who) ?? startingRating(isDuel);
  const atTheEnd = played.map(({ who, finishedBy }) => of(finishedBy ?? who));
  const teams = teamsOf(played);
  const after = new Map<string, Rating>();
  for (const [place, { who, won, isFixed, finishedBy, side }] of played.entries()) {
    const own = of(who);
    const strengths = atTheEnd.with(place, own);
    if (isFixed) {
      if (before.has(who)) after.set(who, { ...own, games: (after.get(who) ?? own).games + 1 });
    } else if (isDuel) after.set(who, afterDuel(own, atTheEnd[1 - place] as Rating, finishedBy === null ? won : 0));
    else if (finishedBy === null) after.set(who, afterTeams(place, played, strengths, teams));
    else {
      const last = teams.ranks.map((rank, at) => (teams.sides[at] === side ? played.length + 1 : rank));
      after.set(who, afterTeams(place, played, strengths, { ...teams, ranks: last }));
    }
  }
  return after;
}
