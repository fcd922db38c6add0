import { expect, test } from 'vitest';
import { thoughtIn } from '../src/index.ts';

test('a search says in both languages what it found', () => {
  const prefers = { code: 'search-prefers', worlds: 120, gain: 0.074 };
  expect(thoughtIn('en', prefers)).toBe('in 120 tables it imagined this won 7 in a hundred more than its first idea');
  expect(thoughtIn('zh', prefers)).toBe('推演了120种可能的局面，比最初的想法胜率高7个百分点');
  expect(thoughtIn('en', { code: 'search-agrees', worlds: 80 })).toBe('nothing did better in 80 tables it imagined');
  expect(thoughtIn('en', { code: 'search-agrees', worlds: 1 })).toBe('nothing did better in 1 table it imagined');
  expect(thoughtIn('zh', { code: 'search-agrees', worlds: 80 })).toBe('推演了80种可能的局面，没有更好的选择');
});

test('what is gained is never said to be nothing', () => {
  const hardly = { code: 'search-prefers', worlds: 90, gain: 0.003 };
  expect(thoughtIn('en', hardly)).toBe('in 90 tables it imagined this won a little more than its first idea');
  expect(thoughtIn('zh', hardly)).toBe('推演了90种可能的局面，比最初的想法胜率略高');
});

test('a reason without words has none', () => {
  expect(thoughtIn('en', { code: 'planted' })).toBeNull();
});
