import { anyChoice, type Choice, childSeed, Match, one, type Random, randomFrom } from '@cardwright/engine';
import { Asking, atOnce } from '@cardwright/players';
import { type Net, Position } from '@cardwright/players/search';
import { judgeWith, readTable, shapeFor, smart, turnPlans } from '@cardwright/players/sorcery';
import { cardsFor, EDITION_NAMES, type Sorcery, sorcery } from '@cardwright/sorcery';
import { type NotedPosition, told, toldBy } from './hindsight.ts';
import type { Lesson } from './lesson.ts';
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

type Player = (match: Match<Sorcery>, random: Random) => Choice;

const plainly: Player = (match, random) =>
  atOnce(smart.open(0, 0).decide(new Asking(match, random, {}, null, true))).choice;

const WIDTH = 2; // lines that are kept while a turn is planned

/**
 * Plays the turn that a net likes best in one world that may be. A searcher that plays worlds out as well is better, but for one of its games
 * there are thirty of these.
 */
function planningBy(known: Net): Player {
  const judge = judgeWith({ net: known, kinds: places, position });
  return (match, random) => {
    const { seat, options } = match.decision as Sorcery['decision'];
    const [plan] = turnPlans(match.imagine(seat, random.below(2 ** 31)), seat, WIDTH, 1, judge);
    return one(options.findIndex((option) => match.keyOf(option) === plan?.keys[0]));
  };
}

/** Whose turn it is first, as the net looks at it; the same again turns it back. */
const turned = ([a, b]: readonly number[], mover: number): number[] =>
  (mover === 0 ? [a, b] : [b, a]) as [number, number];

/** Notes a position, and what the net makes of it for each seat. */
function note(match: Match<Sorcery>, mover: number, known: Net | null): NotedPosition {
  readTable(match.glance('all'), places, position);
  return {
    samples: [{ bytes: sampleBytes(shape, position), outputs: (seats) => turned(seats, mover) }],
    worth: known === null ? null : turned([...known.judge(position)], mover),
  };
}

function play(seed: number, round: number, known: Net | null): Uint8Array[] {
  const player = known === null ? plainly : planningBy(known);
  const random = randomFrom(childSeed(seed, 1));
  const match = Match.start(sorcery, { seed, options: optionsOf(random) });
  const astray = random.below(2) === 0 ? ASTRAY : 0;
  const every = round === 0 ? EVERY.rules : EVERY.search;
  const noted: NotedPosition[] = [];
  while (match.decision !== null) {
    if (random.below(every) === 0) noted.push(note(match, match.decision.seat, known));
    const isAstray = random.below(100) < astray;
    match.choose(isAstray ? anyChoice(match.decision, random) : player(match, random));
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
    `${round === 0 ? 'smart bots' : 'whoever plays the turn that the net before likes best in one imagined world'}, half of the games with ${ASTRAY} % of the choices at random; both editions, and the extended decks${toldBy(round)}`,
  play,
};
