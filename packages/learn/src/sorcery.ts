import { anyChoice, type Choice, childSeed, Match, type Random, randomFrom } from '@cardwright/engine';
import { Asking, type Bot } from '@cardwright/players';
import { type Net, Position } from '@cardwright/players/search';
import { expert, planner, readTable, shapeFor, smart } from '@cardwright/players/sorcery';
import { cardsFor, EDITION_NAMES, type Sorcery, sorcery } from '@cardwright/sorcery';
import { type Noted, told, toldBy } from './hindsight.ts';
import { LESSON_ITERATIONS, type Lesson } from './lesson.ts';
import { sampleBytes } from './samples.ts';

const kinds = [...new Set(EDITION_NAMES.flatMap((edition) => cardsFor(edition, true).map(({ id }) => id)))];
const shape = shapeFor(kinds);
const places = new Map(kinds.map((id, i) => [id, i + 1]));
const position = new Position(shape);

const EVERY = { rules: 4, search: 2 } as const; // a sample every so many decisions, on average
const ASTRAY = 10; // in half of the games so many choices in a hundred are made at random

/** Half of the games are of the first edition; the others of the second, or with all cards of both. */
function optionsOf(random: Random): Record<string, string> {
  const edition = random.below(4) === 0 ? 'standard' : 'f2020';
  const deck = random.below(4) === 0 ? 'extended' : '';
  return { edition, deck1: deck, deck2: deck };
}

/** Who plays in a round. */
const PLAYERS: readonly Bot<Sorcery>[] = [smart, planner, expert];
const QUESTION = { budget: { iterations: LESSON_ITERATIONS } };

/** Whose turn it is first, as the net looks at it; the same again turns it back. */
const turned = ([a, b]: readonly number[], mover: number): number[] =>
  (mover === 0 ? [a, b] : [b, a]) as [number, number];

/** Notes a position, and what the net makes of it for each seat. */
function note(match: Match<Sorcery>, mover: number, known: Net | null): Noted {
  readTable(match.view('all'), places, position);
  return {
    samples: [{ bytes: sampleBytes(shape, position), outputs: (seats) => turned(seats, mover) }],
    worth: known === null ? null : turned([...known.judge(position)], mover),
  };
}

async function play(seed: number, round: number, known: Net | null): Promise<Uint8Array[]> {
  const bot = PLAYERS[Math.min(round, PLAYERS.length - 1)] as Bot<Sorcery>;
  const thinker = bot.open(0, 0); // it remembers nothing, so one serves both seats
  const choiceOf = async (match: Match<Sorcery>, own: Random): Promise<Choice> =>
    (await thinker.decide(new Asking(match, own, QUESTION, null, true))).choice;
  const random = randomFrom(childSeed(seed, 1));
  const match = Match.start(sorcery, { seed, options: optionsOf(random) });
  const astray = random.below(2) === 0 ? ASTRAY : 0;
  const every = round === 0 ? EVERY.rules : EVERY.search;
  const noted: Noted[] = [];
  while (match.decision !== null) {
    if (random.below(every) === 0) noted.push(note(match, match.decision.seat, known));
    const isAstray = random.below(100) < astray;
    match.choose(isAstray ? anyChoice(match.decision, random) : await choiceOf(match, random));
  }
  return told(noted, match.outcome?.scores ?? [0.5, 0.5]);
}

export const sorceryLesson: Lesson = {
  game: sorcery.id,
  rules: sorcery.rules,
  kinds,
  shape,
  first: { file: 'packages/players/src/sorcery/search/weights.ts', name: 'sorceryWeights' },
  expert: { file: 'packages/players/src/sorcery/search/expert-weights.ts', name: 'sorceryExpertWeights' },
  types: '../../search/weights.ts',
  about: (round) =>
    `${round === 0 ? 'smart bots' : `${PLAYERS[round]?.id}s with ${LESSON_ITERATIONS} iterations a question`}, half of the games with ${ASTRAY} % of the choices at random; both editions, and the extended decks${toldBy(round)}`,
  play,
};
