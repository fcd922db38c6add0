import type { Match, Random, Seat } from '@cardwright/engine';
import { allHeroes, type Ltk, ltkKingdoms } from '@cardwright/ltk';
import { kingdomsTable } from '@cardwright/players/ltk';
import { type Net, Position } from '@cardwright/players/search';
import type { NotedSample } from './hindsight.ts';
import type { Lesson } from './lesson.ts';
import { type LtkCourse, playedBy, playLtk } from './ltk.ts';
import { sampleBytes } from './samples.ts';

const { readTable, shapeFor } = kingdomsTable;
const kinds = allHeroes('kingdoms').map(({ id }) => id);
const shape = shapeFor(kinds);
const places = new Map(kinds.map((id, i) => [id, i + 1]));
const position = new Position(shape);

/** From how many seats each position is looked at. */
const LOOKS = 2;

/** A position as a seat looks at it. */
function lookFrom(match: Match<Ltk>, seat: Seat): NotedSample {
  readTable(match.glance('all'), seat, places, position);
  const outputs = (seats: readonly number[]): number[] => [seats[seat] as number, 1 - (seats[seat] as number)];
  return { bytes: sampleBytes(shape, position), outputs };
}

/** What the net makes of a position, for each seat. */
const worthOf = (match: Match<Ltk>, known: Net): number[] =>
  Array.from({ length: match.seats }, (_, seat) => {
    readTable(match.glance('all'), seat, places, position);
    return known.judge(position)[0] as number;
  });

const course: LtkCourse = {
  game: ltkKingdoms,
  /** Half of the games have six seats, the others 2 to 10; half are played by the rules of the course, half by the official ones. */
  dealOf: (random: Random) => {
    const seats = random.below(2) === 0 ? 6 : 2 + random.below(9);
    return { seats, options: { rules: random.below(2) === 0 ? 'course' : 'official' } };
  },
  note: (match: Match<Ltk>, random: Random, known: Net | null) => ({
    samples: Array.from({ length: LOOKS }, () => lookFrom(match, random.below(match.seats))),
    worth: known === null ? null : worthOf(match, known),
  }),
  resultOf: ({ scores }) => scores,
};

export const ltkKingdomsLesson: Lesson = {
  game: ltkKingdoms.id,
  rules: ltkKingdoms.rules,
  kinds,
  shape,
  first: { file: 'packages/players/src/ltk/search/kingdoms/weights.ts', name: 'kingdomsWeights' },
  expert: { file: 'packages/players/src/ltk/search/kingdoms/expert-weights.ts', name: 'kingdomsExpertWeights' },
  types: '../../../search/weights.ts',
  about: (round) => playedBy(round, 'half at 6 seats, half at 2 to 10; both sets of rules'),
  play: (seed, round, known) => playLtk(course, seed, round, known),
};
