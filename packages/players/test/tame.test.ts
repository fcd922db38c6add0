import { anyChoice, copyOf, type Event, type Game, Match, type Random, randomFrom } from '@cardwright/engine';
import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { sorcery } from '@cardwright/sorcery';
import { thrones } from '@cardwright/thrones';
import { expect, test } from 'vitest';
import { type Bot, random, Seating } from '../src/index.ts';
import { identityBots, kingdomsBots } from '../src/ltk/index.ts';
import { sorceryBots } from '../src/sorcery/index.ts';
import { thronesBots } from '../src/thrones/index.ts';

const BUDGET = { iterations: 8 };

/** What becomes of a game when all seats are played by this bot, handed what it may or may not change. */
async function played(game: Game, bot: Bot, isTame: boolean): Promise<number> {
  const match = Match.start(game, { seed: 17 });
  const seating = new Seating(
    Array.from({ length: match.seats }, () => ({ ...bot, isTame })),
    17,
    { isHeard: true },
  );
  const draws: Random = randomFrom(3);
  while (match.decision !== null && match.length < (bot.searches === true ? 50 : 120))
    match.choose((await seating.ask(match, draws, { budget: BUDGET })).choice);
  return match.digest();
}

const rows = (
  [
    [thrones, thronesBots],
    [sorcery, sorceryBots],
    [ltkIdentity, identityBots],
    [ltkKingdoms, kingdomsBots],
  ] as unknown as readonly [Game, readonly Bot[]][]
).flatMap(([game, bots]) =>
  [random, ...bots].filter(({ isTame }) => isTame).map((bot) => [game.id, bot.id, game, bot] as const),
);

test.each(rows)('%s: %s, trusted with the match itself, leaves it alone', async (_id, _bot, game, bot) => {
  expect(await played(game, bot, true)).toBe(await played(game, bot, false));
});

test.each([thrones, sorcery, ltkIdentity, ltkKingdoms] as unknown as readonly Game[])(
  '$id: what the tame hear is the rules’ own, and nothing of it is changed afterwards',
  (game) => {
    for (let seed = 0; seed < 12; seed++) {
      const heard: Event[] = [];
      const asTold: Event[] = [];
      const listen = (event: Event): void => {
        heard.push(event);
        asTold.push(copyOf(event));
      };
      const draws = randomFrom(seed);
      const match = Match.start(game, { seed }, { checkpoints: false, isTame: true, listen });
      while (match.decision !== null) match.choose(anyChoice(match.decision, draws));
      expect(heard.length).toBeGreaterThan(0);
      expect(heard).toEqual(asTold);
    }
  },
);

test('a seating is tame if everybody in it is', () => {
  const wild: Bot = { ...random, isTame: false };
  expect(
    [
      [random, random],
      [random, null],
      [random, wild],
    ].map((bots) => new Seating(bots, 1).isTame),
  ).toEqual([true, true, false]);
});
