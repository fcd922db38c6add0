import { Match, randomFrom, type Viewer } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { expect, test } from 'vitest';
import { sorcery } from '../src/index.ts';

const VIEWERS = [0, 1, 'public', 'all'] satisfies Viewer[];

/** What somebody has seen who reads of a glance every part that a view has. */
function lookedAt(glance: unknown, view: unknown): unknown {
  if (Array.isArray(view)) return view.map((part, i) => lookedAt((glance as unknown[])[i], part));
  if (typeof view !== 'object' || view === null) return glance;
  const looked = (name: string, part: unknown): unknown => lookedAt((glance as Record<string, unknown>)[name], part);
  return Object.fromEntries(Object.entries(view).map(([name, part]) => [name, looked(name, part)]));
}

test.each([{}, { edition: 'standard' }, { deck1: 'extended', deck2: 'extended', name1: 'Ada' }])(
  'a glance shows what the view shows, to everybody: %j',
  (options) => {
    let looks = 0;
    for (let seed = 0; seed < 12; seed++) {
      const random = randomFrom(seed);
      playAtRandom(sorcery, { seed, options }, random, { checkpoints: false }, (match) => {
        if (match.decision !== null && random.below(4) > 0) return;
        for (const viewer of VIEWERS) {
          const view = match.view(viewer);
          expect(lookedAt(match.glance(viewer), view)).toEqual(view);
          looks++;
        }
      });
    }
    expect(looks).toBeGreaterThan(300);
  },
);

test('a glance holds nothing but what it shows: no part of it is part of the state', () => {
  const match = Match.start(sorcery, { seed: 3 });
  const glance = match.glance(0);
  const before = match.digest();
  for (const { hand, minions, graveyard, unseen } of glance.players)
    for (const part of [hand, minions, graveyard, unseen]) (part as unknown[]).push(99);
  (glance.gone as unknown[]).push(99);
  Object.assign(glance.rules, { testing: true });
  expect(match.digest()).toBe(before);
  expect(Object.keys(glance)).toEqual(['seat', 'players']);
  expect(glance.players.flatMap((player) => Object.keys(player))).toEqual([]);
});
