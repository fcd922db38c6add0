import { expect, test } from 'vitest';
import { compareAll } from '../test/two-worlds.ts';

const MOMENTS = 150;

test.each(['thrones', 'sorcery', 'ltk-identity', 'ltk-kingdoms'])(
  'what comes over a socket is the same in worlds that cannot be told apart: %s',
  async (game) => {
    const { own, other, leaks } = await compareAll(game, MOMENTS);
    expect(leaks).toEqual([]);
    expect([own > 10 * MOMENTS, other > 7 * MOMENTS]).toEqual([true, true]);
  },
);
