import type { Match, Random } from '@cardwright/engine';
import { allHeroes, type Ltk, ltkIdentity } from '@cardwright/ltk';
import { identityTable } from '@cardwright/players/ltk';
import { type Net, Position } from '@cardwright/players/search';
import type { Lesson } from './lesson.ts';
import { type LtkCourse, playedBy, playLtk } from './ltk.ts';
import { sampleBytes } from './samples.ts';

const { readTable, shapeFor, SIDES } = identityTable;
const kinds = allHeroes('identity').map(({ id }) => id);
const shape = shapeFor(kinds);
const places = new Map(kinds.map((id, i) => [id, i + 1]));
const position = new Position(shape);

const course: LtkCourse = {
  game: ltkIdentity,
  /** Half of the games have five seats, the others 2 to 10; where there may be two spies, there are in every other. */
  dealOf: (random: Random) => {
    const seats = random.below(2) === 0 ? 5 : 2 + random.below(9);
    return { seats, options: { spies: random.below(2) === 0 ? 'one' : 'two' } };
  },
  note: (match: Match<Ltk>, _random: Random, known: Net | null) => {
    readTable(match.glance('all'), places, position);
    const worth = known === null ? null : [...known.judge(position)];
    return { samples: [{ bytes: sampleBytes(shape, position), outputs: (sides) => sides }], worth };
  },
  resultOf: ({ label }) => {
    const result = SIDES.map((side) => (side === label ? 1 : 0));
    return result.includes(1) ? result : null;
  },
};

export const ltkIdentityLesson: Lesson = {
  game: ltkIdentity.id,
  rules: ltkIdentity.rules,
  kinds,
  shape,
  first: { file: 'packages/players/src/ltk/search/identity/weights.ts', name: 'identityWeights' },
  expert: { file: 'packages/players/src/ltk/search/identity/expert-weights.ts', name: 'identityExpertWeights' },
  types: '../../../search/weights.ts',
  about: (round) => playedBy(round, 'half at 5 seats, half at 2 to 10'),
  play: (seed, round, known) => playLtk(course, seed, round, known),
};
