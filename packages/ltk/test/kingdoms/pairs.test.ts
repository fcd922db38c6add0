import { randomFrom } from '@cardwright/engine';
import { playAtRandom } from '@cardwright/testing';
import { expect, test } from 'vitest';
import { allHeroes } from '../../src/core/definitions.ts';
import { kingdomHeroes } from '../../src/heroes/kingdoms.ts';
import { ltkKingdoms } from '../../src/index.ts';

const SEATS = 4;
const ROUNDS = 4;

/** Every two heroes of one kingdom. */
const pairs = kingdomHeroes.flatMap((a, i) =>
  kingdomHeroes.slice(i + 1).flatMap((b) => (b.kingdom === a.kingdom ? [[a.id, b.id] as const] : [])),
);

/** Games of few seats in which every pair is led by somebody, no hero twice in a game. */
function games(): string[][] {
  const left = pairs.slice();
  const made: string[][] = [];
  while (left.length > 0) {
    const taken = new Set<string>();
    const seated: string[] = [];
    for (const pool of [left, pairs]) {
      for (let i = 0; i < pool.length && seated.length < SEATS; i++) {
        const [a, b] = pool[(i * 107) % pool.length] as readonly [string, string]; // hops from kingdom to kingdom
        if (taken.has(a) || taken.has(b)) continue;
        seated.push(`${a}+${b}`);
        taken.add(a).add(b);
      }
    }
    for (const pair of seated) {
      const at = left.findIndex(([a, b]) => `${a}+${b}` === pair);
      if (at >= 0) left.splice(at, 1);
    }
    made.push(seated);
  }
  return made;
}

test('all sixty heroes are playable', () => {
  expect(
    allHeroes('kingdoms')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(kingdomHeroes.map(({ id }) => id).sort());
  expect([kingdomHeroes.length, pairs.length]).toEqual([60, 420]);
});

test.each(['course', 'official'])('every pair of heroes of a kingdom is played together, %s rules', (rules) => {
  const played = new Set<string>();
  const rounds = Array.from({ length: ROUNDS }, games).flat();
  for (const [seed, fixed] of rounds.entries()) {
    const deal = { seed, seats: fixed.length, options: { rules, fixed: fixed.join(',') } };
    const match = playAtRandom(ltkKingdoms, deal, randomFrom(seed), { checkpoints: false });
    for (const { heroes } of match.state.players) played.add(heroes.join('+'));
  }
  expect(pairs.map((pair) => pair.join('+')).filter((pair) => !played.has(pair))).toEqual([]);
});
