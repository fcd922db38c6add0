import type { Match, Random } from '@cardwright/engine';
import { allHeroes, type Ltk, ltkKingdoms } from '@cardwright/ltk';
import { kingdomsTable } from '@cardwright/players/ltk';
import { Position } from '@cardwright/players/search';
import type { Lesson } from './lesson.ts';
import { type LtkCourse, playedBy, playLtk } from './ltk.ts';
import { decide, sampleBytes } from './samples.ts';

const { readTable, shapeFor } = kingdomsTable;
const kinds = allHeroes('kingdoms').map(({ id }) => id);
const shape = shapeFor(kinds);
const places = new Map(kinds.map((id, i) => [id, i + 1]));
const position = new Position(shape);

/** From how many seats each position is looked at. */
const LOOKS = 2;

/** Until a game is over its samples say who looked: the seat, and nothing. */
const lookedFrom = (sample: Uint8Array): number => sample[1] as number;

const course: LtkCourse = {
  game: ltkKingdoms,
  /** Half of the games have six seats, the others 2 to 10; half are played by the rules of the course, half by the official ones. */
  dealOf: (random: Random) => {
    const seats = random.below(2) === 0 ? 6 : 2 + random.below(9);
    return { seats, options: { rules: random.below(2) === 0 ? 'course' : 'official' } };
  },
  samplesOf: (match: Match<Ltk>, random: Random) =>
    Array.from({ length: LOOKS }, () => {
      const seat = random.below(match.seats);
      readTable(match.glance('all'), seat, places, position);
      return sampleBytes(shape, position, [seat, 0]);
    }),
  tell: (samples, { scores }) => {
    for (const sample of samples) {
      const share = Math.round(255 * (scores[lookedFrom(sample)] as number));
      decide(sample, [share, 255 - share]);
    }
    return [...samples];
  },
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
  play: (seed, round) => playLtk(course, seed, round),
};
