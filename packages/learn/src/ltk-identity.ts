import type { Match, Random } from '@cardwright/engine';
import { allHeroes, type Ltk, ltkIdentity } from '@cardwright/ltk';
import { identityTable } from '@cardwright/players/ltk';
import { Position } from '@cardwright/players/search';
import type { Lesson } from './lesson.ts';
import { type LtkCourse, playedBy, playLtk } from './ltk.ts';
import { decide, sampleBytes } from './samples.ts';

const { readTable, shapeFor, SIDES } = identityTable;
const kinds = allHeroes('identity').map(({ id }) => id);
const shape = shapeFor(kinds);
const UNDECIDED = SIDES.map(() => 0);
const places = new Map(kinds.map((id, i) => [id, i + 1]));
const position = new Position(shape);

const course: LtkCourse = {
  game: ltkIdentity,
  /** Half of the games have five seats, the others 2 to 10; where there may be two spies, there are in every other. */
  dealOf: (random: Random) => {
    const seats = random.below(2) === 0 ? 5 : 2 + random.below(9);
    return { seats, options: { spies: random.below(2) === 0 ? 'one' : 'two' } };
  },
  samplesOf: (match: Match<Ltk>) => {
    readTable(match.glance('all'), places, position);
    return [sampleBytes(shape, position, UNDECIDED)];
  },
  tell: (samples, { label }) => {
    const target = SIDES.map((side) => (side === label ? 255 : 0));
    if (!target.includes(255)) return []; // nobody won
    for (const sample of samples) decide(sample, target);
    return [...samples];
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
  play: (seed, round) => playLtk(course, seed, round),
};
