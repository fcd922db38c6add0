import { anyChoice, childSeed, type Game, Match, type Outcome, type Random, randomFrom } from '@cardwright/engine';
import type { Ltk } from '@cardwright/ltk';
import { type Bot, Seating } from '@cardwright/players';
import { expert, strategist, tactician } from '@cardwright/players/ltk';
import type { Net } from '@cardwright/players/search';
import { type NotedPosition, told, toldBy } from './hindsight.ts';
import { LESSON_ITERATIONS } from './lesson.ts';

/** In half of the games so many choices in a hundred are made at random, so that positions off the beaten track occur. */
const ASTRAY = 4;

/** A sample every so many turns: positions close by say the same. Games of searchers are dear, so there every second turn is taken. */
const EVERY = { rules: 4, search: 2 } as const;

/** Who plays in a round: searchers with little time. More of it makes a game dearer sooner than it makes it better. */
const PLAYERS: readonly Bot<Ltk>[] = [strategist, tactician, expert];

export interface LtkCourse {
  readonly game: Game<Ltk>;
  readonly dealOf: (random: Random) => { seats: number; options: Readonly<Record<string, string>> };
  /** Notes a position, and what the net makes of it. */
  readonly note: (match: Match<Ltk>, random: Random, known: Net | null) => NotedPosition;
  /** Who won, as the worth of a position is told; null: nobody. */
  readonly resultOf: (outcome: Outcome) => readonly number[] | null;
}

export async function playLtk(
  course: LtkCourse,
  seed: number,
  round: number,
  known: Net | null,
): Promise<Uint8Array[]> {
  const random = randomFrom(childSeed(seed, 1));
  const deal = { seed, ...course.dealOf(random) };
  const bot = PLAYERS[Math.min(round, PLAYERS.length - 1)] as Bot<Ltk>;
  const seating = new Seating<Ltk>(
    Array.from({ length: deal.seats }, () => bot),
    seed,
  );
  const { listen = () => {} } = seating;
  const match = Match.start(course.game, deal, { checkpoints: round > 0, listen });
  const astray = random.below(2) === 0 ? ASTRAY : 0;
  const every = round === 0 ? EVERY.rules : EVERY.search;
  const offset = random.below(every);
  const question = { budget: { iterations: LESSON_ITERATIONS } };
  const noted: NotedPosition[] = [];
  let turn = 0;
  while (match.decision !== null) {
    const { turns } = match.state;
    if (turns !== turn && turns % every === offset) noted.push(course.note(match, random, known));
    turn = turns;
    if (random.below(100) < astray) match.choose(anyChoice(match.decision, random));
    else {
      const answer = seating.ask(match, random, question);
      match.choose((answer instanceof Promise ? await answer : answer).choice);
    }
  }
  const result = course.resultOf(match.outcome as Outcome);
  return result === null ? [] : told(noted, result);
}

/** How the games of a round are played, in words. */
export const playedBy = (round: number, tables: string): string =>
  `${round === 0 ? 'strategists' : `${PLAYERS[round]?.id}s with ${LESSON_ITERATIONS} iterations a question`}, half of the games with ${ASTRAY} % of the choices at random; ${tables}${toldBy(round)}`;
