import { childSeed, type Event, type Game, Match, randomFrom } from '@cardwright/engine';
import { ltkIdentity, ltkKingdoms } from '@cardwright/ltk';
import { expect, test } from 'vitest';
import { heardBy } from '../src/bot.ts';
import { type Bot, random, Seating } from '../src/index.ts';
import { attitudeOf, Deeds, ltkBots } from '../src/ltk/index.ts';

const mute: Bot = random;

const named = (id: string): Bot => ltkBots.find((bot) => bot.id === id) as unknown as Bot;

/** What becomes of a game when all seats are played by this bot. */
async function played(game: Game, bot: Bot, seed: number): Promise<number> {
  const bots = Array.from({ length: game.seats.default }, () => bot);
  const seating = new Seating(bots, seed);
  const { listen, types } = seating;
  const match = Match.start(game, { seed }, { ...(listen && { listen }), ...(types && { types }) });
  const draws = randomFrom(childSeed(seed, 1));
  while (match.decision !== null) match.choose((await seating.ask(match, draws)).choice);
  return match.digest();
}

test.each([
  ['strategist', ltkIdentity],
  ['strategist', ltkKingdoms],
  ['simple', ltkIdentity],
] as const)('%s (%#) misses nothing by listening to some types of event only', async (id, game) => {
  const bot = named(id);
  expect(bot.listens).toContain('card-used');
  for (const seed of [1, 2, 3]) {
    const whole = await played(game, { ...bot, listens: true }, seed);
    expect(await played(game, bot, seed)).toBe(whole);
  }
});

test('several bots listen to what one of them listens to', () => {
  const to = (listens: Exclude<Bot['listens'], undefined>): Bot => ({ ...mute, listens });
  expect(heardBy([mute, null])).toBe(false);
  expect(heardBy([to(['a', 'b']), null, to(['b', 'c'])])).toEqual(['a', 'b', 'c']);
  expect(heardBy([to(['a']), to(true)])).toBe(true);
});

test('what a seat feels follows every deed, death and shown role at once', async () => {
  const strategist = ltkBots.find(({ id }) => id === 'strategist') as (typeof ltkBots)[number];
  const seating = new Seating(
    Array.from({ length: 8 }, () => strategist),
    5,
    { isHeard: true },
  );
  const deeds = new Deeds();
  const events: Event[] = [];
  const listen = (event: Event): void => {
    seating.listen?.(event);
    events.push(event);
    deeds.hear(event);
  };
  const match = Match.start(ltkIdentity, { seed: 5, seats: 8 }, { listen });
  const draws = randomFrom(5);
  while (match.decision !== null) {
    const { seat } = match.decision;
    const view = match.view(seat);
    expect(attitudeOf(view, seat, deeds)).toEqual(attitudeOf(view, seat, Deeds.of(events)));
    match.choose((await seating.ask(match, draws)).choice);
  }
});
