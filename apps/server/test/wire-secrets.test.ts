import type { Match } from '@cardwright/engine';
import { describe, expect, test } from 'vitest';
import { compareAll, noticed } from './two-worlds.ts';

const GAMES = ['thrones', 'sorcery', 'ltk-identity', 'ltk-kingdoms'];
const MOMENTS = 6; // of each game; apps/server/soak has more

describe('what comes over a socket is the same in worlds that cannot be told apart', () => {
  test.each(GAMES)('%s', async (game) => {
    const { own, other, leaks } = await compareAll(game, MOMENTS);
    expect(leaks).toEqual([]);
    expect([own > 60, other > 40]).toEqual([true, true]);
  });
});

describe('a leak is caught', () => {
  const handOf = (match: Match): number => {
    const { players } = match.state as unknown as { players: readonly { hand: readonly number[] }[] };
    return players[1]?.hand[0] ?? 0;
  };

  test.each([
    ['a record in a message', { send: (message: object, match: Match) => ({ ...message, record: match.digest() }) }],
    [
      'a name in an error',
      {
        send: (message: { type: string }, match: Match) =>
          message.type === 'refused' ? { ...message, detail: `not while somebody holds ${handOf(match)}` } : message,
      },
    ],
    ['a pause that depends on a hand', { pause: handOf }],
  ])('%s', async (_, wrong) => {
    expect(await noticed('ltk-identity', wrong)).toEqual({ own: true, other: true });
  });
});
