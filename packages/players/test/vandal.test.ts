import { type Choice, type Event, type Game, type GameTypes, Match, randomFrom } from '@cardwright/engine';
import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { sorcery } from '@cardwright/sorcery';
import { thrones } from '@cardwright/thrones';
import { expect, test } from 'vitest';
import { whist } from '../../../examples/whist/src/whist.ts';
import { Asking, atOnce, type Bot, byReflex, random } from '../src/index.ts';

/** Edits everything that can be reached; what is frozen refuses. */
function spoil(thing: unknown): void {
  if (typeof thing !== 'object' || thing === null) return;
  const attempt = (edit: () => void): void => {
    try {
      edit();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  };
  for (const [key, value] of Object.entries(thing)) {
    spoil(value);
    attempt(() => Object.assign(thing, { [key]: typeof value === 'number' ? value + 1 : null }));
    attempt(() => delete (thing as Record<string, unknown>)[key]);
  }
  if (Array.isArray(thing)) attempt(() => thing.push('spoilt'));
}

const WORLDS = 1;

/** Plays like the random bot, and leaves nothing whole that it was given. */
function vandal(spoilt: { choices: Choice[] }): Bot {
  return {
    id: 'vandal',
    level: 'L0',
    name: { en: '', zh: '' },
    about: { en: 'breaks what it is given', zh: '破坏一切' },
    searches: true,
    open: byReflex((ask) => {
      const { choice } = atOnce(random.open(0, 0).decide(ask));
      for (const old of spoilt.choices.splice(0)) spoil(old);
      const kept = [...choice];
      for (let seed = 0; seed < WORLDS; seed++) {
        const world = ask.imagine(seed);
        spoil(world.view(ask.decision.seat));
        spoil(world.view('all'));
        spoil(world.decision);
      }
      spoil(ask.view);
      spoil(ask.decision);
      spoilt.choices.push(kept);
      return { choice: kept };
    }),
  };
}

function played<T extends GameTypes>(game: Game<T>, seats: number, bot: Bot, hear: (event: Event) => void): unknown[] {
  const story: unknown[] = [];
  const listen = (event: Event): void => {
    story.push(JSON.stringify(event));
    hear(event);
  };
  const match = Match.start(game, { seed: 3, seats }, { listen }) as unknown as Match;
  const draws = randomFrom(5);
  const thinker = bot.open(0, 0);
  while (match.decision !== null && match.length < 150) {
    match.choose(atOnce(thinker.decide(new Asking(match, draws))).choice);
    for (const viewer of ['all', 'public', 0] as const) if (bot !== random) spoil(match.view(viewer));
  }
  return [...story, JSON.stringify(match.record()), match.digest()];
}

const rows = [
  [thrones, 4],
  [sorcery, 2],
  [ltkIdentity, 5],
  [ltkKingdoms, 6],
  [whist, 4],
] as const;

test.each(rows)('a bot that spoils everything it gets changes nothing: %#', (game, seats) => {
  const honest = played(game as unknown as Game, seats, random, () => {});
  expect(played(game as unknown as Game, seats, vandal({ choices: [] }), spoil)).toEqual(honest);
  expect(played(game as unknown as Game, seats, random, () => {})).toEqual(honest);
});
