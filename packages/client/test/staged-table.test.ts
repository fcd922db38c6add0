import { anyChoice, randomFrom } from '@cardwright/engine';
import { ALONE, botPlayer, type FromHost, ManualClock, person, type Screen, TableHost } from '@cardwright/host';
import { usualBot } from '@cardwright/players';
import { plain } from '@cardwright/presenter';
import { GAMES, loadGame } from '@cardwright/registry';
import { beforeAll, describe, expect, test } from 'vitest';
import { leastOf } from '../../registry/test/shipped.ts';
import type { LtkPortrait } from '../src/games/ltk/face.ts';
import { type Frame, type Scene, TableClient, type ThingId } from '../src/index.ts';
import { FIRST_SET } from './first-set.ts';

const SEAT = 1;

/** Somebody who plays by chance at a table; every frame that is shown is kept. */
async function staged(game: string, seed: number, pace: number, options: Readonly<Record<string, string>> = {}) {
  const entry = await loadGame(game);
  const bot = usualBot(entry);
  const { default: seats } = entry.game.seats;
  const holders = Array.from({ length: seats }, (_, seat) => (seat === SEAT ? person() : botPlayer(bot)));
  const host = new TableHost({ ...entry, origin: { seed, options }, seats: holders, policy: ALONE, standIn: bot });
  const clock = new ManualClock();
  const frames: Frame[] = [];
  let screen: Screen | null = null;
  const carrier = {
    send: (message: unknown) => (screen as Screen).receive(message),
    changed: () => {
      if (pace === 0) return;
      const { frame } = client;
      if (frame !== null && (frame.cue === null || frame.cue !== frames.at(-1)?.cue)) frames.push(frame);
    },
  };
  const client: TableClient = new TableClient(entry, 'en', carrier, clock);
  screen = host.join({ seats: [SEAT] }, (message) => client.receive(JSON.parse(JSON.stringify(message)) as FromHost));
  client.ask('history');
  client.pace = pace;
  host.open();
  const random = randomFrom(seed);
  const lookOn = (): void => {
    while (client.isStaging) {
      if (client.isHeld) client.skip();
      else clock.pass(100);
    }
  };
  const play = (choices: number): void => {
    for (let i = 0; i < choices; i++) {
      lookOn();
      if (client.asked === null) return;
      client.choose(anyChoice(client.asked.decision, random));
    }
    lookOn();
  };
  return { host, client, clock, frames, play, stage: entry.stage };
}

const said = (client: TableClient): string[] => client.log.map(({ spans }) => plain(spans));

const thingsIn = ({ seats, centre, hand, resolving }: Scene): Set<ThingId> => {
  const zones = [...centre, ...seats.flatMap((seat) => seat.zones), ...(hand === null ? [] : [hand])];
  return new Set([
    ...seats.map(({ id }) => id),
    ...zones.flatMap(({ id, cards }) => [id, ...cards.map((card) => card.id)]),
    ...zones.flatMap(({ cards }) => cards.flatMap(({ under = [] }) => under.map((card) => card.id))),
    ...resolving.flatMap(({ card }) => (card === null ? [] : [card.id])),
  ]);
};

describe.each(GAMES.map(({ id }) => id))('%s, shown step by step', (game) => {
  let slow: Awaited<ReturnType<typeof staged>>;
  beforeAll(async () => {
    slow = await staged(game, 5, 1);
    slow.play(10);
  });

  test('says the same as all at once, in the same order, and ends with the same question', async () => {
    const quick = await staged(game, 5, 0);
    quick.play(10);
    expect(said(slow.client)).toEqual(said(quick.client));
    expect(slow.client.frame?.prompt).toEqual(quick.client.frame?.prompt);
    expect(slow.client.frame?.scene).toEqual(quick.client.frame?.scene);
    expect(quick.client.isStaging).toBe(false);
  });

  test('nobody is asked before it is seen what it is about', () => {
    const cues = slow.frames.filter(({ cue }) => cue !== null);
    const brings = slow.stage.beat === undefined ? 0 : 1;
    expect(cues.length).toBeGreaterThanOrEqual(Math.max(brings, leastOf(game).cues));
    expect(cues.every(({ prompt, ending }) => prompt === null && ending === null)).toBe(true);
    for (const { cue, status } of cues) expect(plain(status).toLowerCase()).toBe(plain(cue?.text ?? []).toLowerCase());
  });

  test('whoever does it and whatever it is done to is on the table, then or just before', () => {
    const { frames } = slow;
    const lost = frames.flatMap(({ cue, scene }, i) => {
      const there = [...thingsIn(scene), ...thingsIn(frames[i - 1]?.scene ?? scene)];
      const named = [cue?.from ?? null, ...(cue?.to ?? [])].filter((thing) => thing !== null);
      return named.filter((thing) => !there.includes(thing)).map((thing) => `${thing}: ${plain(cue?.text ?? [])}`);
    });
    expect(lost).toEqual([]);
  });

  test('what is taken back while it is shown is not shown on', async () => {
    const { client, clock, frames, play } = await staged(game, 8, 1);
    play(3);
    const before = said(client);
    client.choose(client.asked?.decision.default ?? []);
    client.ask('undo');
    expect(client.isStaging).toBe(false);
    const shown = frames.length;
    clock.pass(60_000);
    expect(frames.length).toBe(shown);
    expect(said(client)).toEqual(before);
  });
});

const portraitOf = ({ scene }: Frame, seat: string | null): LtkPortrait | undefined =>
  scene.seats.find(({ id }) => id === seat)?.portrait as LtkPortrait | undefined;
const lifeOf = (frame: Frame, seat: string): number => portraitOf(frame, seat)?.hp ?? 0;
const handOf = (frame: Frame, seat: string | null): number => portraitOf(frame, seat)?.hand ?? 0;

test('life is what it was before the blow until the blow falls', async () => {
  const { frames, play } = await staged('ltk-identity', 9, 1, FIRST_SET);
  play(30);
  let blows = 0;
  for (const [i, frame] of frames.entries()) {
    const { cue } = frame;
    if (cue?.kind !== 'hurt' || cue.amount === 0) continue;
    const [victim = ''] = cue.to;
    blows++;
    expect(lifeOf(frames[i - 1] as Frame, victim)).toBe(lifeOf(frame, victim) + cue.amount);
  }
  expect(blows).toBeGreaterThan(5);
});

test('who loses maximum life is not hurt: life may be what it was', async () => {
  const { stage } = await loadGame('ltk-identity');
  const kindOf = (type: string) => stage.beat?.({ type })?.kind;
  expect(['max-life-lost', 'life-lost', 'damaged'].map(kindOf)).toEqual(['lose', 'hurt', 'hurt']);
});

test('a Strike leaves the hand when it is used, and its target lives as before', async () => {
  const { frames, play } = await staged('ltk-identity', 9, 1, FIRST_SET);
  play(20);
  const uses = frames.flatMap((frame, i) =>
    frame.cue?.kind === 'use' && i > 0 ? [[frames[i - 1] as Frame, frame] as const] : [],
  );
  expect(uses.length).toBeGreaterThan(10);
  for (const [before, now] of uses)
    for (const target of now.cue?.to ?? []) expect(lifeOf(now, target)).toBe(lifeOf(before, target));
  const plainUses = uses.filter(([, { cue }]) => cue?.card?.id.startsWith('card:'));
  const fewer = plainUses.filter(
    ([before, { cue, ...now }]) => handOf(now as Frame, cue?.from ?? null) < handOf(before, cue?.from ?? null),
  );
  expect(fewer.length).toBeGreaterThan(plainUses.length * 0.9); // but for equipment that counts as something else
});

test('cards that several draw one after the other are seen at once', async () => {
  const { frames, play } = await staged('ltk-identity', 3, 1, FIRST_SET);
  play(8);
  const draws = frames.map(({ cue }) => cue?.kind === 'draw');
  expect(draws.some(Boolean)).toBe(true);
  expect(draws.some((isDraw, i) => isDraw && draws[i + 1])).toBe(false);
});

test('minions die one by one, each seen on the board until it does', async () => {
  const { frames, play } = await staged('sorcery', 4, 1);
  play(120);
  const deaths = frames.flatMap((frame, i) => (frame.cue?.kind === 'die' && frame.cue.to.length > 0 ? [i] : []));
  expect(deaths.length).toBeGreaterThan(3);
  const onBoard = ({ scene }: Frame): string[] =>
    scene.seats.flatMap(({ zones }) =>
      zones.filter(({ id }) => /^(minions|ritual)/.test(id)).flatMap(({ cards }) => cards.map(({ id }) => id)),
    );
  for (const i of deaths) {
    const [gone] = frames[i]?.cue?.to ?? [];
    expect(onBoard(frames[i - 1] as Frame)).toContain(gone);
    expect(onBoard(frames[i] as Frame)).not.toContain(gone);
  }
});

test('a battle is fought before it is scored, and its result stays until somebody goes on', async () => {
  const { client, clock, frames } = await staged('thrones', 2, 1);
  const random = randomFrom(1);
  while (!client.isHeld) {
    if (client.isStaging) clock.pass(100);
    else client.choose(anyChoice(client.asked?.decision as never, random));
  }
  const battle = frames.filter(({ cue }) => cue?.kind === 'clash' || cue?.kind === 'result');
  const scores = battle.map(({ scene }) => scene.facts.find(({ id }) => id === 'score')?.value);
  expect(battle.map(({ cue }) => cue?.kind)).toEqual(['clash', 'clash', 'clash', 'result']);
  expect(scores.slice(0, 3)).toEqual(['0 : 0', '0 : 0', '0 : 0']);
  expect(scores[3]).not.toBe('0 : 0');
  const details = battle.map(({ cue }) => cue?.detail as { decided: number; result: object | null; scores: number[] });
  expect(details.map(({ decided }) => decided)).toEqual([0, 1, 2, 2]);
  expect(details.map(({ result }) => result !== null)).toEqual([false, false, false, true]);
  expect({ ...details[2], result: null }).toEqual({ ...details[3], result: null }); // the piles are gone, and still shown
  clock.pass(60_000);
  expect(client.isHeld).toBe(true);
  client.skip();
  expect(client.isHeld).toBe(false);
});
