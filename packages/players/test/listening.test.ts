import { anyChoice, childSeed, type Event, type Game, Match, randomFrom, seenBy } from '@cardwright/engine';
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

test('whoever sits down late is told all that has happened, also where it was kept as text', async () => {
  const game = ltkIdentity as unknown as Game;
  const told: unknown[][] = [];
  for (const isLong of [false, true]) {
    const heard: unknown[] = [];
    const late: Bot = {
      ...mute,
      listens: true,
      open: (seat, seed) => ({ ...mute.open(seat, seed), observe: (events) => void heard.push(...events) }),
    };
    const bots = Array.from({ length: game.seats.default }, () => mute);
    const seating = new Seating(bots, 5, { isHeard: true, isLong });
    const match = Match.start(game, { seed: 5 }, { listen: (event) => seating.listen?.(event) });
    const draws = randomFrom(5);
    for (let i = 0; i < 60; i++) match.choose((await seating.ask(match, draws)).choice);
    for (let seat = 0; seat < bots.length; seat++) seating.sit(seat, late);
    await seating.ask(match, draws);
    told.push(heard);
  }
  expect(told[0]?.length).toBeGreaterThan(60);
  expect(told[1]).toEqual(told[0]);
});

test.each([
  ['strategist', ltkIdentity],
  ['strategist', ltkKingdoms],
  ['simple', ltkIdentity],
] as const)('%s (%#) goes by what is gathered at the table as by what it heard itself', async (id, game) => {
  const { gathers, ...alone } = named(id);
  expect(gathers).toBeDefined();
  for (const seed of [1, 2, 3]) expect(await played(game, alone, seed)).toBe(await played(game, named(id), seed));
});

test('what everybody is told is gathered once for all seats, and no secret is in it', async () => {
  const game = ltkIdentity as unknown as Game;
  const gathered: Event[][] = [];
  const handed = new Set<unknown>();
  const gatherer: Bot = {
    ...mute,
    listens: true,
    gathers: () => {
      const heard: Event[] = [];
      gathered.push(heard);
      return { hear: (event) => void heard.push(event) };
    },
    open: (seat, seed, by) => {
      handed.add(by);
      return mute.open(seat, seed);
    },
  };
  const bots = Array.from({ length: game.seats.default }, () => gatherer);
  const seating = new Seating(bots, 5);
  const told: Event[] = [];
  const listen = (event: Event): void => {
    seating.listen?.(event);
    told.push(event);
  };
  const match = Match.start(game, { seed: 5 }, { listen });
  const draws = randomFrom(5);
  for (let i = 0; i < 80; i++) {
    await seating.ask(match, draws);
    expect(gathered).toEqual([told.map((event) => seenBy(event, 'public'))]);
    match.choose(anyChoice(match.decision as NonNullable<typeof match.decision>, draws));
  }
  expect(handed.size).toBe(1);
  expect(told.some(({ secret }) => secret !== undefined)).toBe(true);
  expect(gathered[0]?.some(({ secret }) => secret !== undefined)).toBe(false);
});
