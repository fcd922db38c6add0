import { Match, randomFrom, type Viewer } from '@cardwright/engine';
import { ltkIdentity, ltkKingdoms, type View } from '@cardwright/ltk';
import { playAtRandom } from '@cardwright/testing';
import { expect, test } from 'vitest';

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

test('a glance holds nothing but what it shows: no part of it is part of the state', () => {
  const match = Match.start(ltkIdentity, { seed: 3 });
  const glance = match.glance(0);
  const before = match.digest();
  for (const part of [glance.hand, glance.discard, glance.skipped, glance.dying, ...glance.players.map((p) => p.known)])
    (part as number[]).push(99);
  for (const { slots, marks } of glance.players) Object.assign(slots, { weapon: 7 }, marks);
  expect(match.digest()).toBe(before);
  expect(Object.keys(glance)).toEqual(['seat']);
});
