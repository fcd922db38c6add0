import { anyChoice, type Choice, childSeed, Match, type Random, randomFrom } from '@cardwright/engine';
import { Asking, type Bot } from '@cardwright/players';
import { Position } from '@cardwright/players/search';
import { expert, planner, readTable, shapeFor, smart } from '@cardwright/players/sorcery';
import { cardsFor, EDITION_NAMES, type Sorcery, sorcery } from '@cardwright/sorcery';
import { LESSON_ITERATIONS, type Lesson } from './lesson.ts';
import { decide, sampleBytes } from './samples.ts';

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

async function play(seed: number, round: number): Promise<Uint8Array[]> {
  const bot = PLAYERS[Math.min(round, PLAYERS.length - 1)] as Bot<Sorcery>;
  const thinker = bot.open(0, 0); // it remembers nothing, so one serves both seats
  const choiceOf = async (match: Match<Sorcery>, own: Random): Promise<Choice> =>
    (await thinker.decide(new Asking(match, own, QUESTION, null, true))).choice;
  const random = randomFrom(childSeed(seed, 1));
  const match = Match.start(sorcery, { seed, options: optionsOf(random) });
  const astray = random.below(2) === 0 ? ASTRAY : 0;
  const every = round === 0 ? EVERY.rules : EVERY.search;
  const samples: Uint8Array[] = [];
  const movers: number[] = [];
  while (match.decision !== null) {
    if (random.below(every) === 0) {
      readTable(match.view('all'), places, position);
      samples.push(sampleBytes(shape, position, [0, 0]));
      movers.push(match.decision.seat);
    }
    const isAstray = random.below(100) < astray;
    match.choose(isAstray ? anyChoice(match.decision, random) : await choiceOf(match, random));
  }
  const { scores } = match.outcome ?? { scores: [0.5, 0.5] };
  samples.forEach((sample, i) => {
    const share = Math.round(255 * (scores[movers[i] as number] as number));
    decide(sample, [share, 255 - share]);
  });
  return samples;
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
    `${round === 0 ? 'smart bots' : `${PLAYERS[round]?.id}s with ${LESSON_ITERATIONS} iterations a question`}, half of the games with ${ASTRAY} % of the choices at random; both editions, and the extended decks`,
  play,
};
