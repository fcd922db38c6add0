import { Match, randomFrom, type Viewer } from '@cardwright/engine';
import { type Ltk, ltkIdentity, ltkKingdoms, type View } from '@cardwright/ltk';
import { playAtRandom } from '@cardwright/testing';
import { expect, test } from 'vitest';

type Player = Ltk['state']['players'][number];

const PLAYER = (view: View): object => view.players[0] as object;

/** What somebody who reads every part of a glance has seen. */
function lookedAt(glance: View, view: View): unknown {
  const read = (from: object, parts: object): Record<string, unknown> =>
    Object.fromEntries(Object.keys(parts).map((part) => [part, (from as Record<string, unknown>)[part]]));
  return { ...read(glance, view), players: glance.players.map((player) => read(player, PLAYER(view))) };
}

test.each([
  [ltkIdentity, 5],
  [ltkIdentity, 10],
  [ltkKingdoms, 6],
] as const)('a glance shows what the view shows, to everybody: %#', (game, seats) => {
  let looks = 0;
  for (let seed = 0; seed < 8; seed++) {
    const random = randomFrom(seed);
    playAtRandom(game, { seed, seats }, random, { checkpoints: false }, (match) => {
      if (match.decision !== null && random.below(8) > 0) return;
      for (const viewer of [...Array(seats).keys(), 'public', 'all'] satisfies Viewer[]) {
        const view = match.view(viewer);
        expect(lookedAt(match.glance(viewer), view)).toEqual(view);
        looks++;
      }
    });
  }
  expect(looks).toBeGreaterThan(1000);
});

test('a glance shows what lies open as it is, without copying it, and of the rest only what is known', () => {
  const match = Match.start(ltkIdentity, { seed: 3, options: { fixed: 'cao-cao,liu-bei,sun-quan,guan-yu,zhang-fei' } });
  const glance = match.glance(0);
  const [own, other] = match.state.players as [Player, Player];
  expect(glance.hand).toBe(own.hand);
  expect(glance.players.map(({ slots }) => slots)).toEqual(match.state.players.map(({ slots }) => slots));
  expect(glance.players[1]?.slots).toBe(other.slots);
  expect(glance.players[1]?.known).toEqual([]);
  expect(other.hand).toHaveLength(4);
  expect(Object.keys(glance)).toEqual(['seat']);
});
