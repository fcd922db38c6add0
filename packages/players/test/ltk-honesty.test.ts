import { childSeed, digestOf, type Event, type Game, Match, one, type Random, randomFrom } from '@cardwright/engine';
import { type Ltk, ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { describe, expect, test } from 'vitest';
import { type Bot, byReflex } from '../src/index.ts';
import { ltkBots } from '../src/ltk/index.ts';
import { strategist } from '../src/ltk/strategist.ts';
import { answerIn } from './answers.ts';

const STATES = 400; // npm run soak: 1,000
const SWAPS = 8;
const EVERY = 9;

/** A match in mid-game and all that has happened in it. */
interface AskedPosition {
  readonly match: Match<Ltk>;
  readonly events: readonly Event[];
}

/** Matches in mid-game, in mid-resolution too: whatever is asked, somebody has more than one answer. */
function statesOf(game: Game<Ltk>): AskedPosition[] {
  const found: AskedPosition[] = [];
  for (let seed = 0; found.length < STATES; seed++) {
    const events: Event[] = [];
    const listen = (event: Event): void => void events.push(event);
    const match = Match.start(game, { seed, seats: 4 + (seed % 5) }, { listen });
    const randoms: Random[] = Array.from({ length: match.seats }, (_, seat) => randomFrom(childSeed(seed, seat)));
    for (let i = 0; match.decision !== null && found.length < STATES; i++) {
      if ((i + seed) % EVERY === 0) found.push({ match: match.fork(), events: events.slice() });
      const random = randoms[match.decision.seat] as Random;
      match.choose(answerIn(strategist, match, random, events).choice);
    }
  }
  return found;
}

type Maker = (match: Match<Ltk>) => Bot<Ltk>;

/** How often a bot decides otherwise, or for other reasons, when only what it cannot know is otherwise. */
function differences(states: readonly AskedPosition[], maker: Maker): string[] {
  const found: string[] = [];
  for (const [i, { match, events }] of states.entries()) {
    const seat = match.decision?.seat as number;
    const told = (world: Match<Ltk>): string => JSON.stringify(answerIn(maker(world), world, randomFrom(i), events));
    const truth = told(match);
    for (let k = 0; k < SWAPS; k++) {
      const other = told(match.imagine(seat, childSeed(i, k)));
      if (other !== truth) found.push(`${match.decision?.kind}: ${truth} but ${other}`);
    }
  }
  return found;
}

const peeking = (number: () => number): Bot<Ltk> => ({
  id: 'planted',
  level: 'L0',
  name: { en: '', zh: '' },
  about: { en: '', zh: '' },
  open: byReflex(() => ({ choice: one(0), reasons: [{ code: 'planted', number: number() }] })),
});

describe.each([
  ['identity', ltkIdentity],
  ['kingdom war', ltkKingdoms],
])('%s', (_, game) => {
  const states = statesOf(game);

  test('the swaps are real: what is hidden is otherwise, what the seat sees is the same', () => {
    let changed = 0;
    for (const [i, { match }] of states.entries()) {
      const seat = match.decision?.seat as number;
      const world = match.imagine(seat, childSeed(i, 0));
      expect(world.view(seat)).toEqual(match.view(seat));
      if (digestOf(world.view('all')) !== digestOf(match.view('all'))) changed++;
    }
    expect(changed).toBeGreaterThan(STATES * 0.9);
  });

  test('many kinds of question are among them, in mid-resolution too', () => {
    expect(new Set(states.map(({ match }) => match.decision?.kind)).size).toBeGreaterThan(10);
    expect(states.filter(({ match }) => match.decision?.checkpoint === false).length).toBeGreaterThan(STATES / 5);
  });

  test.each(ltkBots.map((bot) => [bot.id, bot] as const))('%s decides the same whatever is hidden', (_id, bot) => {
    expect(differences(states, () => bot)).toEqual([]);
  });

  test.each<[name: string, maker: Maker]>([
    [
      'the next hand',
      ({ state, decision }) => peeking(() => digestOf(state.players[((decision?.seat ?? 0) + 1) % 4]?.hand)),
    ],
    ['the top of the deck', ({ state }) => peeking(() => state.deck.at(-1) ?? -1)],
    ['roles and hidden heroes, hands and deck', (match) => peeking(() => digestOf(match.view('all')))],
    ['the generator of the match', ({ state }) => peeking(() => state.rng.a >>> 0)],
  ])('a bot that peeks at %s is caught', (_name, maker) => {
    expect(differences(states, maker).length).toBeGreaterThan(STATES);
  });
});
