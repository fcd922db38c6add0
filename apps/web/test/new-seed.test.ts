import { isSeed, MAX_SEED } from '@cardwright/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { newSeed } from '../src/host/chance.ts';

afterEach(() => vi.unstubAllGlobals());

/** The machine's chance, with all its bits the same. */
const chance = (word: number): void => {
  vi.stubGlobal('crypto', { getRandomValues: (words: Uint32Array) => words.fill(word) });
};

test.each([
  [0, 0],
  [0xffffffff, MAX_SEED],
  [0x80000000, 2 ** 52 + 2 ** 31],
])('all words %i: seed %i', (word, seed) => {
  chance(word);
  expect(newSeed()).toBe(seed);
});

test('every seed is one', () => {
  for (let i = 0; i < 100; i++) expect(isSeed(newSeed())).toBe(true);
});
