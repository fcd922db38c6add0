import { skirmish } from '@cardwright/testing/skirmish';
import { describe, expect, test } from 'vitest';
import { Match } from '../src/index.ts';
import { after, type Blasted, ear, follow, MIDWAY, RESCUE, start } from './arranged.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

const finish = (match: Blasted): Blasted => {
  while (match.decision !== null) match.choose(match.decision.default);
  return match;
};

const hiddenFrom = (seat: number, { state }: Blasted): unknown => [
  state.deck,
  state.hands.filter((_, other) => other !== seat),
];

describe('at a checkpoint', () => {
  test.each([0, 1, 2])('seat %d imagines worlds that look the same to it', (seat) => {
    const match = start();
    for (const seed of SEEDS) {
      const world = match.imagine(seat, seed);
      expect(world.view(seat)).toEqual(match.view(seat));
      expect(world.decisionFor(seat)).toEqual(match.decisionFor(seat));
    }
  });

  test.each([0, 1, 2])('but differ in what seat %d cannot know', (seat) => {
    const match = start();
    const worlds = new Set(SEEDS.map((seed) => JSON.stringify(hiddenFrom(seat, match.imagine(seat, seed)))));
    expect(worlds.size).toBe(SEEDS.length);
  });

  test('what is offered to another seat follows from the imagined hand', () => {
    const match = start();
    const offered = SEEDS.map((seed) => match.imagine(1, seed).decision?.options);
    expect(new Set(offered.map((options) => JSON.stringify(options))).size).toBeGreaterThan(1);
  });

  test('also in a match that keeps no checkpoints', () => {
    const [kept, bare] = [start(), start({ checkpoints: false })];
    for (const match of [kept, bare]) follow(match, 0);
    expect(bare.decision).toMatchObject({ seat: 1, kind: 'play', checkpoint: true });
    for (const seat of [0, 1, 2]) {
      const worlds = [kept.imagine(seat, 4), bare.imagine(seat, 4), bare.imagine(seat, 4).fork()].map(finish);
      expect(new Set(worlds.map((world) => world.digest())).size).toBe(1);
    }
  });
});

describe.each(MIDWAY)('in mid-resolution, after %d choices', (steps) => {
  const [seat] = RESCUE[steps] as (typeof RESCUE)[number];

  test('the seat that is asked imagines worlds that look the same to it', () => {
    const match = after(steps);
    for (const seed of SEEDS) {
      const world = match.imagine(seat, seed);
      expect(world.view(seat)).toEqual(match.view(seat));
      expect(world.decision).toEqual(match.decision);
      expect(hiddenFrom(seat, world)).not.toEqual(hiddenFrom(seat, match));
    }
  });

  test('the imagined world is entered in the middle: the game goes on from the open question', () => {
    const world = after(steps).imagine(seat, 3);
    const [, , key] = RESCUE[steps] as (typeof RESCUE)[number];
    world.chooseKeys([key]);
    expect(finish(world).outcome).not.toBeNull();
    expect(world.game.census(world.state).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
  });

  test('the same seed gives the same world, to the end', () => {
    const match = after(steps);
    const [one, two, other] = [match.imagine(seat, 5), match.imagine(seat, 5), match.imagine(seat, 6)];
    expect(two.digest()).toBe(one.digest());
    expect(other.digest()).not.toBe(one.digest());
    expect(finish(two).digest()).toBe(finish(one).digest());
  });

  test('nobody else can imagine', () => {
    const match = after(steps);
    for (const other of [0, 1, 2].filter((each) => each !== seat)) {
      expect(() => match.imagine(other, 1)).toThrow(
        `seat ${other} can imagine only at a checkpoint or at a decision of its own`,
      );
    }
  });

  test('a fork of an imagined world is that world, and so is its fork', () => {
    const world = after(steps).imagine(seat, 7);
    const forks = [world.fork(), world.fork().fork()];
    for (const fork of forks) {
      expect(fork.state).toEqual(world.state);
      expect(fork.decision).toEqual(world.decision);
    }
    finish(world);
    for (const fork of forks) expect(finish(fork).digest()).toBe(world.digest());
  });

  test('a world can be imagined within a world', () => {
    const world = after(steps).imagine(seat, 7);
    const deeper = world.imagine(seat, 8);
    expect(deeper.view(seat)).toEqual(world.view(seat));
    expect(deeper.digest()).not.toBe(world.digest());
    expect(deeper.fork().digest()).toBe(deeper.digest());
  });

  test('the true match stays as it was and hears nothing', () => {
    const heard = ear();
    const match = after(steps, heard);
    const before = [match.digest(), heard.events.length];
    finish(match.imagine(seat, 2));
    expect([match.digest(), heard.events.length]).toEqual(before);
  });
});

test('an imagined world has no record and cannot be parked, nor can its forks', () => {
  const worlds = [start().imagine(1, 1), after(3).imagine(0, 1), after(3).imagine(0, 1).fork()];
  for (const world of worlds) {
    expect(() => world.record()).toThrow('an imagined world has no record');
    expect(() => world.park()).toThrow('an imagined world has no record');
    expect(world.length).toBe(0);
  }
});

test('what will be drawn is not the truth either: the generator is seeded anew', () => {
  const match = start();
  const worlds = SEEDS.map((seed) => match.imagine(0, seed).state.rng);
  expect(new Set([match.state.rng, ...worlds].map((rng) => JSON.stringify(rng))).size).toBe(SEEDS.length + 1);
});

test('after the end nobody can imagine', () => {
  const match = finish(start());
  expect(() => match.imagine(0, 1)).toThrow('only at a checkpoint');
});

test('an imagined world depends on what the seat knows, not on the truth behind it', () => {
  let compared = 0;
  for (let seed = 0; seed < 20; seed++) {
    const match = Match.start(skirmish(), { seed });
    for (let i = 0; i < 15 && match.decision !== null; i++) {
      const { seat } = match.decision;
      for (const swap of [1, 2]) {
        expect(match.imagine(seat, swap).imagine(seat, 9).digest()).toBe(match.imagine(seat, 9).digest());
        compared++;
      }
      match.choose(match.decision.default);
    }
  }
  expect(compared).toBeGreaterThan(200);
});
