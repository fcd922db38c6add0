import { childSeed, type GameTypes, type World } from '@cardwright/engine';
import { expect, test } from 'vitest';
import { Worlds } from '../src/search/worlds.ts';

const KINDS = 40;

/** A world that is nothing but one of so many kinds. */
interface Kind {
  readonly kind: number;
}

/** How often each kind comes among so many worlds, where it fits so well. */
function comes(fit: (kind: number) => number, worlds = 4000): number[] {
  const counts = Array.from({ length: KINDS }, () => 0);
  const of = (seed: number): Kind & { fork: () => Kind } => {
    const kind = childSeed(seed, 7) % KINDS;
    return { kind, fork: () => ({ kind }) };
  };
  const ask = { imagine: (seed: number) => of(seed) as unknown as World<GameTypes> };
  const imagined = new Worlds(ask, 11, (world) => fit((world as unknown as Kind).kind));
  for (let n = 0; n < worlds; n++) counts[(imagined.fork(n) as unknown as Kind).kind]! += 1;
  return counts;
}

test('a world that fits half as well comes half as often', () => {
  const counts = comes((kind) => (kind % 2 === 0 ? 1 : 0.5));
  const odd = counts.filter((_, kind) => kind % 2 === 1).reduce((sum, count) => sum + count, 0);
  expect(odd / 4000).toBeCloseTo(1 / 3, 1);
});

test('where next to nothing fits, what fits best of all that was looked at is taken, not just anything', () => {
  const counts = comes((kind) => (kind === 3 ? 1 : kind === 4 ? 0.01 : 1e-6));
  const [fitting = 0, nearly = 0] = [counts[3], counts[4]];
  expect(fitting / 4000).toBeCloseTo(1 - (1 - 1 / KINDS) ** 16, 1);
  expect((fitting + nearly) / 4000).toBeCloseTo(1 - (1 - 2 / KINDS) ** 16, 1);
});
