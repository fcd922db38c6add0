import { type GameTypes, one, randomFrom, type World } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { type Playing, playout } from '../src/search/playout.ts';

/** A world in which every choice is a turn, and which is won on turn `last`. */
class Clock {
  turn = 0;
  readonly seats = 1;
  readonly last: number;

  constructor(last: number) {
    this.last = last;
  }

  get decision(): object | null {
    return this.turn < this.last ? { seat: 0 } : null;
  }

  get outcome(): { scores: number[] } | null {
    return this.turn < this.last ? null : { scores: [1] };
  }

  choose(): void {
    this.turn++;
  }

  glance(): number {
    return this.turn;
  }
}

/** What a world that ends on turn `last` comes to, a tenth for each turn when it is judged. */
function comesTo(depth: Pick<Playing<GameTypes>, 'horizon' | 'first'>, last = 100): number {
  const playing: Playing<GameTypes> = {
    policy: () => one(0),
    turnOf: (turn) => turn as unknown as number,
    leaf: (world) => (world as unknown as Clock).turn / 10,
    ...depth,
  };
  return playout(new Clock(last) as unknown as World<GameTypes>, 0, 0, playing, randomFrom(1));
}

test('a world is judged at its horizon', () => {
  expect(comesTo({ horizon: 3 })).toBeCloseTo(0.3);
});

test('or after each turn from the first to the horizon, and the mean counts', () => {
  expect(comesTo({ first: 2, horizon: 5 })).toBeCloseTo((0.2 + 0.3 + 0.4 + 0.5) / 4);
});

test('one that is over stays what it has come to', () => {
  expect(comesTo({ first: 2, horizon: 5 }, 4)).toBeCloseTo((0.2 + 0.3 + 1 + 1) / 4);
  expect(comesTo({ horizon: 5 }, 4)).toBe(1);
});
