import { anyChoice, childSeed, Match, type Random, randomFrom } from '@cardwright/engine';
import { allHeroes, type Ltk, ltkIdentity } from '@cardwright/ltk';
import { atOnce, Seating } from '@cardwright/players';
import { readTable, SIDES, shapeFor, strategist } from '@cardwright/players/ltk';
import { Position } from '@cardwright/players/search';
import type { Lesson } from './lesson.ts';
import { decide, sampleBytes } from './samples.ts';

const kinds = allHeroes('identity').map(({ id }) => id);
const shape = shapeFor(kinds);
const UNDECIDED = SIDES.map(() => 0);
const places = new Map(kinds.map((id, i) => [id, i + 1]));
const position = new Position(shape);

/** A sample every so many turns: positions close by say the same. */
const EVERY = 4;

/** In half of the games so many choices in a hundred are made at random, so that positions off the beaten track occur. */
const ASTRAY = 4;

/** Half of the games have five seats, the others 2 to 10; where there may be two spies, there are in every other. */
function dealOf(random: Random): { seats: number; options: { spies: string } } {
  const seats = random.below(2) === 0 ? 5 : 2 + random.below(9);
  return { seats, options: { spies: random.below(2) === 0 ? 'one' : 'two' } };
}

function play(seed: number): Uint8Array[] {
  const random = randomFrom(childSeed(seed, 1));
  const deal = { seed, ...dealOf(random) };
  const seating = new Seating<Ltk>(
    Array.from({ length: deal.seats }, () => strategist),
    seed,
  );
  const { listen = () => {} } = seating;
  const match = Match.start(ltkIdentity, deal, { checkpoints: false, listen });
  const astray = random.below(2) === 0 ? ASTRAY : 0;
  const offset = random.below(EVERY);
  const samples: Uint8Array[] = [];
  let turn = 0;
  while (match.decision !== null) {
    const { turns } = match.state;
    if (turns !== turn && turns % EVERY === offset) {
      readTable(match.glance('all'), places, position);
      samples.push(sampleBytes(shape, position, UNDECIDED));
    }
    turn = turns;
    const isAstray = random.below(100) < astray;
    match.choose(isAstray ? anyChoice(match.decision, random) : atOnce(seating.ask(match, random)).choice);
  }
  const target = SIDES.map((side) => (side === match.outcome?.label ? 255 : 0));
  if (!target.includes(255)) return []; // nobody won
  for (const sample of samples) decide(sample, target);
  return samples;
}

export const ltkIdentityLesson: Lesson = {
  game: ltkIdentity.id,
  rules: ltkIdentity.rules,
  kinds,
  shape,
  weights: 'packages/players/src/ltk/search/weights.ts',
  types: '../../search/weights.ts',
  name: 'identityWeights',
  about: 'strategists, half of the games with 4 % of the choices at random; half at 5 seats, half at 2 to 10',
  play,
};
