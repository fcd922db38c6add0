import { beforeEach, describe, expect, test } from 'vitest';
import { type Driving, type Event, listenAs, Match, type Viewer } from '../src/index.ts';
import { after, ear, start } from './arranged.ts';
import { built, toy } from './toy.ts';

const started = (driving: Driving = {}) => Match.start(toy, { seed: 13 }, driving);

const finish = (match: ReturnType<typeof started>): void => {
  while (match.decision !== null) match.choose(match.decision.default);
};

beforeEach(() => {
  built.count = 0;
});

describe('events cost nothing when nobody listens', () => {
  test('they are built when somebody does', () => {
    const heard = ear();
    finish(started(heard));
    expect(built.count).toBe(6);
    expect(heard.events).toHaveLength(6);
  });

  test('and never when nobody does: not in play, not in forks, not in imagined worlds, not for a record', () => {
    const match = started();
    match.choose([0]);
    finish(match.fork());
    finish(match.imagine(1, 5));
    match.record();
    Match.unpark(toy, { seed: 13 }, match.park());
    finish(match);
    expect(built.count).toBe(0);
  });

  test('the rules find no emit to call', () => {
    const emits: unknown[] = [];
    const spied: typeof toy = {
      ...toy,
      *play(live) {
        emits.push(live.emit);
        yield* toy.play(live);
      },
    };
    Match.start(spied, { seed: 1 });
    expect(emits).toEqual([undefined]);
    Match.start(spied, { seed: 1 }, { listen: () => {} });
    expect(emits[1]).toBeTypeOf('function');
  });

  test('a fork of a match that is listened to builds none while it catches up', () => {
    const match = started(ear());
    match.choose([0]);
    match.choose([1, 2]);
    const before = built.count;
    const heard = ear();
    const fork = match.fork(heard);
    expect(built.count).toBe(before);
    finish(fork);
    expect(heard.events.map((event) => (event as Event & { step: number }).step)).toEqual([5]);
  });
});

describe('a listener', () => {
  test('hears every event once, in order', () => {
    const heard = ear();
    finish(started(heard));
    expect(heard.events.map((event) => (event as Event & { step: number }).step)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('to some types of event hears no others', () => {
    const heard = ear();
    finish(started({ ...heard, types: ['something-else'] }));
    expect(heard.events).toEqual([]);
    const all = ear();
    finish(started(all));
    finish(started({ ...heard, types: all.events.map(({ type }) => type) }));
    expect(heard.events).toEqual(all.events);
  });

  test.each<[Viewer, boolean]>([
    [0, false],
    [1, true],
    ['public', false],
    ['all', true],
  ])('that listens as %s learns the secret: %s', (viewer, learns) => {
    const heard = ear();
    finish(started({ listen: listenAs(viewer, heard.listen) }));
    expect(heard.events.map((event) => event.secret !== undefined)).toEqual(heard.events.map(() => learns));
    expect(JSON.stringify(heard.events).includes('"hidden":3')).toBe(learns);
  });

  test('finds the match as it is at that moment, not as it will be when somebody is asked again', () => {
    const steps: [told: number, seen: number][] = [];
    const match: ReturnType<typeof started> = started({
      listen: (event) => {
        const { step } = event as Event & { step: number };
        if (step > 1) steps.push([step, match.view(1).step]); // before that there is no match yet
      },
    });
    finish(match);
    expect(match.view(1).step).toBe(6);
    expect(steps).toEqual([2, 3, 4, 5].map((step) => [step, step]));
  });

  test('as a seat hears its own draws and only the number of the others', () => {
    const drawn = ([0, 1, 'public'] as const).map((viewer) => {
      const heard = ear();
      start({ listen: listenAs(viewer, heard.listen) });
      return heard.events;
    });
    const open = { type: 'drawn', seat: 0, count: 2 };
    expect(drawn).toEqual([[{ ...open, secret: { to: [0], cards: [1, 6] } }], [open], [open]]);
  });

  test('of an imagined world hears what happens there, and not again what led there', () => {
    const heard = ear();
    const world = after(2).imagine(1, 4, heard);
    expect(heard.events).toEqual([]);
    world.chooseKeys(['answer:negate-8']);
    expect(heard.events[0]).toEqual({ type: 'answered', seat: 1, card: 8 });
  });

  test('of a world imagined at a checkpoint does not hear how the checkpoint is entered again', () => {
    const heard = ear();
    const world = started().imagine(1, 4, heard);
    expect(heard.events).toEqual([]);
    world.choose([0]);
    expect(heard.events.map((event) => (event as Event & { step: number }).step)).toEqual([2]);
  });
});
