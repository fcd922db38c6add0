import { anyChoice, childSeed, Match, type Random, randomFrom } from '@cardwright/engine';
import { Asking, atOnce } from '@cardwright/players';
import { Position } from '@cardwright/players/search';
import { readTable, shapeFor, smart } from '@cardwright/players/sorcery';
import { cardsFor, EDITION_NAMES, sorcery } from '@cardwright/sorcery';
import { type NotedPosition, told } from './hindsight.ts';
import type { Lesson } from './lesson.ts';
import { sampleBytes } from './samples.ts';

export const kinds = [...new Set(EDITION_NAMES.flatMap((edition) => cardsFor(edition, true).map(({ id }) => id)))];
const shape = shapeFor(kinds);
export const places = new Map(kinds.map((id, i) => [id, i + 1]));
const position = new Position(shape);

const EVERY = 4; // a sample every so many decisions, on average
export const ASTRAY = 10; // in half of the games so many choices in a hundred are made at random

/** Half of the games are of the first edition; the others of the second, or with all cards of both. */
export function optionsOf(random: Random): Record<string, string> {
  const edition = random.below(4) === 0 ? 'standard' : 'f2020';
  const deck = random.below(4) === 0 ? 'extended' : '';
  return { edition, deck1: deck, deck2: deck };
}

/** Whose turn it is first, as the net looks at it; the same again turns it back. */
const turned = ([a, b]: readonly number[], mover: number): number[] =>
  (mover === 0 ? [a, b] : [b, a]) as [number, number];

/** A position that is noted, and what a net makes of it, whose turn it is first. */
export const note = (bytes: Uint8Array, mover: number, chances: Float32Array | null): NotedPosition => ({
  samples: [{ bytes, outputs: (seats) => turned(seats, mover) }],
  worth: chances === null ? null : turned([...chances], mover),
});

function play(seed: number): Uint8Array[] {
  const random = randomFrom(childSeed(seed, 1));
  const match = Match.start(sorcery, { seed, options: optionsOf(random) });
  const astray = random.below(2) === 0 ? ASTRAY : 0;
  const noted: NotedPosition[] = [];
  while (match.decision !== null) {
    if (random.below(EVERY) === 0) {
      readTable(match.glance('all'), places, position);
      noted.push(note(sampleBytes(shape, position), match.decision.seat, null));
    }
    const isAstray = random.below(100) < astray;
    const ask = new Asking(match, random, {}, null, true);
    match.choose(isAstray ? anyChoice(match.decision, random) : atOnce(smart.open(0, 0).decide(ask)).choice);
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
  about: () =>
    `smart bots, half of the games with ${ASTRAY} % of the choices at random; both editions, and the extended decks`,
  play,
};
